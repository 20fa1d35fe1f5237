import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { defaultStart, inDefaultOn } from './default'
import { listHistories } from './histories.server'
import { readChargeDebtor } from './settings.server'

/** Whether a customer is in default today with one of these invoices, whatever is sent today (§ 286 BGB). */
export async function isInDefault(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
  invoiceIds: readonly string[],
): Promise<boolean> {
  const { isTermAgreed } = await readChargeDebtor(executor, scope, customerId)
  const known = await listHistories(executor, scope, customerId, isTermAgreed)
  return known.some(
    ({ invoice, history }) =>
      invoiceIds.includes(invoice.invoiceId) &&
      inDefaultOn(history, defaultStart(history, scope.today), scope.today) > 0,
  )
}
