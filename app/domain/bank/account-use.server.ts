import { recordAudit } from '../audit/audit.server'
import { findCollecting } from '../debits/creditor.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { changePaidAccount } from '../tenants/settings.server'
import { tellOwnersOfAccount } from '../tenants/tell-owners.server'
import { maskIban } from '../values/iban'
import { BankConflict } from './conflict'

/** Invoices name this account from now on, drafts too; issued ones stay as they are. @throws NotFound; BankConflict */
export function nameOnInvoices(house: House, scope: Scope, accountId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { iban, bic, bank_name } = await getOpenRow(trx, scope, accountId)
    await changePaidAccount(trx, scope, { iban, bic, bank_name })
  })
}

/** Files collect for this account from now on; those that were made stay as they are. @throws NotFound; BankConflict */
export function collectFor(house: House, scope: Scope, accountId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { iban } = await getOpenRow(trx, scope, accountId)
    const before = await findCollecting(trx, scope)
    await trx
      .updateTable('bank_accounts')
      .set({ is_collecting: 0 })
      .where('tenant_id', '=', scope.tenantId)
      .where('is_collecting', '=', 1)
      .execute()
    await trx
      .updateTable('bank_accounts')
      .set({ is_collecting: 1 })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', accountId)
      .execute()
    if (before?.iban === iban) return
    await recordAudit(trx, scope, {
      action: 'bank_account.collecting',
      subjectType: 'bank_account',
      subjectId: accountId,
      before: { ibanMasked: before && maskIban(before.iban) },
      after: { ibanMasked: maskIban(iban) },
    })
    await tellOwnersOfAccount(trx, scope, { use: 'debits', before: before?.iban ?? null, after: iban })
  })
}

/** Whether files for this account mark the first debit of a mandate, as a few banks want it. @throws NotFound */
export function markFirst(house: House, scope: Scope, accountId: string, marksFirst: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { marks_first } = await getRow(trx, scope, accountId)
    if ((marks_first === 1) === marksFirst) return
    await trx
      .updateTable('bank_accounts')
      .set({ marks_first: marksFirst ? 1 : 0 })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', accountId)
      .execute()
    await recordAudit(trx, scope, {
      action: 'bank_account.sequence',
      subjectType: 'bank_account',
      subjectId: accountId,
      after: { sequence: marksFirst ? 'FRST' : 'RCUR' },
    })
  })
}

async function getOpenRow(trx: Trx, scope: Scope, id: string) {
  const row = await getRow(trx, scope, id)
  if (row.closed_at !== null) throw new BankConflict('bank_account_closed')
  return row
}

async function getRow(trx: Trx, { tenantId }: Scope, id: string) {
  const row = await trx
    .selectFrom('bank_accounts')
    .select(['iban', 'bic', 'bank_name', 'marks_first', 'closed_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
