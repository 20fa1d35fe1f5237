import type { Executor } from '../house'
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
    .select(['pay_by', 'due_on'])
    .select((column) => column('gross_cents', '-', column.ref('paid_cents')).as('openCents'))
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', scope.subjectId)
    .where('status', '=', 'issued')
    .where('kind', '=', 'invoice')
    .where('cancelled_by', 'is', null)
    .whereRef('paid_cents', '<', 'gross_cents')
    .execute()
  const balance: Balance = { owedCents: 0, owedCount: 0, overdueCount: 0, collectedCents: 0 }
  for (const row of rows) {
    if (row.pay_by === 'direct_debit') {
      balance.collectedCents += row.openCents
    } else {
      balance.owedCents += row.openCents
      balance.owedCount += 1
      balance.overdueCount += row.due_on !== null && row.due_on < scope.today ? 1 : 0
    }
  }
  return balance
}
