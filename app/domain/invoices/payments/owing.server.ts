import { type SqlBool, sql } from 'kysely'
import { among } from '~/domain/kernel/among.server'
import type { Executor } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope } from '~/domain/kernel/scope'
import { lapsedBefore } from '~/domain/mandates/state'
import type { DateText } from '~/domain/values/calendar'
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
  const ids = JSON.stringify(customerIds)
  const rows = await selectOwing(executor, { tenantId, today, lapsed: lapsedBefore(today), ids })
  return Object.fromEntries(rows.map(({ customerId, ...owing }) => [customerId, owing]))
}

interface OwingOf extends Pick<Scope, 'tenantId' | 'today'> {
  lapsed: DateText
  ids: string
}

const selectOwing = prepared((executor: Executor, { tenantId, today, lapsed, ids }: OwingOf) =>
  executor
    .selectFrom('invoice_standings')
    .select(['customer_id as customerId', sql<Cents>`sum(open_cents)`.as('openCents')])
    .select(
      sql<Cents>`coalesce(sum(open_cents) filter (where ${standsAs('overdue', today, lapsed)}), 0)`.as(
        'overdueCents',
      ),
    )
    .where('tenant_id', '=', tenantId)
    .where('customer_id', 'in', among(ids))
    .where(sql<SqlBool>`open_cents > 0`)
    .groupBy('customer_id'),
)
