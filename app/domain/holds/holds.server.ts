import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Database } from '~db/schema'
import { parsePlan } from '../invoices/payments/deferral'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import type { HeldBack, Hold } from './hold'

/** All that was noted about an invoice, newest first. */
export async function listHolds(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<Hold[]> {
  const rows = await executor
    .selectFrom('invoice_holds')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(holdOf)
}

/**
 * Which of these invoices are not to be reminded of today, and why. A deferral holds until its next instalment is late, a
 * promise to its day; of what is paid nothing is said. @param invoices their ids, or a query that finds them
 */
export async function readHolds(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
  invoices: readonly string[] | RawBuilder<unknown>,
): Promise<Map<string, HeldBack>> {
  if (Array.isArray(invoices) && invoices.length === 0) return new Map()
  const ids = Array.isArray(invoices) ? sql.join([...new Set(invoices)]) : invoices
  const rows = await executor
    .selectFrom('invoice_holds')
    .innerJoin('invoice_standings', (join) =>
      joined(join, 'invoice_standings.invoice_id', 'invoice_holds.invoice_id'),
    )
    .select(['invoice_holds.invoice_id as invoiceId', 'invoice_holds.kind', 'invoice_holds.reason'])
    .select(['invoice_holds.until_on as untilOn', 'invoice_standings.due_on as dueOn'])
    .where('invoice_holds.tenant_id', '=', tenantId)
    .where(sql<SqlBool>`invoice_holds.invoice_id in (${ids})`)
    .where('invoice_holds.ended_at', 'is', null)
    .where('invoice_standings.open_cents', '>', 0)
    .execute()
  const held = rows.map(({ invoiceId, kind, reason, untilOn, dueOn }): [string, HeldBack] => [
    invoiceId,
    { kind, reason, until: kind === 'deferral' ? dueOn : untilOn },
  ])
  return new Map(held.filter(([, { until }]) => until === null || until >= today))
}

function holdOf(row: Selectable<Database['invoice_holds']>): Hold {
  const { id, kind, reason, from_on: fromOn, noted_cents: openCents, ended_on, ended_at } = row
  const end =
    ended_on === null || ended_at === null ? null : { on: ended_on, at: ended_at, reason: row.end_reason }
  const noted = { id, reason, fromOn, openCents, end }
  const untilOn = row.until_on ?? fromOn
  switch (kind) {
    case 'dispute':
      return { ...noted, kind }
    case 'deferral':
      return { ...noted, kind, untilOn, plan: parsePlan(row.instalments_json) }
    case 'promise':
      return { ...noted, kind, untilOn }
  }
}
