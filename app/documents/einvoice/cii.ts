import { documentName } from '~/domain/invoices/issuing/document-name'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { element, xmlDocument } from '../xml'
import { deliveryOf } from './delivery'
import { itemsOf } from './items'
import { notesOf } from './notes'
import { buyerParty, sellerParty } from './parties'
import type { Profile } from './profile'
import { settlementOf } from './settlement'
import { asBilled } from './signs'
import { date } from './values'

const GUIDELINES = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
}
const PEPPOL_BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/**
 * Type codes of UNTDID 1001 (BT-3). A cancellation has negative amounts, as a corrected invoice may (decision 260); an advance is
 * a partial invoice (decision 268).
 */
const TYPE_CODES = { invoice: '380', final: '380', advance: '326', credit_note: '381', cancellation: '384' }

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** An issued invoice as an EN 16931 e-invoice in UN/CEFACT CII D16B. */
export function ciiInvoice(issued: InvoiceView, profile: Profile = { name: 'en16931' }): string {
  const view = asBilled(issued)
  const root = element(
    'rsm:CrossIndustryInvoice',
    [contextOf(profile), headOf(view), tradeOf(view, profile)],
    NAMESPACES,
  )
  if (!root) throw new Error('an invoice without content')
  return xmlDocument(root)
}

function contextOf({ name }: Profile) {
  const process = name === 'xrechnung' ? PEPPOL_BILLING : null
  return element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', process)]),
    element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', GUIDELINES[name])]),
  ])
}

function headOf(view: InvoiceView) {
  return element('rsm:ExchangedDocument', [
    element('ram:ID', view.number),
    element('ram:TypeCode', TYPE_CODES[documentName(view)]),
    date('ram:IssueDateTime', view.issuedOn),
    notesOf(view).map((note) => element('ram:IncludedNote', [element('ram:Content', note)])),
  ])
}

function tradeOf(view: InvoiceView, profile: Profile) {
  return element('rsm:SupplyChainTradeTransaction', [
    itemsOf(view),
    agreementOf(view),
    deliveryOf(view),
    settlementOf(view, profile),
  ])
}

function agreementOf(view: InvoiceView) {
  const reference = (name: string, number: string | null | undefined) =>
    element(name, [element('ram:IssuerAssignedID', number)])
  const project = view.projectNumber?.trim()
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', view.buyerReference),
    sellerParty(view),
    buyerParty(view),
    reference('ram:BuyerOrderReferencedDocument', view.orderNumber),
    reference('ram:ContractReferencedDocument', view.contractNumber),
    // CII requires a name for a project; EN 16931 only has its number.
    project &&
      element('ram:SpecifiedProcuringProject', [
        element('ram:ID', project),
        element('ram:Name', 'Project reference'),
      ]),
  ])
}
