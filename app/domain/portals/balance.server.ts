import type { Executor } from '../house'
import { isOpen } from '../invoices/state'
import { STATE_COLUMNS, stateOfRow, wherePasses } from '../invoices/state.server'
import type { Cents } from '../money'
import type { LinkScope } from '../scope'

/** What a customer still owes: to be transferred, and to be collected by direct debit. */
export interface Balance {
  owedCents: Cents
  owedCount: number
  overdueCount: number
  collectedCents: Cents
}

/** The sums over all open invoices of the customer that the link opens. */
export async function readBalance(executor: Executor, scope: LinkScope): Promise<Balance> {
  const rows = await executor
    .selectFrom('current_invoices')
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', scope.subjectId)
    .where((column) => wherePasses(column, 'open', scope.today))
    .execute()
  const balance: Balance = { owedCents: 0, owedCount: 0, overdueCount: 0, collectedCents: 0 }
  for (const state of rows.map((row) => stateOfRow(row, scope.today)).filter(isOpen)) {
    if (state.state === 'direct_debit') {
      balance.collectedCents += state.openCents
    } else {
      balance.owedCents += state.openCents
      balance.owedCount += 1
      balance.overdueCount += state.state === 'overdue' ? 1 : 0
    }
  }
  return balance
}
