import { type Customer, getCustomer } from '~/domain/customers/find.server'
import { NotFound } from '~/domain/kernel/errors'
import type { Executor } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { findMandate } from '~/domain/mandates/mandates.server'
import { findTenant } from '~/domain/tenants/tenants.server'
import { addDays } from '~/domain/values/calendar'
import { sum } from '~/domain/values/money'
import { joined } from '../../kernel/joined.server'
import { InvoiceConflict } from '../conflict'
import { type Advance, listDeductedAdvances } from '../issuing/advances.server'
import { asBuyer, asSeller, wordsOf } from '../issuing/parties.server'
import { withReasons } from '../issuing/tax-reasons'
import { totalsOf } from '../issuing/totals'
import type { InvoiceView, PaymentView } from '../issuing/view'
import { parseAdjustments } from './adjustments'
import { lineViews } from './draft-lines'
import { labourCents } from './labour'
import { listInvoiceLines } from './lines.server'

/** A draft as it would be issued today, with its number and the revision it was read at. */
export interface ComposedInvoice {
  view: InvoiceView
  revision: number
  advances: Advance[]
}

/**
 * The view that a draft would be issued with.
 * @throws NotFound; Conflict `already_issued`, `mandate_not_active`
 */
export async function composeInvoice(
  executor: Executor,
  scope: Scope,
  invoiceId: string,
  number: string,
): Promise<ComposedInvoice> {
  const draft = await getDraft(executor, scope, invoiceId)
  const tenant = await findTenant(executor, scope)
  if (!tenant) throw new NotFound()
  const customer = await getCustomer(executor, scope, draft.customer_id)
  const parties = { seller: asSeller(tenant), buyer: asBuyer(customer) }
  const lines = withReasons(await listInvoiceLines(executor, scope, invoiceId), parties)
  const totals = totalsOf(lines, parseAdjustments(draft.adjustments_json))
  const labour = customer.kind === 'consumer' ? labourCents(lines, totals) : 0
  const advances = await listDeductedAdvances(executor, scope, invoiceId)
  const view: InvoiceView = {
    kind: draft.kind,
    number,
    language: draft.language,
    issuedOn: scope.today,
    dueOn: draft.due_on ?? addDays(scope.today, customer.paymentTermDays ?? tenant.paymentTermDays),
    serviceFrom: draft.service_from,
    serviceTo: draft.service_to,
    refersTo: null,
    ...parties,
    buyerKind: customer.kind,
    customerNumber: customer.number,
    contractNumber: draft.contractNumber,
    ...optionalDataOf(draft, customer),
    lines: lineViews(lines, totals),
    ...(totals.adjustments.length > 0 ? { adjustments: totals.adjustments } : {}),
    taxes: totals.taxes,
    netCents: totals.netCents,
    taxCents: totals.taxCents,
    grossCents: totals.grossCents,
    ...(totals.roundingCents === 0 ? {} : { roundingCents: totals.roundingCents }),
    ...takenOff(advances),
    ...(labour === 0 ? {} : { labourCents: labour }),
    note: draft.note,
    ...wordsOf(tenant, draft.language),
    payment: await composePayment(executor, scope, draft.mandate_id),
  }
  return { view, revision: draft.revision, advances }
}

function takenOff(advances: readonly Advance[]): Pick<InvoiceView, 'deductions' | 'prepaidCents'> {
  if (advances.length === 0) return {}
  const deductions = advances.map(({ number, issuedOn, taxes, cents }) => ({
    number,
    issuedOn,
    taxes,
    cents,
  }))
  return { deductions, prepaidCents: sum(deductions.map(({ cents }) => cents)) }
}

function optionalDataOf(draft: Draft, customer: Customer): Partial<InvoiceView> {
  const buyerReference = draft.buyer_reference ?? customer.buyerReference
  const { discount_percent: percent, discount_days: days, delivery_country: country } = draft
  return {
    ...(buyerReference === null ? {} : { buyerReference }),
    ...(draft.order_number === null ? {} : { orderNumber: draft.order_number }),
    ...(draft.project_number === null ? {} : { projectNumber: draft.project_number }),
    ...(percent === null || days === null ? {} : { cashDiscount: { percent, days } }),
    ...(customer.invoiceFormat === 'xrechnung' ? { isXRechnung: true } : {}),
    ...(draft.is_property === 1 ? { isProperty: true } : {}),
    ...(draft.is_advance === 1 ? { isAdvance: true } : {}),
    ...(country === null
      ? {}
      : {
          delivery: {
            name: draft.delivery_name ?? customer.name,
            street: draft.delivery_street ?? '',
            addressExtra: draft.delivery_extra,
            postalCode: draft.delivery_postal_code ?? '',
            city: draft.delivery_city ?? '',
            country,
          },
        }),
  }
}

type Draft = Awaited<ReturnType<typeof getDraft>>

async function getDraft(executor: Executor, scope: Scope, invoiceId: string) {
  const draft = await executor
    .selectFrom('invoices')
    .leftJoin('contracts', (join) => joined(join, 'contracts.id', 'invoices.contract_id'))
    .selectAll('invoices')
    .select('contracts.number as contractNumber')
    .where('invoices.tenant_id', '=', scope.tenantId)
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirst()
  if (!draft) throw new NotFound()
  if (draft.status === 'issued') throw new InvoiceConflict('already_issued')
  return draft
}

async function composePayment(
  executor: Executor,
  scope: Scope,
  mandateId: string | null,
): Promise<PaymentView> {
  if (mandateId === null) return { method: 'transfer' }
  const mandate = await findMandate(executor, scope, mandateId)
  if (mandate?.status !== 'active') throw new InvoiceConflict('mandate_not_active')
  return {
    method: 'direct_debit',
    mandateReference: mandate.reference,
    ibanMasked: mandate.ibanMasked,
    holder: mandate.holder,
  }
}
