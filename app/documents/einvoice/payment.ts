import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { dueOf } from '~/domain/invoices/payments/sums'
import { element } from '../xml'
import type { Profile } from './profile'
import { date } from './values'

// UNTDID 4461.
const SEPA_TRANSFER = '58'
const SEPA_DIRECT_DEBIT = '59'
const NOT_DEFINED = '1'

export interface Debit {
  mandateReference: string
  creditorId: string | null
  debtorIban: string | undefined
}

export function debited(view: InvoiceView, profile: Profile): Debit | undefined {
  const { payment, seller } = view
  if (payment.method !== 'direct_debit' || dueOf(view) <= 0) return undefined
  return {
    mandateReference: payment.mandateReference,
    creditorId: seller.creditorId,
    debtorIban: profile.name === 'xrechnung' ? profile.debtorIban : undefined,
  }
}

/** Payment instructions (BG-16); none if nothing is owed or no account is named. */
export function meansOf(view: InvoiceView, debit: Debit | undefined) {
  if (debit) return debitMeans(debit)
  const { iban, bic } = view.seller
  if (iban === null || view.kind !== 'invoice' || dueOf(view) <= 0) return means(NOT_DEFINED)
  return means(
    SEPA_TRANSFER,
    element('ram:PayeePartyCreditorFinancialAccount', [
      element('ram:IBANID', compact(iban)),
      element('ram:AccountName', view.seller.name),
    ]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic && compact(bic))]),
  )
}

/** Due date and terms (BT-9, BT-20, BT-89). */
export function termsOf(view: InvoiceView, debit: Debit | undefined) {
  return element('ram:SpecifiedTradePaymentTerms', [
    element('ram:Description', discountWords(view)),
    date('ram:DueDateDateTime', view.kind === 'invoice' ? view.dueOn : undefined),
    element('ram:DirectDebitMandateID', debit?.mandateReference),
  ])
}

function debitMeans({ debtorIban }: Debit) {
  return means(
    SEPA_DIRECT_DEBIT,
    element('ram:PayerPartyDebtorFinancialAccount', [
      element('ram:IBANID', debtorIban && compact(debtorIban)),
    ]),
  )
}

function means(code: string, ...accounts: ReturnType<typeof element>[]) {
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [element('ram:TypeCode', code), ...accounts])
}

/** In XRechnung's notation (BR-DE-18), line feed included; others read it as text. */
function discountWords({ cashDiscount }: InvoiceView): string | undefined {
  if (!cashDiscount) return undefined
  const percent = Number(cashDiscount.percent).toFixed(2)
  return `#SKONTO#TAGE=${cashDiscount.days}#PROZENT=${percent}#\n`
}

function compact(account: string): string {
  return account.replace(/\s/g, '')
}
