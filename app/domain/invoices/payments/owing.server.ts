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
  /** Any of it. */
  isOverdue: boolean
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
  return Object.fromEntries(
    rows.map(({ customerId, openCents, isOverdue }) => [
      customerId,
      { openCents, isOverdue: isOverdue === 1 },
    ]),
  )
}

interface OwingOf extends Pick<Scope, 'tenantId' | 'today'> {
  lapsed: DateText
  ids: string
}

/** The first that is overdue answers for all: some customers have thousands of open invoices. */
const selectOwing = prepared((executor: Executor, { tenantId, today, lapsed, ids }: OwingOf) =>
  executor
    .selectFrom('invoice_standings as owing')
    .select(['owing.customer_id as customerId', sql<Cents>`sum(owing.open_cents)`.as('openCents')])
    .select(
      sql<0 | 1>`exists (select 1 from invoice_standings
        where tenant_id = ${tenantId} and customer_id = owing.customer_id and open_cents > 0
          and ${standsAs('overdue', today, lapsed)})`.as('isOverdue'),
    )
    .where('owing.tenant_id', '=', tenantId)
    .where('owing.customer_id', 'in', among(ids))
    .where(sql<SqlBool>`owing.open_cents > 0`)
    .groupBy('owing.customer_id'),
)
