import type { Executor, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
import { joined } from '../../kernel/joined.server'
import { InvoiceConflict } from '../conflict'
import { listCreditViews } from '../credits/credit-views.server'
import { keptBack, leftOf } from '../payments/left'
import { type InvoiceState, isOpen } from '../payments/state'
import { STATE_COLUMNS, stateOfRow } from '../payments/state.server'
import { type DeductionView, parseInvoiceView } from './view'

type ReadScope = Pick<Scope, 'tenantId' | 'today'>

/** An issued advance as a final invoice would deduct it today. */
export interface Advance extends DeductionView {
  id: string
  state: InvoiceState['state']
  /** Still unpaid: only what was received is deducted (§ 14 (5) sentence 2 UStG). */
  openCents: Cents
  deductedBy: string | null
}

/** Advances that a draft can deduct, oldest first, including those it already does. */
export async function listAdvances(
  executor: Executor,
  scope: ReadScope,
  customerId: string,
  draftId?: string,
): Promise<Advance[]> {
  const rows = await selectAdvances(executor, scope)
    .where('current_invoices.customer_id', '=', customerId)
    .where('current_invoices.cancelled_by', 'is', null)
    .execute()
  const advances = await Promise.all(rows.map((row) => asAdvance(executor, scope, row)))
  return advances.filter(
    ({ deductedBy, cents }) => cents > 0 && (deductedBy === null || deductedBy === draftId),
  )
}

export async function listDeductedAdvances(
  executor: Executor,
  scope: ReadScope,
  invoiceId: string,
): Promise<Advance[]> {
  const rows = await selectAdvances(executor, scope)
    .where('invoice_deductions.invoice_id', '=', invoiceId)
    .execute()
  return Promise.all(rows.map((row) => asAdvance(executor, scope, row)))
}

/** Replaces the advances that a draft deducts. @throws Conflict `advance_not_deductible`, `advance_taken` */
export async function deduct(
  trx: Trx,
  scope: ReadScope,
  { id, customerId, advances }: { id: string; customerId: string; advances: readonly string[] },
): Promise<void> {
  await freeAdvances(trx, scope, id)
  if (advances.length === 0) return
  const rows = await selectAdvances(trx, scope)
    .where('current_invoices.customer_id', '=', customerId)
    .where('current_invoices.id', 'in', advances)
    .execute()
  if (rows.length < new Set(advances).size || rows.some(({ cancelled_by }) => cancelled_by !== null))
    throw new InvoiceConflict('advance_not_deductible')
  if (rows.some(({ deductedBy }) => deductedBy !== null)) throw new InvoiceConflict('advance_taken')
  await trx
    .insertInto('invoice_deductions')
    .values(rows.map((row) => ({ tenant_id: scope.tenantId, invoice_id: id, advance_id: row.id })))
    .execute()
  const prepaid_cents = sum((await listDeductedAdvances(trx, scope, id)).map(({ cents }) => cents))
  await trx
    .updateTable('invoices')
    .set({ prepaid_cents })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function freeAdvances(trx: Trx, { tenantId }: Within, invoiceId: string): Promise<void> {
  await trx
    .deleteFrom('invoice_deductions')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}

export async function findFinalInvoice(
  executor: Executor,
  { tenantId }: Within,
  advanceId: string,
): Promise<{ id: string; number: string; issuedOn: DateText } | undefined> {
  const row = await executor
    .selectFrom('invoice_deductions')
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'invoice_deductions.invoice_id'))
    .select(['invoices.id', 'invoices.number', 'invoices.issued_on'])
    .where('invoice_deductions.tenant_id', '=', tenantId)
    .where('invoice_deductions.advance_id', '=', advanceId)
    .where('invoices.status', '=', 'issued')
    .executeTakeFirst()
  return row && { id: row.id, number: row.number ?? '', issuedOn: row.issued_on ?? '' }
}

type AdvanceRow = Awaited<ReturnType<ReturnType<typeof selectAdvances>['execute']>>[number]

function selectAdvances(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('current_invoices')
    .leftJoin('invoice_deductions', (join) =>
      joined(join, 'invoice_deductions.advance_id', 'current_invoices.id'),
    )
    .select(['current_invoices.id', 'view_json', 'invoice_deductions.invoice_id as deductedBy'])
    .select(STATE_COLUMNS)
    .where('current_invoices.tenant_id', '=', tenantId)
    .where('current_invoices.is_advance', '=', 1)
    .where('current_invoices.kind', '=', 'invoice')
    .where('current_invoices.status', '=', 'issued')
    .orderBy('current_invoices.issued_on')
    .orderBy('current_invoices.number')
}

async function asAdvance(executor: Executor, scope: ReadScope, row: AdvanceRow): Promise<Advance> {
  const view = parseInvoiceView(row.view_json ?? '')
  const credits = row.credited_cents === 0 ? [] : await listCreditViews(executor, scope, row.id)
  // A cash discount reduces nothing here; it was credited with its lines.
  const kept = keptBack(credits).map((tax) => ({
    method: tax.method,
    cents: tax.netCents + tax.taxCents,
    taxes: [tax],
  }))
  const { groups, totalCents } = leftOf(view, credits, kept)
  const status = stateOfRow(row, scope.today)
  return {
    id: row.id,
    number: view.number,
    issuedOn: view.issuedOn,
    taxes: groups.map(({ category, rate, netCents, taxCents }) => ({ category, rate, netCents, taxCents })),
    cents: totalCents,
    state: status?.state ?? 'open',
    openCents: isOpen(status) ? status.openCents : 0,
    deductedBy: row.deductedBy,
  }
}
