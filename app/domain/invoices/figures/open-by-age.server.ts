import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { addDays } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { Age } from './ages'

export interface OpenOfCustomer extends Record<Age, Cents> {
  customerId: string
  number: string
  name: string
  openCents: Cents
}

/** What each customer owes by how long it is overdue, what is to be collected included; the highest first. */
export async function readOpenByAge(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<OpenOfCustomer[]> {
  const [thirty, sixty, ninety] = [30, 60, 90].map((days) => addDays(today, -days))
  const { rows } = await sql<OpenOfCustomer>`
    select sums.*, c.number, c.name from (
      select customer_id as customerId, sum(open_cents) as openCents,
        coalesce(sum(open_cents) filter (where due_on >= ${today}), 0) as notDue,
        coalesce(sum(open_cents) filter (where due_on >= ${thirty} and due_on < ${today}), 0) as to30,
        coalesce(sum(open_cents) filter (where due_on >= ${sixty} and due_on < ${thirty}), 0) as to60,
        coalesce(sum(open_cents) filter (where due_on >= ${ninety} and due_on < ${sixty}), 0) as to90,
        coalesce(sum(open_cents) filter (where due_on < ${ninety}), 0) as older
      from invoice_standings where tenant_id = ${tenantId} and open_cents > 0
      group by customer_id) sums
    cross join customers c on c.tenant_id = ${tenantId} and c.id = sums.customerId
    order by openCents desc, c.number`.execute(executor)
  return rows
}
