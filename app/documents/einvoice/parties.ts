import type { BuyerView, InvoiceView, PartyView, SellerView } from '~/domain/invoices/issuing/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { headOfFirm } from '~/i18n/head-of-firm'
import { element } from '../xml'

const EMAIL_SCHEME = 'EM'
/** Scheme of a global location number (ISO 6523). */
const GLN_SCHEME = '0088'

export function sellerParty(view: InvoiceView) {
  const { seller } = view
  return element('ram:SellerTradeParty', [
    element('ram:ID', sellerId(view)),
    element('ram:GlobalID', seller.gln, { schemeID: GLN_SCHEME }),
    element('ram:Name', seller.name),
    element('ram:Description', legalWords(view)),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.registerEntry)]),
    contactOf({ ...seller, phone: seller.contactPhone ?? seller.phone }),
    addressOf(seller),
    electronicAddressOf(seller),
    taxIdOf('FC', seller.taxNumber),
    taxIdOf('VA', vatIdOf(view, seller)),
  ])
}

export function buyerParty(view: InvoiceView) {
  const { buyer } = view
  return element('ram:BuyerTradeParty', [
    element('ram:ID', view.customerNumber),
    element('ram:Name', buyer.name),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', buyer.registerNumber)]),
    contactOf(buyer),
    addressOf(buyer),
    electronicAddressOf(buyer),
    taxIdOf('VA', vatIdOf(view, buyer)),
  ])
}

type Place = Pick<PartyView, 'street' | 'addressExtra' | 'postalCode' | 'city' | 'country'>

export function addressOf({ street, addressExtra, postalCode, city, country }: Place) {
  const [second, ...third] = (addressExtra ?? '').trim().split(/\s*\n\s*/)
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postalCode),
    element('ram:LineOne', street),
    element('ram:LineTwo', second),
    element('ram:LineThree', third.join(', ')),
    element('ram:CityName', city),
    element('ram:CountryID', country),
  ])
}

/**
 * What the buyer calls the seller by (BT-29). BR-CO-26 wants this, a register entry or a VAT id; a small firm may have
 * none of them, and is known by its tax number then.
 */
function sellerId(view: InvoiceView): string | null | undefined {
  const { seller, buyer } = view
  if (buyer.supplierNumber !== undefined) return buyer.supplierNumber
  const isKnown = seller.gln !== undefined || seller.registerEntry || vatIdOf(view, seller)
  return isKnown ? null : (seller.taxNumber ?? seller.vatId)
}

/** Outside the scope of VAT, neither party may give a VAT id (BR-O-2). */
function vatIdOf(view: InvoiceView, { vatId }: Pick<PartyView, 'vatId'>): string | undefined {
  if (view.taxes.some(({ category }) => category === 'O')) return undefined
  return vatId?.replace(/\s/g, '')
}

function taxIdOf(schemeID: 'VA' | 'FC', id: string | null | undefined) {
  return element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID })])
}

/** BT-33. */
function legalWords({ seller, language }: InvoiceView): string {
  const { footer } = documentsTexts[language].invoice
  const { seat } = seller
  return [headOfFirm(seller, footer), seat && footer.seat(seat)].filter(Boolean).join(', ')
}

function contactOf({ contactName, phone, email }: Pick<PartyView, 'contactName' | 'phone' | 'email'>) {
  return element('ram:DefinedTradeContact', [
    element('ram:PersonName', contactName),
    element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
    element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
  ])
}

function electronicAddressOf({ electronicAddress, email }: SellerView | BuyerView) {
  const { scheme, value } = electronicAddress ?? { scheme: EMAIL_SCHEME, value: email }
  return element('ram:URIUniversalCommunication', [element('ram:URIID', value, { schemeID: scheme })])
}
