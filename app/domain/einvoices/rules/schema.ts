import type { Checked } from '../must'
import { profileOf } from '../profile'

/** Where these are missing, other rules say so in the words of an invoice. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(
  `
ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter ExchangedDocument/ID ExchangedDocument/TypeCode
ExchangedDocument/IssueDateTime ApplicableHeaderTradeAgreement/SellerTradeParty
ApplicableHeaderTradeAgreement/BuyerTradeParty ApplicableHeaderTradeSettlement/InvoiceCurrencyCode
ApplicableHeaderTradeSettlement/ApplicableTradeTax
ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation
Invoice/ID Invoice/IssueDate Invoice/AccountingSupplierParty Invoice/AccountingCustomerParty Invoice/LegalMonetaryTotal
Invoice/InvoiceLine CreditNote/ID CreditNote/IssueDate CreditNote/AccountingSupplierParty
CreditNote/AccountingCustomerParty CreditNote/LegalMonetaryTotal CreditNote/CreditNoteLine
LegalMonetaryTotal/PayableAmount InvoiceLine/ID CreditNoteLine/ID InvoiceLine/LineExtensionAmount
CreditNoteLine/LineExtensionAmount Price/PriceAmount PaymentMeans/PaymentMeansCode AllowanceCharge/Amount
TaxTotal/TaxAmount TaxSubtotal/TaxAmount
`
    .trim()
    .split(/\s+/),
)

/** Whether each element may stand where it stands, as often and in that order, whatever it says. */
export function schemaRules({ invoice, must, mustOf }: Checked): void {
  const isShort = profileOf(invoice) === 'too-little'
  for (const { flaw, rule, place, value, line } of invoice.structure ?? []) {
    if (flaw === 'MISSING' && (isShort || SAID_ELSEWHERE.has(place))) continue
    const item = line === undefined ? undefined : invoice.lines[line - 1]
    const say = item ? mustOf(item) : must
    const own = flaw === 'DAY' ? 'DATE-2' : `SCHEMA-${flaw}`
    say(rule ?? own, { place, value, ...(rule === undefined ? {} : { wordedAs: own }) })
  }
}
