import { type SqlBool, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { standsAs } from './standing-filter.server'
import type { StillOpen } from './still-open'

/** All open invoices of a customer, earliest due first. */
export async function listStillOpen(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  customerId: string,
): Promise<StillOpen[]> {
  const rows = await executor
    .selectFrom('invoice_standings')
    .select(['invoice_id as id', 'number', 'issued_on', 'due_on', 'open_cents as openCents'])
    .select(sql<0 | 1>`coalesce(${standsAs('direct_debit', scope.today)}, 0)`.as('isCollected'))
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where(sql<SqlBool>`open_cents > 0`)
    .orderBy('due_on')
    .orderBy('number')
    .execute()
  return rows.map(({ number, issued_on, due_on, isCollected, ...row }) => ({
    ...row,
    number: number ?? '',
    issuedOn: issued_on ?? scope.today,
    dueOn: due_on ?? scope.today,
    isCollected: isCollected === 1,
  }))
}
