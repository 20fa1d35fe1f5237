import { all, first, textAt, textsAt, wholeText, type XmlElement } from '../values/xml-tree'
import type { Attachment, EInvoice, PaymentMeans, Totals } from './model'
import { adjustmentsOf, periodOf, taxOf } from './ubl-amounts'
import { lineOf, partsOf } from './ubl-lines'
import { creditorIdOf, deliveryOf, partyOf, traderOf } from './ubl-parties'

const TENDER = '50'
const OBJECT = '130'
/** `#AAI#` before a note is its subject code (BT-21). */
const SUBJECT = /^[^#]*#([^#]{3})#/

/** For Invoice and CreditNote of UBL 2.1. */
export function readUbl(root: XmlElement): EInvoice {
  const documents = all(root, 'AdditionalDocumentReference')
  const at = (path: string) => textAt(root, path)
  const idOfType = (type: string) =>
    textAt(
      documents.find((one) => typeOf(one) === type),
      'ID',
    )
  const seller = first(root, 'AccountingSupplierParty/Party')
  const payee = first(root, 'PayeeParty')
  const lines = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')]
  return {
    syntax: 'UBL',
    isCreditNote: root.name === 'CreditNote',
    process: at('ProfileID'),
    guideline: at('CustomizationID'),
    number: at('ID'),
    issuedOn: at('IssueDate'),
    typeCode: at('InvoiceTypeCode') ?? at('CreditNoteTypeCode'),
    currency: at('DocumentCurrencyCode'),
    taxCurrency: at('TaxCurrencyCode'),
    taxPointOn: at('TaxPointDate'),
    taxPointCode: at('InvoicePeriod/DescriptionCode'),
    dueOn: at('DueDate') ?? at('PaymentMeans/PaymentDueDate'),
    buyerReference: at('BuyerReference'),
    project: at('ProjectReference/ID'),
    contract: at('ContractDocumentReference/ID'),
    order: at('OrderReference/ID'),
    salesOrder: at('OrderReference/SalesOrderID'),
    receivingAdvice: at('ReceiptDocumentReference/ID'),
    despatchAdvice: at('DespatchDocumentReference/ID'),
    tender: at('OriginatorDocumentReference/ID') ?? idOfType(TENDER),
    object: idOfType(OBJECT),
    objectSchemes: [...documents, ...lines.flatMap((line) => all(line, 'DocumentReference'))]
      .filter((one) => typeOf(one) === OBJECT)
      .flatMap((one) => first(one, 'ID')?.attributes.schemeID ?? []),
    subjectCodes: textsAt(root, 'Note').flatMap((note) => SUBJECT.exec(note)?.[1] ?? []),
    accounting: at('AccountingCost'),
    terms: wholeText(first(root, 'PaymentTerms/Note')),
    paymentTerms: all(root, 'PaymentTerms/Note').map((note) => ({ text: wholeText(note) })),
    notes: textsAt(root, 'Note'),
    preceding: all(root, 'BillingReference').map((reference) => ({
      number: textAt(reference, 'InvoiceDocumentReference/ID'),
      issuedOn: textAt(reference, 'InvoiceDocumentReference/IssueDate'),
    })),
    seller: traderOf(seller),
    buyer: traderOf(first(root, 'AccountingCustomerParty/Party')),
    payee: partyOf(payee),
    taxRepresentative: partyOf(first(root, 'TaxRepresentativeParty')),
    delivery: deliveryOf(first(root, 'Delivery')),
    period: periodOf(root),
    payments: all(root, 'PaymentMeans').map(meansOf),
    remittance: at('PaymentMeans/PaymentID'),
    mandate: at('PaymentMeans/PaymentMandate/ID'),
    creditorId: creditorIdOf(payee) ?? creditorIdOf(seller),
    adjustments: adjustmentsOf(root),
    freight: [],
    thirdParty: all(root, 'PrepaidPayment').map((one) => ({
      kind: textAt(one, 'ID'),
      amount: textAt(one, 'PaidAmount'),
      currency: first(one, 'PaidAmount')?.attributes.currencyID,
      words: textAt(one, 'InstructionID'),
    })),
    advances: [],
    totals: totalsOf(root),
    taxes: all(root, 'TaxTotal/TaxSubtotal').map((group) => ({
      ...taxOf(first(group, 'TaxCategory')),
      base: textAt(group, 'TaxableAmount'),
      amount: textAt(group, 'TaxAmount'),
      reason: textAt(group, 'TaxCategory/TaxExemptionReason'),
      reasonCode: textAt(group, 'TaxCategory/TaxExemptionReasonCode'),
    })),
    attachments: documents.filter((one) => ![TENDER, OBJECT].includes(typeOf(one) ?? '')).map(attachmentOf),
    lines: lines.map(lineOf),
    parts: lines.flatMap((line, of) => partsOf(line).map((part) => ({ of, line: part }))),
  }
}

function typeOf(document: XmlElement): string | undefined {
  return textAt(document, 'DocumentTypeCode')
}

function attachmentOf(document: XmlElement): Attachment {
  const file = first(document, 'Attachment/EmbeddedDocumentBinaryObject')
  return {
    reference: textAt(document, 'ID'),
    description: textAt(document, 'DocumentDescription'),
    address: textAt(document, 'Attachment/ExternalReference/URI'),
    file: file && {
      name: file.attributes.filename,
      mediaType: file.attributes.mimeCode,
      bytes: file.bytes ?? 0,
    },
  }
}

function meansOf(means: XmlElement): PaymentMeans {
  const account = first(means, 'PayeeFinancialAccount')
  return {
    code: textAt(means, 'PaymentMeansCode'),
    words: first(means, 'PaymentMeansCode')?.attributes.name,
    account: account && {
      id: textAt(account, 'ID'),
      name: textAt(account, 'Name'),
      bic: textAt(account, 'FinancialInstitutionBranch/ID'),
    },
    card: textAt(means, 'CardAccount/PrimaryAccountNumberID'),
    debtorIban: textAt(means, 'PaymentMandate/PayerFinancialAccount/ID'),
  }
}

function totalsOf(root: XmlElement): Totals {
  const sums = first(root, 'LegalMonetaryTotal')
  return {
    lines: textAt(sums, 'LineExtensionAmount'),
    allowances: textAt(sums, 'AllowanceTotalAmount'),
    charges: textAt(sums, 'ChargeTotalAmount'),
    net: textAt(sums, 'TaxExclusiveAmount'),
    taxes: all(root, 'TaxTotal').flatMap((total) =>
      all(total, 'TaxAmount').map(({ text, attributes }) => ({
        amount: text,
        currency: attributes.currencyID,
        isBrokenDown: first(total, 'TaxSubtotal') !== undefined,
      })),
    ),
    gross: textAt(sums, 'TaxInclusiveAmount'),
    prepaid: textAt(sums, 'PrepaidAmount'),
    rounding: textAt(sums, 'PayableRoundingAmount'),
    due: textAt(sums, 'PayableAmount'),
  }
}
