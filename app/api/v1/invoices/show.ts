import { lineViews } from '~/domain/invoices/drafts/draft-lines'
import type { DraftValues } from '~/domain/invoices/drafts/draft-values'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { InvoiceLineView, InvoiceView, TaxGroupView } from '~/domain/invoices/issuing/view'
import type { InvoiceListItem } from '~/domain/invoices/list.server'
import { CURRENCY, euros } from '../../rest/amounts'

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
    net: euros(item.netCents),
    gross: euros(item.grossCents),
    open: euros(item.openCents),
    created_at: item.createdAt,
  } satisfies Record<(typeof INVOICE_FIELDS)[number], unknown>
}

/** What was billed, as it was issued. */
export function showIssued(view: InvoiceView) {
  return {
    language: view.language,
    service_from: view.serviceFrom,
    service_to: view.serviceTo,
    payment: view.payment.method,
    note: view.note,
    tax: euros(view.taxCents),
    taxes: view.taxes.map(showTax),
    lines: view.lines.map(showLine),
  }
}

/** What would be billed. */
export function showDraft(values: DraftValues) {
  const totals = totalsOf(values.lines, values.adjustments)
  return {
    language: values.language,
    service_from: values.service_from,
    service_to: values.service_to,
    payment: values.payment === 'transfer' ? ('transfer' as const) : ('direct_debit' as const),
    note: values.note,
    tax: euros(totals.taxCents),
    taxes: totals.taxes.map(showTax),
    lines: lineViews(values.lines, totals).map(showLine),
  }
}

function showTax({ category, rate, netCents, taxCents }: TaxGroupView) {
  return { category, rate, net: euros(netCents), tax: euros(taxCents) }
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
    tax_category: line.taxCategory,
    tax_rate: line.taxRate,
    tax_reason: line.taxReason ?? null,
    period_from: line.periodFrom ?? null,
    period_to: line.periodTo ?? null,
    net: euros(line.netCents),
  }
}
