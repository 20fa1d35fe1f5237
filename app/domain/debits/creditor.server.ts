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
}

/** What a firm lacks to collect anything. */
export type CreditorObstacle = 'creditor_id' | 'account' | 'name'

/** The firm as a file names it, with the account that its invoices name; or what is missing. */
export async function readCreditor(
  executor: Executor,
  { tenantId }: Within,
): Promise<{ creditor: Creditor | null; missing: CreditorObstacle[] }> {
  const payee = await readPayee(executor, tenantId)
  const id = parseCreditorId(payee.creditorId ?? '')
  const name = sepaText(payee.name).text ?? ''
  const isNamed = name !== '' && name.length <= NAME_LENGTH
  const { iban } = payee
  if (id !== undefined && iban !== null && isNamed) return { creditor: { name, id, iban }, missing: [] }
  const missing: CreditorObstacle[] = []
  if (id === undefined) missing.push('creditor_id')
  if (iban === null) missing.push('account')
  if (!isNamed) missing.push('name')
  return { creditor: null, missing }
}
