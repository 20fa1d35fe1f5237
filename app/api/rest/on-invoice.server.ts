import { type BlockingFinding, InvoiceConflict, NotIssuable } from '~/domain/invoices/conflict'
import type { FindingField } from '~/domain/invoices/issuing/findings'
import { findingText } from '~/i18n/finding-text'
import { textsOf } from '~/i18n/texts'
import { changedMeanwhile, conflict } from './conflict.server'

/** Where a body says what a reason is about. */
export type Places = Partial<Record<InvoiceConflict['code'], string>>

/**
 * Runs a verb on an invoice, and says why it does not fit.
 * @throws Response 409 or 412: a problem
 */
export async function onInvoice<Result>(verb: () => Promise<Result>, places: Places = {}): Promise<Result> {
  try {
    return await verb()
  } catch (error) {
    if (error instanceof NotIssuable) throw conflict('not_issuable', error.findings.map(faultOf))
    if (!(error instanceof InvoiceConflict)) throw error
    const { code } = error
    if (code === 'draft_changed') throw changedMeanwhile([])
    throw refusedFor(code, places[code])
  }
}

export function refusedFor(code: InvoiceConflict['code'], pointer = ''): Response {
  return conflict(code, [{ pointer, detail: textsOf('en').faults[code] }])
}

/** Fields of the invoice, as its address shows it. */
const FIELDS: Partial<Record<FindingField, string>> = {
  lines: '/lines',
  buyer: '/customer_id',
  delivery: '/delivery',
  service: '/service_to',
  dueOn: '/due_on',
  payment: '/payment',
  cashDiscount: '/discount_percent',
  adjustments: '/adjustments',
  tax: '/taxes',
  advances: '/advances',
  total: '/gross',
}
const OF_A_LINE: Partial<Record<FindingField, string>> = {
  description: 'description',
  quantity: 'quantity',
  unit: 'unit',
  unitPrice: 'unit_price',
  tax: 'tax_rate',
  period: 'period_from',
  adjustments: 'adjustments',
}

function faultOf(finding: BlockingFinding) {
  return { pointer: pointerTo(finding), code: finding.code, detail: findingText(finding, 'en') }
}

/** Empty where the firm itself is to blame. */
function pointerTo({ field, line }: BlockingFinding): string {
  const part = OF_A_LINE[field]
  return line !== undefined && part !== undefined ? `/lines/${line - 1}/${part}` : (FIELDS[field] ?? '')
}
