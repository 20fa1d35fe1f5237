import { all, first, idOf, textAt, type XmlElement } from '../values/xml-tree'
import type { Address, Delivery, Party } from './model'

/** Scheme of the party id that is the creditor ID of direct debits (BT-90). */
const CREDITOR = 'SEPA'

/** Seller and buyer under their registered names (BT-27, BT-44), not their trading names. */
export function traderOf(party: XmlElement | undefined): Party | undefined {
  const called = partyOf(party)
  const name = textAt(party, 'PartyLegalEntity/RegistrationName')
  return called && { ...called, name, tradingName: called.name }
}

export function partyOf(party: XmlElement | undefined): Party | undefined {
  if (!party) return undefined
  const contact = first(party, 'Contact')
  return {
    name: textAt(party, 'PartyName/Name'),
    ids: all(party, 'PartyIdentification/ID')
      .filter(({ attributes }) => attributes.schemeID !== CREDITOR)
      .flatMap((id) => idOf(id) ?? []),
    legalId: idOf(first(party, 'PartyLegalEntity/CompanyID')),
    legalWords: textAt(party, 'PartyLegalEntity/CompanyLegalForm'),
    vatId: taxIdOf(party, true),
    taxNumber: taxIdOf(party, false),
    contact: contact && {
      name: textAt(contact, 'Name'),
      phone: textAt(contact, 'Telephone'),
      email: textAt(contact, 'ElectronicMail'),
    },
    address: addressOf(first(party, 'PostalAddress')),
    electronicAddress: idOf(first(party, 'EndpointID')),
  }
}

export function creditorIdOf(party: XmlElement | undefined): string | undefined {
  return all(party, 'PartyIdentification/ID').find(({ attributes }) => attributes.schemeID === CREDITOR)?.text
}

export function deliveryOf(delivery: XmlElement | undefined): Delivery {
  return {
    name: textAt(delivery, 'DeliveryParty/PartyName/Name'),
    placeId: idOf(first(delivery, 'DeliveryLocation/ID')),
    on: textAt(delivery, 'ActualDeliveryDate'),
    address: addressOf(first(delivery, 'DeliveryLocation/Address')),
  }
}

function addressOf(address: XmlElement | undefined): Address | undefined {
  const lines = ['StreetName', 'AdditionalStreetName', 'AddressLine/Line'].map((path) =>
    textAt(address, path),
  )
  return (
    address && {
      lines: lines.filter((line) => line !== undefined),
      postalCode: textAt(address, 'PostalZone'),
      city: textAt(address, 'CityName'),
      region: textAt(address, 'CountrySubentity'),
      country: textAt(address, 'Country/IdentificationCode'),
    }
  )
}

function taxIdOf(party: XmlElement, isVat: boolean): string | undefined {
  const schemes = all(party, 'PartyTaxScheme')
  const wanted = schemes.find((scheme) => (textAt(scheme, 'TaxScheme/ID')?.toUpperCase() === 'VAT') === isVat)
  return textAt(wanted, 'CompanyID')
}
