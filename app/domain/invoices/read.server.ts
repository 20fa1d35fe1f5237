import { type Selectable, sql } from 'kysely'
import type { Database, PaymentMethod, PaymentWay } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { findMandate, type Mandate } from '../mandates/mandates.server'
import { type DateText, dayInGermany } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import { type InvoiceView, parseInvoiceView } from './issuing/view'
import { type Booking, listBookings } from './payments/bookings.server'
import { keptBack } from './payments/left'
import { type InvoiceKind, type InvoiceState, paymentWay } from './payments/state'
import { payByOfRow, stateOfRow } from './payments/state.server'

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

export type MandateOnInvoice = Pick<Mandate, 'id' | 'reference' | 'ibanMasked' | 'holder'>

/** An invoice and its history. `view` and `status` are null for a draft. */
export interface InvoiceDetail {
  id: string
  customerId: string
  kind: InvoiceKind
  view: InvoiceView | null
  status: InvoiceState | null
  /** All bookings, reversed ones included. */
  payments: Booking[]
  payBy: PaymentMethod
  /** How the payer wants to pay. */
  way: PaymentWay
  mandate: MandateOnInvoice | null
  /** When its debit came back, if nothing was chosen or collected since: it is transferred. */
  debitReturnedOn: DateText | null
  /** The requested mandate that the office has not approved yet; until then `payBy` is a transfer. */
  requestedMandate: MandateOnInvoice | null
  /** The invoice that this cancellation reverses, or the cancellation of this invoice. */
  counterpart: { id: string; number: string } | null
  /** Oldest first. */
  credits: CreditOnInvoice[]
}

export interface CreditOnInvoice {
  id: string
  number: string
  issuedOn: DateText
  cents: Cents
  /** Kept back, because it had been waived. */
  keptCents: Cents
}

type CurrentInvoice = Selectable<Database['current_invoices']>

export async function findInvoice(
  executor: Executor,
  scope: ReadScope,
  invoiceId: string,
  customerId?: string,
): Promise<InvoiceDetail | undefined> {
  const row = await executor
    .selectFrom('current_invoices')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', invoiceId)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .executeTakeFirst()
  if (!row) return undefined
  const payBy = payByOfRow(row, scope.today)
  const chosen = row.chosen_mandate_id && (await findMandate(executor, scope, row.chosen_mandate_id))
  const onInvoice = chosen ? asMandateOnInvoice(chosen) : null
  return {
    id: row.id,
    customerId: row.customer_id,
    kind: row.kind,
    view: row.view_json === null ? null : parseInvoiceView(row.view_json),
    status: stateOfRow(row, scope.today),
    payments: await listBookings(executor, scope, row.id),
    payBy,
    way: paymentWay(payBy, row.chosen_mandate_status),
    mandate: payBy === 'direct_debit' ? onInvoice : null,
    debitReturnedOn: row.debit_returned_at === null ? null : dayInGermany(row.debit_returned_at),
    requestedMandate: row.chosen_mandate_status === 'requested' ? onInvoice : null,
    counterpart: await findCounterpart(executor, scope, row),
    credits: row.credited_cents === 0 ? [] : await listCredits(executor, scope, row.id),
  }
}

export async function hasInvoice(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
  customerId?: string,
): Promise<boolean> {
  const row = await executor
    .selectFrom('invoices')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

/** @throws NotFound */
export async function readKind(
  executor: Executor,
  { tenantId }: Within,
  invoiceId: string,
): Promise<InvoiceKind> {
  const row = await executor
    .selectFrom('invoices')
    .select('kind')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row.kind
}

async function findCounterpart(executor: Executor, scope: ReadScope, row: CurrentInvoice) {
  const found = await executor
    .selectFrom('invoices')
    .select(['id', 'number'])
    .where('tenant_id', '=', scope.tenantId)
    .$if(row.refers_to_id !== null, (query) => query.where('id', '=', row.refers_to_id))
    .$if(row.refers_to_id === null, (query) =>
      query.where('refers_to_id', '=', row.id).where('kind', '=', 'cancellation'),
    )
    .executeTakeFirst()
  return found?.number ? { id: found.id, number: found.number } : null
}

async function listCredits(
  executor: Executor,
  scope: ReadScope,
  invoiceId: string,
): Promise<CreditOnInvoice[]> {
  const rows = await executor
    .selectFrom('invoices')
    .select((column) => [
      'id',
      column.fn.coalesce('number', column.val('')).as('number'),
      column.fn.coalesce('issued_on', column.val('')).as('issuedOn'),
      sql<Cents>`-(gross_cents + rounding_cents)`.as('cents'),
      'view_json',
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('refers_to_id', '=', invoiceId)
    .where('kind', '=', 'credit_note')
    .where('status', '=', 'issued')
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return rows.map(({ view_json, ...credit }) => {
    const kept = view_json === null ? [] : keptBack([parseInvoiceView(view_json)])
    return { ...credit, keptCents: sum(kept.map(({ netCents, taxCents }) => netCents + taxCents)) }
  })
}

function asMandateOnInvoice({ id, reference, ibanMasked, holder }: Mandate): MandateOnInvoice {
  return { id, reference, ibanMasked, holder }
}
