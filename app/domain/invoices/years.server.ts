import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Years with invoices to a customer, newest first: one index lookup each. */
export async function listYears(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<number[]> {
  const newest = sql`select max(issued_on) from invoices where tenant_id = ${tenantId}
    and customer_id = ${customerId}`
  const rows = await sql<{ day: string }>`
    with recursive newest (day) as (
      select (${newest})
      union all
      select (${newest} and issued_on < substr(newest.day, 1, 4)) from newest where newest.day is not null)
    select day from newest where day is not null`.execute(executor)
  return rows.rows.map(({ day }) => Number(day.slice(0, 4)))
}
