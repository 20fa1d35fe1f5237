import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import { asContract, type Contract } from './find.server'

/** Newest first. */
export async function listContracts(
  executor: Executor,
  scope: Within & { today: DateText },
  customerId: string,
): Promise<Contract[]> {
  const rows = await executor
    .selectFrom('contracts')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('starts_on', 'desc')
    .orderBy('number', 'desc')
    .execute()
  return rows.map((row) => asContract(row, scope.today))
}
