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
  return askJson(sql`(select json_object('count', count(*), 'cents', coalesce(sum(open_cents), 0),
      'overdueCount', count(*) filter (where is_overdue),
      'overdueCents', coalesce(sum(open_cents) filter (where is_overdue), 0),
      'collectedCents', coalesce(sum(open_cents) filter (where is_collected), 0))
    from (select open_cents, ${standsAs('overdue', today)} as is_overdue,
        ${standsAs('direct_debit', today)} as is_collected
      from invoice_standings where tenant_id = ${tenantId} and open_cents > 0))`)
}
