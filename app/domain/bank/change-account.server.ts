import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { type BankAccount, getBankAccount } from './accounts.server'
import { BankConflict } from './conflict'

interface Named {
  name: string
  bankName: string | null
}

/** What the account and its bank are called here. @throws NotFound */
export function renameAccount(house: House, scope: Scope, id: string, named: Named): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { name, bankName } = await getBankAccount(trx, scope, id)
    if (name === named.name && bankName === named.bankName) return
    await set(trx, scope, id, { name: named.name, bank_name: named.bankName })
    await recordAudit(trx, scope, {
      action: 'bank_account.changed',
      subjectType: 'bank_account',
      subjectId: id,
      before: { name, bank_name: bankName },
      after: { name: named.name, bank_name: named.bankName },
    })
  })
}

/**
 * Closes an account that is no longer used, or opens it again. What is known of it stays.
 * @throws NotFound; BankConflict `bank_account_on_invoices`, `bank_account_collects`
 */
export function closeAccount(house: House, scope: Scope, id: string, isClosed: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const account = await getBankAccount(trx, scope, id)
    if (account.isClosed === isClosed) return
    if (isClosed) refuseIfUsed(account)
    await set(trx, scope, id, { closed_at: isClosed ? scope.at : null })
    await recordAudit(trx, scope, {
      action: isClosed ? 'bank_account.closed' : 'bank_account.reopened',
      subjectType: 'bank_account',
      subjectId: id,
    })
  })
}

function refuseIfUsed({ isOnInvoices, isCollecting }: BankAccount): void {
  if (isOnInvoices) throw new BankConflict('bank_account_on_invoices')
  if (isCollecting) throw new BankConflict('bank_account_collects')
}

function set(
  trx: Trx,
  { tenantId }: Scope,
  id: string,
  values: { name: string; bank_name: string | null } | { closed_at: string | null },
) {
  return trx
    .updateTable('bank_accounts')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}
