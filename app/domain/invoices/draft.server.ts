import { randomUUID } from 'node:crypto'
import type { Language } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { DateText } from '../calendar'
import { getCustomer } from '../customers/find.server'
import { NotFound } from '../errors'
import type { House, Trx } from '../house'
import { createLink } from '../links/links.server'
import { findMandate } from '../mandates/mandates.server'
import type { Scope } from '../scope'
import { writing } from '../writing.server'
import { InvoiceConflict } from './conflict'
import type { DraftLine } from './draft-lines'
import { insertInvoiceLines } from './lines.server'
import { totalsOf } from './totals'

/** How an invoice or its payer wants it paid. */
export type PaymentWish = { method: 'transfer' } | { method: 'direct_debit'; mandateId: string }

/** An invoice to be. Without `dueOn` the tenant's term counts from the day of issue. */
export interface NewInvoice {
  id?: string
  customerId: string
  /** The contract and the period (`2026-11`) that this bills; at most one invoice each. */
  contract?: { id: string; period: string } | null
  serviceFrom: DateText
  serviceTo: DateText
  dueOn?: DateText | null
  payment?: PaymentWish
  note?: string | null
  language?: Language
  lines: readonly DraftLine[]
}

/**
 * Drafts an invoice and, with it, its access link.
 * @throws NotFound for a foreign customer, contract or mandate;
 *   Conflict `no_lines`, `mandate_not_active`, `period_already_invoiced`
 */
export function draftInvoice(
  house: House,
  scope: Scope,
  input: NewInvoice,
): Promise<{ id: string; linkId: string }> {
  const id = input.id ?? randomUUID()
  return writing(house, scope, async (trx) => {
    const customer = await getCustomer(trx, scope, input.customerId)
    if (input.lines.length === 0) throw new InvoiceConflict('no_lines')
    if (input.contract) await assertPeriodFree(trx, scope, input.customerId, input.contract)
    const mandateId = await mandateOf(trx, scope, input.customerId, input.payment)
    const totals = totalsOf(input.lines)
    await trx
      .insertInto('invoices')
      .values({
        tenant_id: scope.tenantId,
        id,
        customer_id: input.customerId,
        contract_id: input.contract?.id ?? null,
        contract_period: input.contract?.period ?? null,
        kind: 'invoice',
        status: 'draft',
        language: input.language ?? customer.language,
        due_on: input.dueOn ?? null,
        service_from: input.serviceFrom,
        service_to: input.serviceTo,
        payment_method: mandateId === null ? 'transfer' : 'direct_debit',
        mandate_id: mandateId,
        note: input.note ?? null,
        net_cents: totals.netCents,
        tax_cents: totals.taxCents,
        gross_cents: totals.grossCents,
        created_at: scope.at,
      })
      .execute()
    await insertInvoiceLines(
      trx,
      scope,
      id,
      input.lines.map((line, index) => ({ ...line, netCents: totals.lineNetCents[index] ?? 0 })),
    )
    const link = await createLink(trx, house.keyring, scope, { purpose: 'rechnung', subjectId: id })
    await recordAudit(trx, scope, {
      action: 'invoice.drafted',
      subjectType: 'invoice',
      subjectId: id,
      after: { customerId: input.customerId, grossCents: totals.grossCents },
    })
    return { id, linkId: link.id }
  })
}

async function assertPeriodFree(
  trx: Trx,
  scope: Scope,
  customerId: string,
  contract: { id: string; period: string },
): Promise<void> {
  const found = await trx
    .selectFrom('contracts')
    .leftJoin('invoices', (join) =>
      join
        .onRef('invoices.tenant_id', '=', 'contracts.tenant_id')
        .onRef('invoices.contract_id', '=', 'contracts.id')
        .on('invoices.contract_period', '=', contract.period),
    )
    .select('invoices.id as invoiceId')
    .where('contracts.tenant_id', '=', scope.tenantId)
    .where('contracts.id', '=', contract.id)
    .where('contracts.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!found) throw new NotFound()
  if (found.invoiceId !== null) throw new InvoiceConflict('period_already_invoiced')
}

async function mandateOf(
  trx: Trx,
  scope: Scope,
  customerId: string,
  payment: PaymentWish | undefined,
): Promise<string | null> {
  if (payment?.method !== 'direct_debit') return null
  const mandate = await findMandate(trx, scope, payment.mandateId)
  if (!mandate || mandate.customerId !== customerId) throw new NotFound()
  if (mandate.status !== 'active') throw new InvoiceConflict('mandate_not_active')
  return mandate.id
}
