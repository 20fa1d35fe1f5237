import { all, first, idOf, textAt, textsAt, wholeText, type XmlElement } from '../values/xml-tree'
import { adjustmentsOf, freightOf, taxOf } from './cii-amounts'
import { dayOf, periodOf } from './cii-dates'
import { lineOf } from './cii-lines'
import { partyOf, placeOf } from './cii-parties'
import type { Attachment, EInvoice, PaymentMeans, PaymentTerms, Totals } from './model'
import { lastDayOf } from './terms'

const TENDER = '50'
const OBJECT = '130'
const LINE = 'IncludedSupplyChainTradeLineItem'
const BANKS = ['PayeeSpecifiedCreditorFinancialInstitution', 'PayerSpecifiedDebtorFinancialInstitution']

/** For UN/CEFACT CII D16B. */
export function readCii(root: XmlElement): EInvoice {
  const head = first(root, 'ExchangedDocument')
  const trade = first(root, 'SupplyChainTradeTransaction')
  const agreement = first(trade, 'ApplicableHeaderTradeAgreement')
  const delivery = first(trade, 'ApplicableHeaderTradeDelivery')
  const settlement = first(trade, 'ApplicableHeaderTradeSettlement')
  const documents = all(agreement, 'AdditionalReferencedDocument')
  const issued = first(head, 'IssueDateTime/DateTimeString')
  const idAt = (start: XmlElement | undefined, name: string) => textAt(start, `${name}/IssuerAssignedID`)
  const taxes = all(settlement, 'ApplicableTradeTax')
  const terms = all(settlement, 'SpecifiedTradePaymentTerms').map(termsOf)
  return {
    syntax: 'CII',
    process: textAt(root, 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'),
    guideline: textAt(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    number: textAt(head, 'ID'),
    issuedOn: issued?.attributes.format === '102' ? dayOf(issued) : undefined,
    typeCode: textAt(head, 'TypeCode'),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    taxCurrency: textAt(settlement, 'TaxCurrencyCode'),
    taxPointOn: dayOf(first(settlement, 'ApplicableTradeTax/TaxPointDate/DateString')),
    taxPointCode: textAt(settlement, 'ApplicableTradeTax/DueDateTypeCode'),
    dueOn: lastDayOf(terms),
    buyerReference: textAt(agreement, 'BuyerReference'),
    project: textAt(agreement, 'SpecifiedProcuringProject/ID'),
    contract: idAt(agreement, 'ContractReferencedDocument'),
    order: idAt(agreement, 'BuyerOrderReferencedDocument'),
    salesOrder: idAt(agreement, 'SellerOrderReferencedDocument'),
    receivingAdvice: idAt(delivery, 'ReceivingAdviceReferencedDocument'),
    despatchAdvice: idAt(delivery, 'DespatchAdviceReferencedDocument'),
    tender: textAt(ofType(documents, TENDER)[0], 'IssuerAssignedID'),
    object: textAt(ofType(documents, OBJECT)[0], 'IssuerAssignedID'),
    objectSchemes: [
      ...textsAt(agreement, 'AdditionalReferencedDocument/ReferenceTypeCode'),
      ...textsAt(
        trade,
        `${LINE}/SpecifiedLineTradeSettlement/AdditionalReferencedDocument/ReferenceTypeCode`,
      ),
    ],
    subjectCodes: [
      ...textsAt(head, 'IncludedNote/SubjectCode'),
      ...textsAt(trade, `${LINE}/AssociatedDocumentLineDocument/IncludedNote/SubjectCode`),
    ],
    accounting: textAt(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
    terms: wholeText(first(settlement, 'SpecifiedTradePaymentTerms/Description')),
    paymentTerms: terms,
    notes: textsAt(head, 'IncludedNote/Content'),
    preceding: all(settlement, 'InvoiceReferencedDocument').map((document) => ({
      number: textAt(document, 'IssuerAssignedID'),
      issuedOn: dayOf(first(document, 'FormattedIssueDateTime/DateTimeString')),
    })),
    seller: partyOf(first(agreement, 'SellerTradeParty')),
    buyer: partyOf(first(agreement, 'BuyerTradeParty')),
    payee: partyOf(first(settlement, 'PayeeTradeParty')),
    taxRepresentative: partyOf(first(agreement, 'SellerTaxRepresentativeTradeParty')),
    delivery: {
      ...placeOf(first(delivery, 'ShipToTradeParty')),
      on: dayOf(first(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString')),
    },
    period: periodOf(settlement),
    payments: all(settlement, 'SpecifiedTradeSettlementPaymentMeans').map(meansOf),
    remittance: textAt(settlement, 'PaymentReference'),
    mandate: textAt(settlement, 'SpecifiedTradePaymentTerms/DirectDebitMandateID'),
    creditorId: textAt(settlement, 'CreditorReferenceID'),
    adjustments: adjustmentsOf(settlement),
    freight: freightOf(settlement),
    thirdParty: all(settlement, 'SpecifiedFinancialAdjustment').map((one) => ({
      amount: textAt(one, 'ActualAmount'),
      words: textAt(one, 'Reason'),
    })),
    advances: all(settlement, 'SpecifiedAdvancePayment').map((one) => ({
      amount: textAt(one, 'PaidAmount'),
      on: dayOf(first(one, 'FormattedReceivedDateTime/DateTimeString')),
    })),
    totals: totalsOf(first(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')),
    taxes: taxes.map((tax) => ({
      ...taxOf(tax),
      base: textAt(tax, 'BasisAmount'),
      amount: textAt(tax, 'CalculatedAmount'),
    })),
    attachments: documents.filter((one) => !isOneOf(one, [TENDER, OBJECT])).map(attachmentOf),
    lines: all(trade, LINE).map(lineOf),
    parts: [],
  }
}

function termsOf(terms: XmlElement): PaymentTerms {
  return {
    text: wholeText(first(terms, 'Description')),
    dueOn: dayOf(first(terms, 'DueDateDateTime/DateTimeString')),
  }
}

function isOneOf(document: XmlElement, types: readonly string[]): boolean {
  return types.includes(textAt(document, 'TypeCode') ?? '')
}

function ofType(documents: XmlElement[], type: string): XmlElement[] {
  return documents.filter((one) => isOneOf(one, [type]))
}

function attachmentOf(document: XmlElement): Attachment {
  const file = first(document, 'AttachmentBinaryObject')
  return {
    reference: textAt(document, 'IssuerAssignedID'),
    description: textAt(document, 'Name'),
    address: textAt(document, 'URIID'),
    file: file && {
      name: file.attributes.filename,
      mediaType: file.attributes.mimeCode,
      bytes: file.bytes ?? 0,
    },
  }
}

function meansOf(means: XmlElement): PaymentMeans {
  const account = first(means, 'PayeePartyCreditorFinancialAccount')
  const [iban, other] = [textAt(account, 'IBANID'), idOf(first(account, 'ProprietaryID'))?.value]
  return {
    code: textAt(means, 'TypeCode'),
    words: textAt(means, 'Information'),
    account: account && {
      id: iban ?? other,
      hasTwoIds: iban !== undefined && other !== undefined,
      name: textAt(account, 'AccountName'),
      bic: textAt(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
    },
    card: textAt(means, 'ApplicableTradeSettlementFinancialCard/ID'),
    debtorIban: textAt(means, 'PayerPartyDebtorFinancialAccount/IBANID'),
    hasBank: BANKS.some((name) => first(means, name) !== undefined),
  }
}

function totalsOf(sums: XmlElement | undefined): Totals {
  return {
    lines: textAt(sums, 'LineTotalAmount'),
    allowances: textAt(sums, 'AllowanceTotalAmount'),
    charges: textAt(sums, 'ChargeTotalAmount'),
    net: textAt(sums, 'TaxBasisTotalAmount'),
    taxes: all(sums, 'TaxTotalAmount').map(({ text, attributes }) => ({
      amount: text,
      currency: attributes.currencyID,
    })),
    gross: textAt(sums, 'GrandTotalAmount'),
    prepaid: textAt(sums, 'TotalPrepaidAmount'),
    rounding: textAt(sums, 'RoundingAmount'),
    due: textAt(sums, 'DuePayableAmount'),
  }
}
