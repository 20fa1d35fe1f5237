import { type SqlBool, sql } from 'kysely'
import { among } from '~/domain/kernel/among.server'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { standsAs } from './standing-filter.server'

/** What a customer owes, by transfer or by direct debit; of partly paid invoices, the rest. */
export interface Owing {
  openCents: Cents
  overdueCents: Cents
}

/** By customer; who owes nothing is not in it. */
export async function readOwing(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
  customerIds: readonly string[],
): Promise<Record<string, Owing>> {
  if (customerIds.length === 0) return {}
  const isOverdue = standsAs('overdue', today)
  const rows = await executor
    .selectFrom('invoice_standings')
    .select(['customer_id as customerId', sql<Cents>`sum(open_cents)`.as('openCents')])
    .select(sql<Cents>`coalesce(sum(open_cents) filter (where ${isOverdue}), 0)`.as('overdueCents'))
    .where('tenant_id', '=', tenantId)
    .where('customer_id', 'in', among(JSON.stringify(customerIds)))
    .where(sql<SqlBool>`open_cents > 0`)
    .groupBy('customer_id')
    .execute()
  return Object.fromEntries(rows.map(({ customerId, ...owing }) => [customerId, owing]))
}
