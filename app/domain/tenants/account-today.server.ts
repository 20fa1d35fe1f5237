import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { readPayee } from './contact.server'
import type { PaidAccount } from './paid-account'

/**
 * Where to pay what a document asks for: to the account that it names, or once that is closed, to the one of today
 * (`isMoved`). The paper stays as it was issued.
 */
export async function accountToday(
  executor: Executor,
  { tenantId }: Within,
  { name, iban, bic, bankName }: PaidAccount,
): Promise<PaidAccount> {
  const named = { name, iban, bic, bankName }
  if (iban === null) return named
  const today = await readPayee(executor, tenantId)
  if (today.iban === iban) return named
  const closed = await executor
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('iban', '=', iban)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  if (!closed) return named
  return { name: today.name, iban: today.iban, bic: today.bic, bankName: today.bankName, isMoved: true }
}
