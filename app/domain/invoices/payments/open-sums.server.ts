import { type RawBuilder, type SqlBool, sql } from 'kysely'
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
  const sumsOf = (
    which: RawBuilder<SqlBool>,
  ) => sql`json_array(coalesce(sum(open_cents) filter (where ${which}), 0),
    count(*) filter (where ${which}), count(*) filter (where ${which} and due_on < ${scope.today}))`
  // What is owed is the rest: to look whether an invoice is neither of the others takes longer than all else.
  const found = askJson<
    [all: Sum, collected: Sum, disputed: Sum, deferred: Deferred[]]
  >(sql`(select json_array(
      ${sumsOf(sql`true`)}, ${sumsOf(standsAs('direct_debit', scope.today))}, ${sumsOf(standsAs('disputed', scope.today))},
      json(${deferredOf(scope, customerId)}))
    from invoice_standings
    where tenant_id = ${scope.tenantId} and customer_id = ${customerId} and open_cents > 0)`)
  return {
    ...found,
    read: (json) => {
      const [all, collected, disputed, deferred] = found.read(json)
      return {
        owedCents: all[0] - collected[0] - disputed[0],
        owedCount: all[1] - collected[1] - disputed[1],
        overdueCount: all[2] - collected[2] - disputed[2],
        collectedCents: collected[0],
        disputedCents: disputed[0],
        laterCents: laterOf(deferred, scope),
      }
    },
  }
}

type Sum = [cents: Cents, invoices: number, overdue: number]

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
