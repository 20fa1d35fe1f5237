import { all, first, textAt, type XmlElement } from '../values/xml-tree'
import { elementsOf, faultOf, onceRules, type Seen, type SyntaxFault, twiceIn } from './syntax'
import { amountFaults, currencyFaults } from './ubl-amount-faults'

const IN_INVOICE = onceRules(`
  UBL-SR-01 ContractDocumentReference/ID
  UBL-SR-02 ReceiptDocumentReference/ID
  UBL-SR-03 DespatchDocumentReference/ID
  UBL-SR-05 PaymentTerms/Note
  UBL-SR-08 InvoicePeriod
  UBL-SR-09 AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName
  UBL-SR-10 AccountingSupplierParty/Party/PartyName/Name
  UBL-SR-11 AccountingSupplierParty/Party/PartyLegalEntity/CompanyID
  UBL-SR-14 AccountingSupplierParty/Party/PartyLegalEntity/CompanyLegalForm
  UBL-SR-15 AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName
  UBL-SR-16 AccountingCustomerParty/Party/PartyIdentification/ID
  UBL-SR-17 AccountingCustomerParty/Party/PartyLegalEntity/CompanyID
  UBL-SR-24 Delivery
  UBL-SR-39 ProjectReference/ID
  UBL-SR-40 AccountingCustomerParty/Party/PartyName/Name
  UBL-SR-45 PaymentMeans/PaymentDueDate
  UBL-SR-49 InvoicePeriod/DescriptionCode
  UBL-SR-54 PaymentMeans/CardAccount
  UBL-SR-55 PaymentMeans/PaymentMandate
  UBL-SR-56 OriginatorDocumentReference/ID
`)
const IN_LINE = onceRules(`
  UBL-SR-34 Note
  UBL-SR-35 OrderLineReference/LineID
  UBL-SR-36 InvoicePeriod
  UBL-SR-37 Price/AllowanceCharge/Amount
  UBL-SR-48 Item/ClassifiedTaxCategory
  UBL-SR-50 Item/Description
  UBL-SR-52 DocumentReference
`)
const IN: Readonly<Record<string, [rule: string, path: string][]>> = {
  Invoice: IN_INVOICE,
  CreditNote: IN_INVOICE,
  InvoiceLine: IN_LINE,
  CreditNoteLine: IN_LINE,
  SubInvoiceLine: onceRules('BR-DEX-03 Item/ClassifiedTaxCategory'),
  PostalAddress: onceRules('UBL-SR-51 AddressLine'),
  Address: onceRules('UBL-SR-51 AddressLine'),
  AdditionalDocumentReference: onceRules('UBL-SR-33 DocumentDescription'),
  Delivery: onceRules('UBL-SR-25 DeliveryParty/PartyName/Name'),
  AllowanceCharge: onceRules('UBL-SR-30 AllowanceChargeReason'),
  PayeeParty: onceRules('UBL-SR-19 PartyName/Name\nUBL-SR-21 PartyLegalEntity/CompanyID'),
  PaymentMeans: onceRules('UBL-SR-26 PaymentID\nUBL-SR-28 PaymentMandate/ID'),
  TaxRepresentativeParty: onceRules('UBL-SR-22 PartyName/Name\nUBL-SR-23 PartyTaxScheme/CompanyID'),
  TaxSubtotal: onceRules('UBL-SR-32 TaxCategory/TaxExemptionReason'),
}
const OBJECT = '130'
/** What EN 16931 requires of UBL beyond its schema, as errors (CEN, 1.3.16). */
export function ublSyntaxFaults(root: XmlElement): SyntaxFault[] {
  const all = elementsOf(root)
  return [
    ...all.flatMap((seen) => [...twiceIn(seen, IN[seen.element.name] ?? []), ...elementFaults(seen)]),
    ...currencyFaults(root, all),
    ...payeeFaults(root),
    ...wholeFaults(root),
  ]
}

function elementFaults(seen: Seen): SyntaxFault[] {
  const { element } = seen
  const { name, attributes } = element
  const lacking = (rule: string, path: string) => faultOf(seen, { rule, flaw: 'MISSING', path })
  if (name === 'PartyTaxScheme') {
    const isWhole = first(element, 'TaxScheme/ID') && first(element, 'CompanyID')
    return isWhole ? [] : [lacking('UBL-SR-53', first(element, 'CompanyID') ? 'TaxScheme/ID' : 'CompanyID')]
  }
  if (name === 'AdditionalDocumentReference') return documentFaults(seen)
  if (name.endsWith('BinaryObject'))
    return [
      ...(attributes.mimeCode === undefined ? [lacking('UBL-DT-06', '@mimeCode')] : []),
      ...(attributes.filename === undefined ? [lacking('UBL-DT-07', '@filename')] : []),
    ]
  return name.endsWith('Amount') ? amountFaults(seen) : []
}

function documentFaults(seen: Seen): SyntaxFault[] {
  const { element, parent } = seen
  const type = textAt(element, 'DocumentTypeCode')
  const isTender = type === '50' && parent?.name === 'CreditNote'
  const isPlain = type === undefined && first(element, 'ID')?.attributes.schemeID === undefined
  const faults: SyntaxFault[] = []
  if (type !== OBJECT && !isTender && !isPlain)
    faults.push(
      faultOf(seen, { rule: 'UBL-SR-43', flaw: 'ATTRIBUTE', path: 'DocumentTypeCode', value: type }),
    )
  if (type !== OBJECT) return faults
  for (const [rule, path] of [
    ['UBL-CR-666', 'Attachment'],
    ['UBL-CR-673', 'DocumentDescription'],
  ] as const)
    if (first(element, path)) faults.push(faultOf(seen, { rule, flaw: 'UNKNOWN', path }))
  return faults
}

/** A payee's name must differ from the seller's, with at most one id other than SEPA's. */
function payeeFaults(root: XmlElement): SyntaxFault[] {
  const payee = first(root, 'PayeeParty')
  const names = all(payee, 'PartyName/Name').map(({ text }) => text)
  const sellers = all(root, 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName')
  const ids = all(payee, 'PartyIdentification/ID').filter(
    ({ attributes }) => attributes.schemeID?.toUpperCase() !== 'SEPA',
  )
  const isOther = names.some((name) => sellers.some(({ text }) => text !== name))
  if (!payee || (isOther && ids.length <= 1)) return []
  const path = ids.length > 1 ? 'PartyIdentification/ID' : 'PartyName/Name'
  return [
    faultOf(
      { element: payee, parent: root },
      { rule: 'UBL-SR-20', flaw: ids.length > 1 ? 'TWICE' : 'MISSING', path },
    ),
  ]
}

function wholeFaults(root: XmlElement): SyntaxFault[] {
  const seen = { element: root, parent: undefined }
  const supplier = all(root, 'AccountingSupplierParty/Party/PartyTaxScheme')
  const customer = all(root, 'AccountingCustomerParty/Party/PartyTaxScheme')
  const ofVat = (schemes: XmlElement[], isVat: boolean) =>
    schemes
      .filter(
        (one) =>
          first(one, 'TaxScheme/ID') && isVat === (textAt(one, 'TaxScheme/ID')?.toUpperCase() === 'VAT'),
      )
      .flatMap((one) => all(one, 'CompanyID')).length
  const kinds = (path: string) => new Set(all(root, path).map(({ text }) => text)).size
  const objects = all(root, 'AdditionalDocumentReference').filter(
    (one) => textAt(one, 'DocumentTypeCode') === OBJECT,
  )
  const sepa = ['AccountingSupplierParty/Party', 'AccountingCustomerParty/Party', 'PayeeParty']
    .flatMap((path) => all(root, `${path}/PartyIdentification/ID`))
    .filter(({ attributes }) => attributes.schemeID?.toUpperCase() === 'SEPA')
  const codeNames = all(root, 'PaymentMeans/PaymentMeansCode').filter(
    ({ attributes }) => attributes.name !== undefined,
  )
  const counts: [rule: string, path: string, count: number, most: number][] = [
    ['UBL-SR-42', 'AccountingSupplierParty/Party/PartyTaxScheme', supplier.length, 2],
    ['UBL-SR-12', 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID', ofVat(supplier, true), 1],
    ['UBL-SR-13', 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID', ofVat(supplier, false), 1],
    ['UBL-SR-18', 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID', ofVat(customer, true), 1],
    ['UBL-SR-04', 'AdditionalDocumentReference', objects.length, 1],
    ['UBL-SR-29', 'PartyIdentification/ID', sepa.length, 1],
    ['UBL-SR-44', 'PaymentMeans/PaymentID', kinds('PaymentMeans/PaymentID'), 1],
    ['UBL-SR-46', 'PaymentMeans/PaymentMeansCode/@name', codeNames.length, 1],
    ['UBL-SR-47', 'PaymentMeans/PaymentMeansCode', kinds('PaymentMeans/PaymentMeansCode'), 1],
  ]
  return counts
    .filter(([, , count, most]) => count > most)
    .map(([rule, path]) => faultOf(seen, { rule, flaw: 'TWICE', path }))
}
