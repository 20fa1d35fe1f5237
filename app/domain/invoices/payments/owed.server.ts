import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import { answersTo, askJson, type Question } from '~/domain/kernel/questions.server'
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

export async function readOwed(executor: Executor, scope: Pick<Scope, 'tenantId' | 'today'>): Promise<Owed> {
  return (await answersTo(executor, { owed: owedAsked(scope) })).owed
}

export function owedAsked({ tenantId, today }: Pick<Scope, 'tenantId' | 'today'>): Question<Owed> {
  const isOverdue = standsAs('overdue', today)
  const isCollected = standsAs('direct_debit', today)
  return askJson(sql`(select json_object('count', count(*), 'cents', coalesce(sum(open_cents), 0),
      'overdueCount', count(*) filter (where ${isOverdue}),
      'overdueCents', coalesce(sum(open_cents) filter (where ${isOverdue}), 0),
      'collectedCents', coalesce(sum(open_cents) filter (where ${isCollected}), 0))
    from invoice_standings where tenant_id = ${tenantId} and open_cents > 0)`)
}
