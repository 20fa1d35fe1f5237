import { netEffectOf } from '~/domain/invoices/drafts/adjustments'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { dueOf } from '~/domain/invoices/payments/sums'
import { sum } from '~/domain/values/money'
import { element } from '../xml'
import { documentAdjustments } from './adjustments'
import { debited, meansOf, termsOf } from './payment'
import type { Profile } from './profile'
import { taxesOf } from './tax'
import { amount, formattedDate, period } from './values'

const CURRENCY = 'EUR'

export function settlementOf(view: InvoiceView, profile: Profile) {
  const debit = debited(view, profile)
  const { serviceFrom, serviceTo } = view
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:CreditorReferenceID', debit?.creditorId),
    element('ram:PaymentReference', view.number),
    element('ram:InvoiceCurrencyCode', CURRENCY),
    meansOf(view, debit),
    taxesOf(view, profile),
    serviceFrom === serviceTo ? null : period(serviceFrom, serviceTo),
    documentAdjustments(view),
    termsOf(view, debit),
    sumsOf(view),
    precedingOf(view),
  ])
}

function sumsOf(view: InvoiceView) {
  const { adjustments: all = [], roundingCents = 0, prepaidCents = 0 } = view
  const allowances = all.filter(({ kind }) => kind === 'allowance')
  const charges = all.filter(({ kind }) => kind === 'charge')
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amount('ram:LineTotalAmount', sum(view.lines.map(({ netCents }) => netCents))),
    charges.length > 0 && amount('ram:ChargeTotalAmount', netEffectOf(charges)),
    allowances.length > 0 && amount('ram:AllowanceTotalAmount', 0 - netEffectOf(allowances)),
    amount('ram:TaxBasisTotalAmount', view.netCents),
    amount('ram:TaxTotalAmount', view.taxCents, { currencyID: CURRENCY }),
    roundingCents !== 0 && amount('ram:RoundingAmount', roundingCents),
    amount('ram:GrandTotalAmount', view.grossCents),
    prepaidCents !== 0 && amount('ram:TotalPrepaidAmount', prepaidCents),
    amount('ram:DuePayableAmount', dueOf(view)),
  ])
}

/**
 * The invoice that this one cancels or corrects, or the advance that it takes off (BG-3). CII D16B has room for one; several
 * advances are in the notes only.
 */
function precedingOf({ refersTo, deductions = [] }: InvoiceView) {
  const preceding = refersTo ?? (deductions.length === 1 ? deductions[0] : undefined)
  return (
    preceding &&
    element('ram:InvoiceReferencedDocument', [
      element('ram:IssuerAssignedID', preceding.number),
      formattedDate('ram:FormattedIssueDateTime', preceding.issuedOn),
    ])
  )
}
