import type { Executor, Trx } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Within } from '../../kernel/scope'
import { entryContent } from '../entry-content'
import type { KeyedStatement } from '../statement'
import { isReport } from './family'

/** Formats and layouts of an account that number each download anew, as a person has said. */
export async function listNumberedAnew(
  executor: Executor,
  { tenantId }: Within,
  accountId: string,
): Promise<string[]> {
  const row = await executor
    .selectFrom('bank_accounts')
    .select('unnumbered_json')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', accountId)
    .executeTakeFirst()
  return JSON.parse(row?.unnumbered_json ?? '[]') as string[]
}

export async function setNumberedAnew(
  trx: Trx,
  { tenantId }: Within,
  accountId: string,
  families: readonly string[],
): Promise<void> {
  await trx
    .updateTable('bank_accounts')
    .set({ unnumbered_json: JSON.stringify(families) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', accountId)
    .execute()
}

/** What is known by its number is known by what it says instead. */
export function withoutNumbers(statement: KeyedStatement): KeyedStatement {
  const entries = statement.entries.map((entry) => ({
    ...entry,
    content: entryContent({ ...entry, reference: null }),
  }))
  return { ...statement, sequence: null, entries }
}

/** Two statements of one format, each with one of two entries, which stands `shift` places further down in the first. */
export interface Copy {
  accountId: string
  format: string
  statementId: string
  otherId: string
  shift: number
  /** Whether numbers or references are all that tells them apart. */
  isByNumbers: boolean
}

/** Copies that two entries are from, if they are one. To be read before they are joined. */
export async function listCopiesOf(
  trx: Trx,
  { tenantId }: Within,
  { entryId, otherId }: { entryId: string; otherId: string },
): Promise<Copy[]> {
  const read = (id: string) =>
    trx
      .selectFrom('bank_entries')
      .innerJoin('bank_statement_entries', (join) =>
        joined(join, 'bank_statement_entries.entry_id', 'bank_entries.id'),
      )
      .innerJoin('bank_statements', (join) =>
        joined(join, 'bank_statements.id', 'bank_statement_entries.statement_id'),
      )
      .select(['bank_entries.account_id as accountId', 'bank_entries.reference', 'position'])
      .select(['bank_statements.id', 'bank_statements.format', 'bank_statements.sequence'])
      .where('bank_entries.tenant_id', '=', tenantId)
      .where('bank_entries.id', '=', id)
      .execute()
  const others = await read(otherId)
  return (await read(entryId)).flatMap((one) =>
    others
      .filter(({ format, accountId }) => format === one.format && accountId === one.accountId)
      .map((other) => ({
        ...{ accountId: one.accountId, format: one.format ?? '', statementId: one.id, otherId: other.id },
        shift: one.position - other.position,
        isByNumbers:
          differ(one.reference, other.reference) ||
          (!isReport(one.format ?? '') && differ(one.sequence, other.sequence)),
      })),
  )
}

function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

/** What else is doubtful in two copies, each with what stands at its place in the other: one answer is all of theirs. */
export function listAtSamePlace(
  trx: Trx,
  { tenantId }: Within,
  { statementId, otherId, shift }: Copy,
  limit: number,
): Promise<{ entryId: string; otherId: string }[]> {
  return trx
    .selectFrom('bank_statement_entries as own')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'own.entry_id'))
    .innerJoin('bank_statement_entries as its', (join) =>
      joined(join, 'its.entry_id', 'bank_entries.maybe_entry_id'),
    )
    .select(['own.entry_id as entryId', 'its.entry_id as otherId'])
    .where('own.tenant_id', '=', tenantId)
    .where('own.statement_id', '=', statementId)
    .where('its.statement_id', '=', otherId)
    .where(({ eb }) => eb(eb('own.position', '-', eb.ref('its.position')), '=', shift))
    .orderBy('own.position')
    .limit(limit)
    .execute()
}
