import { type SqlBool, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { standsAs } from './standing-filter.server'

export interface OpenSums {
  owedCents: Cents
  owedCount: number
  overdueCount: number
  collectedCents: Cents
}

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

export async function readOpenSums(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
): Promise<OpenSums> {
  const isOverdue = sql<0 | 1>`due_on < ${scope.today}`
  const rows = await selectOpen(executor, scope, customerId)
    .select([isCollected(scope).as('isCollected'), isOverdue.as('isOverdue')])
    .select(({ fn }) => [fn.sum<number>('open_cents').as('cents'), fn.countAll<number>().as('count')])
    .groupBy(['isCollected', 'isOverdue'])
    .execute()
  const sums: OpenSums = { owedCents: 0, owedCount: 0, overdueCount: 0, collectedCents: 0 }
  for (const row of rows) {
    if (row.isCollected) {
      sums.collectedCents += row.cents
    } else {
      sums.owedCents += row.cents
      sums.owedCount += row.count
      sums.overdueCount += row.isOverdue ? row.count : 0
    }
  }
  return sums
}

export async function listOwedNumbers(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
  atMost: number,
): Promise<string[]> {
  const rows = await selectOpen(executor, scope, customerId)
    .select('number')
    .where(sql<SqlBool>`not ${isCollected(scope)}`)
    .limit(atMost)
    .execute()
  return rows.map(({ number }) => number ?? '').sort()
}

function selectOpen(executor: Executor, scope: ReadScope, customerId: string) {
  return executor
    .selectFrom('invoice_standings')
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where(standsAs('open', scope.today))
}

/** 1 or 0, never null: most invoices have no mandate. */
function isCollected({ today }: ReadScope) {
  return sql<0 | 1>`coalesce(${standsAs('direct_debit', today)}, 0)`
}
