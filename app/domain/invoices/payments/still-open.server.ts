import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { dueNow, openInstalments, parsePlan } from './deferral'
import { standsAs } from './standing-filter.server'
import type { StillOpen } from './still-open'

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

/** All open invoices of a customer, earliest due first. */
export async function listStillOpen(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
): Promise<StillOpen[]> {
  const rows = await withPlans(executor, scope, customerId)
    .select(['invoice_standings.number', 'issued_on', 'due_on', 'standing'])
    .select(sql<0 | 1>`coalesce(${standsAs('direct_debit', scope.today)}, 0)`.as('isCollected'))
    .orderBy('due_on')
    .orderBy('number')
    .execute()
  return rows.map(({ id, number, issued_on, due_on, standing, isCollected, ...row }) => ({
    id,
    number: number ?? '',
    issuedOn: issued_on ?? scope.today,
    dueOn: due_on ?? scope.today,
    openCents: row.openCents,
    askedCents: standing === 'disputed' ? 0 : askedOf(row, scope),
    isCollected: isCollected === 1,
    isDisputed: standing === 'disputed',
  }))
}

export type Deferred = [openCents: Cents, planJson: string]

/** The open invoices of a customer whose payment was deferred, as JSON. */
export function deferredOf({ tenantId }: Within, customerId: string): RawBuilder<unknown> {
  return sql`(select json_group_array(json_array(s.open_cents, h.instalments_json)) from invoice_standings s
    join invoice_holds h on h.tenant_id = s.tenant_id and h.invoice_id = s.invoice_id and h.ended_at is null
      and h.instalments_json is not null
    where s.tenant_id = ${tenantId} and s.customer_id = ${customerId} and s.open_cents > 0
      and s.standing = 'open')`
}

/** What is owed by instalments that are not asked for yet. */
export function laterOf(deferred: readonly Deferred[], scope: ReadScope): Cents {
  return deferred.reduce(
    (cents, [openCents, planJson]) => cents + openCents - askedOf({ openCents, planJson }, scope),
    0,
  )
}

export function selectOpen(executor: Executor, { tenantId }: Within, customerId: string) {
  return executor
    .selectFrom('invoice_standings')
    .where('invoice_standings.tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where(sql<SqlBool>`open_cents > 0`)
}

function withPlans(executor: Executor, scope: ReadScope, customerId: string) {
  return selectOpen(executor, scope, customerId)
    .leftJoin('invoice_holds', (join) =>
      joined(join, 'invoice_holds.invoice_id', 'invoice_standings.invoice_id').on(
        'invoice_holds.ended_at',
        'is',
        null,
      ),
    )
    .select(['invoice_standings.invoice_id as id', 'invoice_standings.open_cents as openCents'])
    .select('instalments_json as planJson')
}

function askedOf({ openCents, planJson }: { openCents: Cents; planJson: string | null }, scope: ReadScope) {
  const instalments = openInstalments(parsePlan(planJson), openCents)
  return instalments.length === 0 ? openCents : dueNow(instalments, scope.today)
}
