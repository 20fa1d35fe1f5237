import { sql } from 'kysely'
import type { Executor } from '../house'
import type { Cents } from '../money'
import type { Scope } from '../scope'
import { payByOn, REST_CENTS, wherePasses } from './state.server'

/** What a customer still owes: to be transferred, and to be collected by direct debit. */
export interface OpenSums {
  owedCents: Cents
  owedCount: number
  overdueCount: number
  collectedCents: Cents
}

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

/** The sums over all open invoices of a customer, of which the index has the amounts. */
export async function readOpenSums(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
): Promise<OpenSums> {
  const rows = await executor
    .selectFrom(selectOpen(executor, scope, customerId).as('open'))
    .select(['payBy', 'isOverdue'])
    .select(({ fn }) => [fn.sum<number>('openCents').as('cents'), fn.countAll<number>().as('count')])
    .groupBy(['payBy', 'isOverdue'])
    .execute()
  const sums: OpenSums = { owedCents: 0, owedCount: 0, overdueCount: 0, collectedCents: 0 }
  for (const { payBy, isOverdue, cents, count } of rows) {
    if (payBy === 'direct_debit') {
      sums.collectedCents += cents
    } else {
      sums.owedCents += cents
      sums.owedCount += count
      sums.overdueCount += isOverdue ? count : 0
    }
  }
  return sums
}

/** The numbers of the invoices that a customer has to transfer, so many at most. */
export async function listOwedNumbers(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
  atMost: number,
): Promise<string[]> {
  const rows = await executor
    .selectFrom(selectOpen(executor, scope, customerId).as('open'))
    .select('number')
    .where('payBy', '=', 'transfer')
    .limit(atMost)
    .execute()
  return rows.map(({ number }) => number ?? '').sort()
}

function selectOpen(executor: Executor, { tenantId, today }: ReadScope, customerId: string) {
  return executor
    .selectFrom('current_invoices')
    .select(['current_invoices.number', payByOn(today).as('payBy')])
    .select(
      sql<0 | 1>`coalesce(current_invoices.due_on, current_invoices.issued_on) < ${today}`.as('isOverdue'),
    )
    .select(REST_CENTS.as('openCents'))
    .where('current_invoices.tenant_id', '=', tenantId)
    .where('current_invoices.customer_id', '=', customerId)
    .where((column) => wherePasses(column, 'open', today))
}
