import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { type MonthText, monthOf, shiftMonth } from '../values/calendar'
import type { Cents } from '../values/money'
import { selectDeducted } from './deducted.server'

const MONTHS = 12

/** Net amount issued in a month; cancellations and credits count in their own month, advances with their final invoice. */
export interface MonthOfRevenue {
  month: MonthText
  netCents: Cents
  /** The same month a year before. */
  beforeCents: Cents
}

/** The twelve months up to now, oldest first. */
export function readRevenue(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
): Promise<MonthOfRevenue[]> {
  return readMonths(executor, scope, shiftMonth(monthOf(scope.today), 1 - MONTHS))
}

export function readRevenueOfYear(
  executor: Executor,
  scope: Within,
  year: number,
): Promise<MonthOfRevenue[]> {
  return readMonths(executor, scope, `${year}-01`)
}

async function readMonths(executor: Executor, scope: Within, first: MonthText): Promise<MonthOfRevenue[]> {
  const asked = Array.from({ length: 2 * MONTHS }, (_, index) => shiftMonth(first, index - MONTHS))
  const months = asked.slice(MONTHS)
  const [from, to] = [asked[0], asked.at(-1)]
  const { rows } = await sql<{ month: MonthText; netCents: Cents }>`
    select month, net_cents as netCents from revenue_months
    where tenant_id = ${scope.tenantId} and month between ${from} and ${to}
    union all
    select substr(issued_on, 1, 7), 0 - net_cents from (${selectDeducted(scope)})
    where issued_on between ${from} and ${`${to}-31`}`.execute(executor)
  const found = new Map<MonthText, Cents>()
  for (const { month, netCents } of rows) found.set(month, (found.get(month) ?? 0) + netCents)
  const of = (month: MonthText) => found.get(month) ?? 0
  return months.map((month) => ({
    month,
    netCents: of(month),
    beforeCents: of(shiftMonth(month, -MONTHS)),
  }))
}
