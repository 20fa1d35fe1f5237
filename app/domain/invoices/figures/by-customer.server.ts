import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { selectDeducted } from '../deducted.server'

export interface CustomerOfRevenue {
  customerId: string
  number: string
  name: string
  netCents: Cents
  /** In the year before. */
  beforeCents: Cents
}

/** What was billed to each customer in a year, without tax; the highest first. Counted as by month. */
export async function readRevenueByCustomer(
  executor: Executor,
  scope: Within,
  year: number,
): Promise<CustomerOfRevenue[]> {
  const start = `${year}-01-01`
  const { rows } = await sql<CustomerOfRevenue>`
    select sums.*, c.number, c.name from (
      select customer_id as customerId,
        coalesce(sum(net_cents) filter (where issued_on >= ${start}), 0) as netCents,
        coalesce(sum(net_cents) filter (where issued_on < ${start}), 0) as beforeCents
      from (
        select customer_id, issued_on, net_cents from invoice_standings
        where tenant_id = ${scope.tenantId} and listed_key between ${`${year - 1}`} and ${`${year}~`}
        union all
        select customer_id, issued_on, 0 - net_cents
        from (${selectDeducted(scope)})
        where issued_on between ${`${year - 1}-01-01`} and ${`${year}-12-31`})
      group by customer_id) sums
    cross join customers c on c.tenant_id = ${scope.tenantId} and c.id = sums.customerId
    order by netCents desc, beforeCents desc, c.number`.execute(executor)
  return rows
}
