import { type SqlBool, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { standsAs } from './standing-filter.server'
import { readLater, selectOpen } from './still-open.server'

export interface OpenSums {
  owedCents: Cents
  owedCount: number
  overdueCount: number
  collectedCents: Cents
  /** Not asked for while it is in dispute. */
  disputedCents: Cents
  /** Owed by instalments that are not asked for yet. */
  laterCents: Cents
}

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

export async function readOpenSums(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
): Promise<OpenSums> {
  const isOverdue = sql<0 | 1>`due_on < ${scope.today}`
  const rows = await selectOpen(executor, scope, customerId)
    .select([isCollected(scope).as('isCollected'), isOverdue.as('isOverdue'), IS_DISPUTED.as('isDisputed')])
    .select(({ fn }) => [fn.sum<number>('open_cents').as('cents'), fn.countAll<number>().as('count')])
    .groupBy(['isCollected', 'isOverdue', 'isDisputed'])
    .execute()
  const sums: OpenSums = {
    owedCents: 0,
    owedCount: 0,
    overdueCount: 0,
    collectedCents: 0,
    disputedCents: 0,
    laterCents: await readLater(executor, scope, customerId),
  }
  for (const row of rows) {
    if (row.isDisputed) {
      sums.disputedCents += row.cents
    } else if (row.isCollected) {
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
    .where(sql<SqlBool>`not ${isCollected(scope)} and not ${IS_DISPUTED}`)
    .limit(atMost)
    .execute()
  return rows.map(({ number }) => number ?? '').sort()
}

const IS_DISPUTED = sql<0 | 1>`standing = 'disputed'`

/** 1 or 0, never null: most invoices have no mandate. */
function isCollected({ today }: ReadScope) {
  return sql<0 | 1>`coalesce(${standsAs('direct_debit', today)}, 0)`
}
