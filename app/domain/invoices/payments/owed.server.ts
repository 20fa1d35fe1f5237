import { type SqlBool, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { standsAs } from './standing-filter.server'

/** What all customers still owe; of partly paid invoices, the rest. */
export interface Owed {
  count: number
  cents: Cents
  overdueCount: number
  overdueCents: Cents
  collectedCents: Cents
}

export function readOwed(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<Owed> {
  const isOverdue = standsAs('overdue', today)
  const isCollected = standsAs('direct_debit', today)
  return executor
    .selectFrom('invoice_standings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select([
      sql<Cents>`coalesce(sum(open_cents), 0)`.as('cents'),
      sql<number>`count(*) filter (where ${isOverdue})`.as('overdueCount'),
      sql<Cents>`coalesce(sum(open_cents) filter (where ${isOverdue}), 0)`.as('overdueCents'),
      sql<Cents>`coalesce(sum(open_cents) filter (where ${isCollected}), 0)`.as('collectedCents'),
    ])
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`open_cents > 0`)
    .executeTakeFirstOrThrow()
}
