import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Within } from '../../kernel/scope'

/** Whether a file of this format has the entry that a column names. */
export function isInFormat(
  { tenantId }: Within,
  entryId: 'bank_entries.id' | 'bank_entry_aliases.entry_id',
  format: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from bank_statement_entries
    inner join bank_statements on bank_statements.tenant_id = bank_statement_entries.tenant_id
      and bank_statements.id = bank_statement_entries.statement_id
    where bank_statement_entries.tenant_id = ${tenantId}
      and bank_statement_entries.entry_id = ${sql.ref(entryId)} and bank_statements.format = ${format})`
}
