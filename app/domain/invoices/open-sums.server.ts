import type { Executor } from '../house'
import type { Cents } from '../money'
import type { Scope } from '../scope'
import { isOpen } from './state'
import { STATE_COLUMNS, stateOfRow, wherePasses } from './state.server'

/** What a customer still owes: to be transferred, and to be collected by direct debit. */
export interface OpenSums {
  owedCents: Cents
  owedCount: number
  overdueCount: number
  collectedCents: Cents
}

/** The sums over all open invoices of a customer, and the numbers of those to be transferred. */
export async function readOpenSums(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
): Promise<{ sums: OpenSums; numbers: string[] }> {
  const rows = await executor
    .selectFrom('current_invoices')
    .select('current_invoices.number')
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where((column) => wherePasses(column, 'open', scope.today))
    .execute()
  const sums: OpenSums = { owedCents: 0, owedCount: 0, overdueCount: 0, collectedCents: 0 }
  const numbers: string[] = []
  for (const row of rows) {
    const state = stateOfRow(row, scope.today)
    if (!isOpen(state)) continue
    if (state.state === 'direct_debit') {
      sums.collectedCents += state.openCents
    } else {
      sums.owedCents += state.openCents
      sums.owedCount += 1
      sums.overdueCount += state.state === 'overdue' ? 1 : 0
      numbers.push(row.number ?? '')
    }
  }
  return { sums, numbers: numbers.sort() }
}
