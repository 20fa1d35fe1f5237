import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { type MonthText, monthOf, shiftMonth } from '../values/calendar'
import type { Cents } from '../values/money'

const MONTHS = 12

/** Net amount issued in a month; cancellations and credits count in their own month, advances with their final invoice. */
export interface MonthOfRevenue {
  month: MonthText
  netCents: Cents
}

/** The twelve months up to now, oldest first. */
export async function readRevenue(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<MonthOfRevenue[]> {
  const months = Array.from({ length: MONTHS }, (_, index) => shiftMonth(monthOf(today), index + 1 - MONTHS))
  // The first half is written as the index, which contains the sums.
  const { rows } = await sql<MonthOfRevenue>`
    select substr(issued_on, 1, 7) as month, sum(net_cents) as netCents from invoices
    where tenant_id = ${tenantId} and status = 'issued' and substr(issued_on, 1, 7) >= ${months[0]}
    group by substr(issued_on, 1, 7)
    union all
    select substr(f.issued_on, 1, 7), 0 - a.net_cents - coalesce((select sum(x.net_cents) from invoices x
      where x.tenant_id = a.tenant_id and x.refers_to_id = a.id and x.kind = 'credit_note'
        and x.status = 'issued'), 0)
    from invoice_deductions d
    join invoices f on f.tenant_id = d.tenant_id and f.id = d.invoice_id
    join invoices a on a.tenant_id = d.tenant_id and a.id = d.advance_id
    where d.tenant_id = ${tenantId} and f.status = 'issued'
      and f.issued_on >= ${`${months[0]}-01`}`.execute(executor)
  const found = new Map<string, number>()
  for (const { month, netCents } of rows) found.set(month, (found.get(month) ?? 0) + netCents)
  return months.map((month) => ({ month, netCents: found.get(month) ?? 0 }))
}
