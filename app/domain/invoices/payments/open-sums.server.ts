import { type SqlBool, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import { answersTo, askJson, type Question } from '~/domain/kernel/questions.server'
import type { Scope } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { standsAs } from './standing-filter.server'
import { type Deferred, deferredOf, laterOf, selectOpen } from './still-open.server'

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
  return (await answersTo(executor, { sums: openSumsAsked(scope, customerId) })).sums
}

export function openSumsAsked(scope: ReadScope, customerId: string): Question<OpenSums> {
  const found = askJson<[sums: Sum[], deferred: Deferred[]]>(sql`json_array(
    json((select json_group_array(json_array(is_collected, is_overdue, is_disputed, cents, invoices)) from (
      select ${isCollected(scope)} as is_collected, due_on < ${scope.today} as is_overdue,
        ${IS_DISPUTED} as is_disputed, sum(open_cents) as cents, count(*) as invoices
      from invoice_standings
      where tenant_id = ${scope.tenantId} and customer_id = ${customerId} and open_cents > 0 group by 1, 2, 3))),
    json(${deferredOf(scope, customerId)}))`)
  return {
    ...found,
    read: (json) => {
      const [sums, deferred] = found.read(json)
      return sumsOf(sums, laterOf(deferred, scope))
    },
  }
}

type Sum = [isCollected: 0 | 1, isOverdue: 0 | 1, isDisputed: 0 | 1, cents: Cents, invoices: number]

function sumsOf(found: readonly Sum[], laterCents: Cents): OpenSums {
  const sums = {
    owedCents: 0,
    owedCount: 0,
    overdueCount: 0,
    collectedCents: 0,
    disputedCents: 0,
    laterCents,
  }
  for (const [isCollected, isOverdue, isDisputed, cents, invoices] of found) {
    if (isDisputed) {
      sums.disputedCents += cents
    } else if (isCollected) {
      sums.collectedCents += cents
    } else {
      sums.owedCents += cents
      sums.owedCount += invoices
      sums.overdueCount += isOverdue ? invoices : 0
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
