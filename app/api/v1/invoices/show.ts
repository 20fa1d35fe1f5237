import { type CalculatedAdjustment, wholeAdjustments } from '~/domain/invoices/drafts/adjustments'
import { lineViews } from '~/domain/invoices/drafts/draft-lines'
import { BY_TRANSFER, type DraftValues } from '~/domain/invoices/drafts/draft-values'
import type { Advance } from '~/domain/invoices/issuing/advances.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { InvoiceLineView, InvoiceView, TaxGroupView } from '~/domain/invoices/issuing/view'
import type { InvoiceListItem } from '~/domain/invoices/list.server'
import { amountOf } from '~/domain/values/money'
import type { Language } from '~db/schema'
import { CURRENCY } from '../../rest/amounts'

/** What a list shows of an invoice. */
export const INVOICE_FIELDS = [
  'id',
  'kind',
  'number',
  'state',
  'customer_id',
  'customer_name',
  'issued_on',
  'due_on',
  'currency',
  'net',
  'gross',
  'open',
  'created_at',
] as const

export function showInvoice(item: InvoiceListItem) {
  return {
    id: item.id,
    kind: item.kind,
    number: item.number,
    state: item.status?.state ?? 'draft',
    customer_id: item.customerId,
    customer_name: item.customerName,
    issued_on: item.issuedOn,
    due_on: item.dueOn,
    currency: CURRENCY,
    net: amountOf(item.netCents),
    gross: amountOf(item.grossCents),
    open: amountOf(item.openCents),
    created_at: item.createdAt,
  } satisfies Record<(typeof INVOICE_FIELDS)[number], unknown>
}

type DeliveryView = NonNullable<InvoiceView['delivery']>

/** An advance invoice that is taken off. */
type Deducted = Pick<Advance, 'id' | 'number' | 'issuedOn' | 'cents'>

/** What was billed, as it was issued. */
export function showIssued(view: InvoiceView, advances: readonly Deducted[]) {
  return {
    ...showShared({
      language: view.language,
      isAdvance: view.isAdvance === true,
      isProperty: view.isProperty === true,
      buyerReference: view.buyerReference ?? null,
      orderNumber: view.orderNumber ?? null,
      projectNumber: view.projectNumber ?? null,
      discount: view.cashDiscount ?? null,
      delivery: view.delivery ? showDelivery(view.delivery) : null,
      adjustments: wholeAdjustments(view.adjustments),
      // As they were taken off, whatever became of them.
      advances: (view.deductions ?? []).map((taken) => ({
        ...taken,
        id: advances.find(({ number }) => number === taken.number)?.id ?? null,
      })),
    }),
    service_from: view.serviceFrom,
    service_to: view.serviceTo,
    payment: view.payment.method,
    note: view.note,
    tax: amountOf(view.taxCents),
    taxes: view.taxes.map(showTax),
    lines: view.lines.map(showLine),
  }
}

/** What would be billed. */
export function showDraft(values: DraftValues, advances: readonly Deducted[]) {
  const totals = totalsOf(values.lines, values.adjustments)
  const { discount_percent: percent, discount_days: days, delivery_country: country } = values
  return {
    ...showShared({
      language: values.language,
      isAdvance: values.is_advance === 1,
      isProperty: values.is_property === 1,
      buyerReference: values.buyer_reference,
      orderNumber: values.order_number,
      projectNumber: values.project_number,
      discount: percent === null || days === null ? null : { percent, days },
      delivery:
        country === null
          ? null
          : {
              name: values.delivery_name,
              street: values.delivery_street,
              extra: values.delivery_extra,
              postal_code: values.delivery_postal_code,
              city: values.delivery_city,
              country,
            },
      adjustments: wholeAdjustments(totals.adjustments),
      advances,
    }),
    service_from: values.service_from,
    service_to: values.service_to,
    payment: values.payment === BY_TRANSFER ? ('transfer' as const) : ('direct_debit' as const),
    note: values.note,
    tax: amountOf(totals.taxCents),
    taxes: totals.taxes.map(showTax),
    lines: lineViews(values.lines, totals).map(showLine),
  }
}

interface Shared {
  language: Language
  isAdvance: boolean
  isProperty: boolean
  buyerReference: string | null
  orderNumber: string | null
  projectNumber: string | null
  discount: { percent: string; days: number } | null
  delivery: Record<'name' | 'street' | 'extra' | 'postal_code' | 'city' | 'country', string | null> | null
  adjustments: readonly CalculatedAdjustment[]
  advances: readonly (Omit<Deducted, 'id'> & { id: string | null })[]
}

function showShared(shared: Shared) {
  return {
    language: shared.language,
    is_advance: shared.isAdvance,
    is_property: shared.isProperty,
    buyer_reference: shared.buyerReference,
    order_number: shared.orderNumber,
    project_number: shared.projectNumber,
    discount_percent: shared.discount?.percent ?? null,
    discount_days: shared.discount?.days ?? null,
    delivery: shared.delivery,
    adjustments: shared.adjustments.map(showAdjustment),
    advances: shared.advances.map(({ id, number, issuedOn, cents }) => ({
      id,
      number,
      issued_on: issuedOn,
      amount: amountOf(cents),
    })),
  }
}

function showDelivery({ name, street, addressExtra, postalCode, city, country }: DeliveryView) {
  return { name, street, extra: addressExtra, postal_code: postalCode, city, country }
}

/** `amount` is never negative: an allowance takes it off, a charge puts it on top. */
function showAdjustment({ kind, reason, percent, cents }: CalculatedAdjustment) {
  return { kind, reason, percent: percent ?? null, amount: amountOf(cents) }
}

function showTax({ category, rate, netCents, taxCents }: TaxGroupView) {
  return { category, rate, net: amountOf(netCents), tax: amountOf(taxCents) }
}

function showLine(line: InvoiceLineView) {
  return {
    position: line.position,
    article_number: line.articleNumber ?? null,
    description: line.description,
    details: line.details ?? null,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: line.grossPrice ?? line.unitPrice,
    price_includes_tax: line.grossPrice !== undefined,
    adjustments: (line.adjustments ?? []).map(showAdjustment),
    tax_category: line.taxCategory,
    tax_rate: line.taxRate,
    tax_reason: line.taxReason ?? null,
    period_from: line.periodFrom ?? null,
    period_to: line.periodTo ?? null,
    net: amountOf(line.netCents),
  }
}
