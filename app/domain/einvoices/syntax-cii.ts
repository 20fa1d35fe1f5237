import { all, textAt, type XmlElement } from '../values/xml-tree'
import { elementsOf, faultOf, type Seen, type SyntaxFault } from './syntax'

const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'
/** Of these elements EN 16931 uses only the listed children and forbids the others of the schema. */
const KNOWN: Readonly<Record<string, { rule: string; children: ReadonlySet<string> }>> = {
  BillingSpecifiedPeriod: { rule: 'CII-DT-068', children: new Set(['StartDateTime', 'EndDateTime']) },
  PostalTradeAddress: {
    rule: 'CII-DT-082',
    children: new Set(
      'PostcodeCode LineOne LineTwo LineThree CityName CountryID CountrySubDivisionName'.split(' '),
    ),
  },
}
const ID_ATTRIBUTES: Readonly<Record<string, string>> = {
  schemeName: 'CII-DT-101',
  schemeAgencyName: 'CII-DT-102',
  schemeDataURI: 'CII-DT-103',
  schemeURI: 'CII-DT-104',
}
/** Identifiers of the sender's own, without a scheme. */
const PLAIN_IDS: ReadonlySet<string> = new Set([
  'GuidelineSpecifiedDocumentContextParameter/ID',
  'ExchangedDocument/ID',
  'AssociatedDocumentLineDocument/LineID',
  'SpecifiedTradeProduct/SellerAssignedID',
])
const PLAIN_ATTRIBUTES: Readonly<Record<string, string>> = {
  schemeID: 'CII-DT-005',
  schemeAgencyID: 'CII-DT-006',
  schemeVersionID: 'CII-DT-007',
}
const TYPE_ATTRIBUTES: Readonly<Record<string, string>> = { name: 'CII-DT-008', listURI: 'CII-DT-009' }
const DOCUMENT_TYPE_ATTRIBUTES: Readonly<Record<string, string>> = {
  listID: 'CII-DT-010',
  listAgencyID: 'CII-DT-011',
  listVersionID: 'CII-DT-012',
}
const AMOUNT_ATTRIBUTES: Readonly<Record<string, string>> = {
  currencyID: 'CII-DT-031',
  currencyCodeListVersionID: 'CII-DT-032',
}
const QUANTITY_ATTRIBUTES: Readonly<Record<string, string>> = {
  unitCodeListID: 'CII-DT-034',
  unitCodeListAgencyID: 'CII-DT-035',
  unitCodeListAgencyName: 'CII-DT-036',
}
/** What document references may contain besides their number, and the types that allow it. */
const DOCUMENT_PARTS: Readonly<Record<string, { rule: string; types: readonly string[] }>> = {
  URIID: { rule: 'CII-DT-015', types: ['916'] },
  StatusCode: { rule: 'CII-DT-016', types: [] },
  CopyIndicator: { rule: 'CII-DT-017', types: [] },
  TypeCode: { rule: 'CII-DT-018', types: ['50', '130', '916'] },
  GlobalID: { rule: 'CII-DT-019', types: [] },
  RevisionID: { rule: 'CII-DT-020', types: [] },
  Name: { rule: 'CII-DT-021', types: ['916'] },
  AttachmentBinaryObject: { rule: 'CII-DT-022', types: ['916'] },
  Information: { rule: 'CII-DT-023', types: [] },
  ReferenceTypeCode: { rule: 'CII-DT-024', types: ['130'] },
  SectionName: { rule: 'CII-DT-025', types: [] },
  PreviousRevisionID: { rule: 'CII-DT-026', types: [] },
  EffectiveSpecifiedPeriod: { rule: 'CII-DT-028', types: [] },
  IssuerTradeParty: { rule: 'CII-DT-029', types: [] },
  AttachedSpecifiedBinaryFile: { rule: 'CII-DT-030', types: [] },
}

/** What EXTENDED requires of notes, which may have a code instead of text (FACTUR-X 1.09, BR-FXEXT-01 and -02). */
export function extendedSyntaxFaults(root: XmlElement): SyntaxFault[] {
  return elementsOf(root)
    .filter(({ element: { name, children } }) => {
      const parts = new Set(children.map((child) => child.name))
      return (
        name === 'IncludedNote' &&
        parts.has('SubjectCode') &&
        !parts.has('Content') &&
        !parts.has('ContentCode')
      )
    })
    .map((seen) =>
      faultOf(seen, {
        rule: seen.parent?.name === 'ExchangedDocument' ? 'BR-FXEXT-01' : 'BR-FXEXT-02',
        flaw: 'MISSING',
        path: 'Content',
      }),
    )
}

/** What EN 16931 requires of CII beyond its schema, as errors (CEN, 1.3.16). */
export function ciiSyntaxFaults(root: XmlElement): SyntaxFault[] {
  return [...elementsOf(root).flatMap(elementFaults), ...wholeFaults(root)]
}

function elementFaults(seen: Seen): SyntaxFault[] {
  const { element } = seen
  const known = KNOWN[element.name]
  const unknown = element.children.filter((child) => known && !known.children.has(child.name))
  return [
    ...attributeFaults(seen),
    ...unknown.map(({ name }) => faultOf(seen, { rule: known?.rule ?? '', flaw: 'UNKNOWN', path: name })),
    ...(element.name.endsWith('ReferencedDocument') ? documentFaults(seen) : []),
    ...taxFaults(seen),
  ]
}

function attributeFaults(seen: Seen): SyntaxFault[] {
  const { attributes } = seen.element
  const rules = Object.keys(attributes).length === 0 ? {} : forbiddenOf(seen)
  return Object.entries(rules)
    .filter(([name]) => attributes[name] !== undefined)
    .map(([name, rule]) => faultOf(seen, { rule, flaw: 'ATTRIBUTE', value: `${name}="${attributes[name]}"` }))
}

function forbiddenOf({ element: { name }, parent }: Seen): Readonly<Record<string, string>> {
  const place = `${parent?.name}/${name}`
  if (PLAIN_IDS.has(place)) return { ...ID_ATTRIBUTES, ...PLAIN_ATTRIBUTES }
  if (name.endsWith('ID')) return ID_ATTRIBUTES
  if (place === 'ExchangedDocument/TypeCode') return { ...TYPE_ATTRIBUTES, ...DOCUMENT_TYPE_ATTRIBUTES }
  if (name === 'TypeCode') return TYPE_ATTRIBUTES
  if (name.endsWith('Amount') && name !== 'TaxTotalAmount') return AMOUNT_ATTRIBUTES
  return name.endsWith('Quantity') ? QUANTITY_ATTRIBUTES : {}
}

function documentFaults(seen: Seen): SyntaxFault[] {
  const { name, children } = seen.element
  const type = textAt(seen.element, 'TypeCode') ?? ''
  const isAllowed = (types: readonly string[]) =>
    name === 'AdditionalReferencedDocument' && types.includes(type)
  const wrong = children.filter((child) => {
    const rule = DOCUMENT_PARTS[child.name]
    return rule && !isAllowed(rule.types)
  })
  const dated = children.filter(
    (child) => child.name === 'FormattedIssueDateTime' && name !== 'InvoiceReferencedDocument',
  )
  return [
    ...wrong.map((child) =>
      faultOf(seen, { rule: DOCUMENT_PARTS[child.name]?.rule ?? '', flaw: 'UNKNOWN', path: child.name }),
    ),
    ...dated.map((child) => faultOf(seen, { rule: 'CII-DT-027', flaw: 'UNKNOWN', path: child.name })),
  ]
}

function taxFaults(seen: Seen): SyntaxFault[] {
  const { element } = seen
  const type = element.name.endsWith('TradeTax') ? textAt(element, 'TypeCode') : undefined
  const isOther = type !== undefined && type !== 'VAT'
  const isSilent =
    element.name === 'SpecifiedTradeAllowanceCharge' && all(element, 'ChargeIndicator').length === 0
  return [
    ...(isOther
      ? [faultOf(seen, { rule: 'CII-DT-037', flaw: 'ATTRIBUTE', path: 'TypeCode', value: type })]
      : []),
    ...(isSilent ? [faultOf(seen, { rule: 'CII-SR-463', flaw: 'MISSING', path: 'ChargeIndicator' })] : []),
  ]
}

function wholeFaults(root: XmlElement): SyntaxFault[] {
  const settlement = { element: root, parent: undefined }
  const kinds = (path: string) => new Set(all(root, `${SETTLEMENT}/${path}`).map(({ text }) => text)).size
  const days = all(root, `${SETTLEMENT}/ApplicableTradeTax/TaxPointDate`).length
  const counts: [rule: string, path: string, count: number][] = [
    ['CII-SR-461', 'ApplicableTradeTax/TaxPointDate', days],
    ['CII-SR-462', 'ApplicableTradeTax/DueDateTypeCode', kinds('ApplicableTradeTax/DueDateTypeCode')],
    [
      'CII-SR-467',
      'SpecifiedTradeSettlementPaymentMeans/TypeCode',
      kinds('SpecifiedTradeSettlementPaymentMeans/TypeCode'),
    ],
    [
      'CII-SR-468',
      'SpecifiedTradeSettlementPaymentMeans/Information',
      kinds('SpecifiedTradeSettlementPaymentMeans/Information'),
    ],
  ]
  return counts
    .filter(([, , count]) => count > 1)
    .map(([rule, path]) => faultOf(settlement, { rule, flaw: 'TWICE', path }))
}
