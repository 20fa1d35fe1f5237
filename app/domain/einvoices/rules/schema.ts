import type { Checked } from '../must'
import { profileOf } from '../profile'

/** If these are missing, other rules report it in the terms of an invoice. */
const CHECKED_ELSEWHERE: ReadonlySet<string> = new Set(
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

/** Checks that each element is allowed where it is, as often and in that order, regardless of content. */
export function schemaRules({ invoice, must, mustOf }: Checked): void {
  const isShort = profileOf(invoice) === 'too-little'
  for (const { flaw, rule, place, value, line } of invoice.structure ?? []) {
    if (flaw === 'MISSING' && (isShort || CHECKED_ELSEWHERE.has(place))) continue
    const item = line === undefined ? undefined : invoice.lines[line - 1]
    const say = item ? mustOf(item) : must
    const own = flaw === 'DAY' ? 'DATE-2' : `SCHEMA-${flaw}`
    say(rule ?? own, { place, value, ...(rule === undefined ? {} : { wordedAs: own }) })
  }
}
