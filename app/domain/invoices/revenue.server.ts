import { sql } from 'kysely'
import { addMonths, type MonthText, monthOf } from '../calendar'
import type { Executor } from '../house'
import type { Cents } from '../money'
import type { Scope } from '../scope'

const MONTHS = 12

/** What was issued in a month, net; cancellations and credits are taken off in theirs. */
export interface MonthOfRevenue {
  month: MonthText
  netCents: Cents
}

/** The last twelve months with this one, oldest first. */
export async function readRevenue(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<MonthOfRevenue[]> {
  const months = Array.from({ length: MONTHS }, (_, index) =>
    monthOf(addMonths(`${monthOf(today)}-01`, index + 1 - MONTHS)),
  )
  // In the words of the index, which has the sums.
  const { rows } = await sql<MonthOfRevenue>`
    select substr(issued_on, 1, 7) as month, sum(net_cents) as netCents from invoices
    where tenant_id = ${tenantId} and status = 'issued' and substr(issued_on, 1, 7) >= ${months[0]}
    group by substr(issued_on, 1, 7)`.execute(executor)
  const found = new Map(rows.map(({ month, netCents }) => [month, netCents]))
  return months.map((month) => ({ month, netCents: found.get(month) ?? 0 }))
}
