import { all, first, idOf, textAt, type XmlElement } from '../values/xml-tree'
import type { Address, Delivery, Party } from './model'

export function partyOf(party: XmlElement | undefined): Party | undefined {
  if (!party) return undefined
  const contact = first(party, 'DefinedTradeContact')
  const electronic = first(party, 'URIUniversalCommunication')
  return {
    name: textAt(party, 'Name'),
    tradingName: textAt(party, 'SpecifiedLegalOrganization/TradingBusinessName'),
    ids: [...all(party, 'ID'), ...all(party, 'GlobalID')].flatMap((id) => idOf(id) ?? []),
    legalId: idOf(first(party, 'SpecifiedLegalOrganization/ID')),
    legalWords: textAt(party, 'Description'),
    vatId: taxIdOf(party, 'VA'),
    taxNumber: taxIdOf(party, 'FC'),
    contact: contact && {
      name: textAt(contact, 'PersonName') ?? textAt(contact, 'DepartmentName'),
      phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
      email: textAt(contact, 'EmailURIUniversalCommunication/URIID'),
    },
    address: addressOf(party),
    electronicAddress: electronic && (idOf(first(electronic, 'URIID')) ?? { value: '' }),
  }
}

export function placeOf(party: XmlElement | undefined): Delivery {
  return {
    name: textAt(party, 'Name'),
    placeId: idOf(first(party, 'GlobalID') ?? first(party, 'ID')),
    address: addressOf(party),
  }
}

function addressOf(party: XmlElement | undefined): Address | undefined {
  const address = first(party, 'PostalTradeAddress')
  const lines = ['LineOne', 'LineTwo', 'LineThree'].map((name) => textAt(address, name))
  return (
    address && {
      lines: lines.filter((line) => line !== undefined),
      postalCode: textAt(address, 'PostcodeCode'),
      city: textAt(address, 'CityName'),
      region: textAt(address, 'CountrySubDivisionName'),
      country: textAt(address, 'CountryID'),
    }
  )
}

function taxIdOf(party: XmlElement, scheme: string): string | undefined {
  const ids = all(party, 'SpecifiedTaxRegistration/ID')
  return ids.find(({ attributes }) => attributes.schemeID === scheme)?.text
}
