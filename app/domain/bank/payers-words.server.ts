import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Cents } from '../values/money'
import { isUnsaid, type SaidKind } from './transfer'

interface Named extends SaidKind {
  id: string
  cents: Cents
  mandateReference: string | null
  endToEndId: string | null
  ibanFingerprint: string | null
}

/**
 * Whether a payer may have written that money is a debit of ours: the bank does not say what it is, in a file whose references
 * are part of a text, and it came from another account than that of the mandate that is named.
 */
export async function mayBePayersWords(
  executor: Executor,
  { tenantId }: Within,
  item: Named,
): Promise<boolean> {
  const { id, cents, mandateReference, endToEndId, ibanFingerprint } = item
  if (cents < 0 || !isUnsaid(item) || (mandateReference ?? endToEndId) === null) return false
  const { rows } = await sql<{ isText: 0 | 1; isFromMandate: 0 | 1 }>`
    select exists (select 1 from bank_items i
        join bank_statement_entries e on e.tenant_id = i.tenant_id and e.entry_id = i.entry_id
        join bank_statements s on s.tenant_id = e.tenant_id and s.id = e.statement_id
        where i.tenant_id = ${tenantId} and i.id = ${id} and s.format not like 'camt.%') as isText,
      exists (select 1 from mandates m where m.tenant_id = ${tenantId}
        and m.reference = ${mandateReference} collate nocase
        and m.iban_fingerprint = ${ibanFingerprint}) as isFromMandate`.execute(executor)
  return rows[0]?.isText === 1 && rows[0].isFromMandate === 0
}
