import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { parseCreditorId } from '../mandates/sepa'
import { readPayee } from '../tenants/contact.server'
import { sepaText } from '../values/sepa-text'
import { NAME_LENGTH } from './assess'

export interface Creditor {
  name: string
  id: string
  iban: string
  /** Its bank wants the first debit of a mandate marked. */
  marksFirst: boolean
}

/** What a firm lacks to collect anything. */
export type CreditorObstacle = 'creditor_id' | 'account' | 'name'

/** The firm as a file names it, with the account that collects; or what is missing. */
export async function readCreditor(
  executor: Executor,
  { tenantId }: Within,
): Promise<{ creditor: Creditor | null; missing: CreditorObstacle[] }> {
  const payee = await readPayee(executor, tenantId)
  const id = parseCreditorId(payee.creditorId ?? '')
  const name = sepaText(payee.name).text ?? ''
  const isNamed = name !== '' && name.length <= NAME_LENGTH
  const account = await findCollecting(executor, { tenantId })
  if (id !== undefined && account && isNamed) return { creditor: { name, id, ...account }, missing: [] }
  const missing: CreditorObstacle[] = []
  if (id === undefined) missing.push('creditor_id')
  if (!account) missing.push('account')
  if (!isNamed) missing.push('name')
  return { creditor: null, missing }
}

/** The account that collects: the one chosen for it, else the one that invoices name. */
export async function findCollecting(
  executor: Executor,
  { tenantId }: Within,
): Promise<{ iban: string; marksFirst: boolean } | undefined> {
  const row = await executor
    .selectFrom('bank_accounts')
    .innerJoin('tenants', 'tenants.id', 'bank_accounts.tenant_id')
    .select(['bank_accounts.iban', 'bank_accounts.marks_first'])
    .where('bank_accounts.tenant_id', '=', tenantId)
    .where(({ or, eb, ref }) =>
      or([eb('bank_accounts.is_collecting', '=', 1), eb('bank_accounts.iban', '=', ref('tenants.iban'))]),
    )
    .orderBy('bank_accounts.is_collecting', 'desc')
    .executeTakeFirst()
  return row && { iban: row.iban, marksFirst: row.marks_first === 1 }
}
