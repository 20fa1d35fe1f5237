import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { type Instalment, planJson } from '../invoices/payments/deferral'
import { isOpen } from '../invoices/payments/state'
import { STATE_COLUMNS, stateOfRow } from '../invoices/payments/state.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import { HoldConflict } from './conflict'
import { markEnded } from './end.server'
import type { HoldKind } from './hold'
import { listHolds } from './holds.server'
import { planFault } from './plan'

/** `id` comes from the form, so that it is noted once. */
interface Noted {
  id: string
  invoiceId: string
}

interface Dispute extends Noted {
  reason: string
  fromOn: DateText
}

/**
 * The customer objects: until it is ended, nothing asks for the invoice.
 * @throws NotFound; HoldConflict `hold_nothing_open`, `hold_in_force`
 */
export function noteDispute(
  house: House,
  scope: Scope,
  { reason, fromOn, ...noted }: Dispute,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const openCents = await readyFor(trx, scope, noted)
    if (openCents === undefined) return
    await insert(trx, scope, { ...noted, kind: 'dispute', reason, fromOn, openCents })
  })
}

interface Promised extends Noted {
  reason: string | null
  untilOn: DateText
}

/**
 * The customer has promised to pay by a day; the invoice stays as it is and is not reminded of until then.
 * @throws NotFound; HoldConflict `hold_nothing_open`, `hold_in_force`, `hold_date_past`
 */
export function notePromise(
  house: House,
  scope: Scope,
  { untilOn, reason, ...noted }: Promised,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const openCents = await readyFor(trx, scope, noted)
    if (openCents === undefined) return
    if (untilOn < scope.today) throw new HoldConflict('hold_date_past')
    await insert(trx, scope, { ...noted, kind: 'promise', reason, untilOn, fromOn: scope.today, openCents })
  })
}

interface Deferral extends Noted {
  reason: string | null
  /** A new day for all that is open, or instalments that come to it. */
  to: DateText | readonly Instalment[]
}

/**
 * It is agreed with the customer to pay later: the invoice is due then, and says so.
 * @throws NotFound; HoldConflict `hold_nothing_open`, `hold_in_force`, `hold_being_collected` (a bank has its debit),
 * `hold_date_past`, `instalments_order`, `instalments_sum`
 */
export function noteDeferral(house: House, scope: Scope, { to, reason, ...noted }: Deferral): Promise<void> {
  return writing(house, scope, async (trx) => {
    const openCents = await readyFor(trx, scope, noted, 'not while collected')
    if (openCents === undefined) return
    const plan = typeof to === 'string' ? [{ dueOn: to, cents: openCents }] : to
    const fault = planFault(plan, openCents, scope.today)
    if (fault) throw new HoldConflict(fault)
    const untilOn = plan.at(-1)?.dueOn ?? scope.today
    await insert(trx, scope, {
      ...noted,
      kind: 'deferral',
      reason,
      untilOn,
      plan,
      fromOn: scope.today,
      openCents,
    })
  })
}

/** What is open of an invoice that nothing holds back; undefined if this was noted before. */
async function readyFor(
  trx: Trx,
  scope: Scope,
  { id, invoiceId }: Noted,
  collected: 'even while collected' | 'not while collected' = 'even while collected',
): Promise<Cents | undefined> {
  const row = await trx
    .selectFrom('current_invoices')
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .where('kind', '=', 'invoice')
    .where('status', '=', 'issued')
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const holds = await listHolds(trx, scope, invoiceId)
  if (holds.some((hold) => hold.id === id)) return undefined
  const state = stateOfRow(row, scope.today)
  if (!isOpen(state)) throw new HoldConflict('hold_nothing_open')
  if (collected === 'not while collected' && row.running_debit_on !== null)
    throw new HoldConflict('hold_being_collected')
  const known = holds.find(({ end }) => end === null)
  if (known) {
    if (known.kind === 'dispute' || known.untilOn >= scope.today) throw new HoldConflict('hold_in_force')
    await markEnded(trx, scope, { id: known.id, reason: null })
  }
  return state.openCents
}

interface New extends Noted {
  kind: HoldKind
  reason: string | null
  fromOn: DateText
  untilOn?: DateText
  plan?: readonly Instalment[]
  openCents: Cents
}

async function insert(trx: Trx, scope: Scope, hold: New): Promise<void> {
  const { id, invoiceId, kind, reason, fromOn, untilOn = null, plan, openCents } = hold
  await trx
    .insertInto('invoice_holds')
    .values({
      tenant_id: scope.tenantId,
      id: id || randomUUID(),
      invoice_id: invoiceId,
      kind,
      reason,
      from_on: fromOn,
      until_on: untilOn,
      instalments_json: plan ? planJson(plan) : null,
      noted_cents: openCents,
      created_at: scope.at,
      created_by: scope.actor,
      ended_on: null,
      ended_at: null,
      ended_by: null,
      end_reason: null,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: `${kind}.noted`,
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents: openCents, on: untilOn ?? fromOn, ...(reason && { reason }) },
  })
}
