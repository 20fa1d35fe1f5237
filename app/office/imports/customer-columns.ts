import type { ImportedCustomer } from '~/domain/imports/customers.server'
import type { ReadRow } from '~/domain/imports/kind'
import { unaccented } from '~/domain/values/by-name'
import { customers } from '~/i18n/customers.en'
import type { FaultKey } from '~/kit/forms/faults'
import { ANYWAY_FIELD, FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { readByForm } from '~/kit/forms/read-by-form'
import { newCustomerForm } from '../customers/forms'
import { importFields } from './columns'
import { countryOf, dayOf, joined, languageOf, placeOf, postcodeOf, streetOf, unlessZero } from './words'

/** Headings of Lexware, sevDesk, the DATEV format and English programs, and common handwritten ones. */
export const CUSTOMER_COLUMNS = importFields({
  number:
    'kundennr kundennummer kdnr debitorennr debitorennummer debitor konto nr nummer customernumber customerno customerid account',
  company:
    'firma firmenname organisation unternehmen firma1 nameadressattypunternehmen nameadressatentypunternehmen company companyname organization businessname',
  name_title:
    'titel akadtitel akademischertitel akadgrad akademischergrad titelakadgrad namenstitel title academictitle',
  first_name: 'vorname vornameadressattypnaturlperson vornameadressatentypnaturlperson firstname givenname',
  name_prefix: 'namensvorsatz vorsatzwort',
  last_name:
    'nachname familienname nameadressattypnaturlperson nameadressatentypnaturlperson lastname surname familyname',
  name: 'name kunde kundenname name1 nameadressattypkeineangabe nameadressatentypkeineangabe bezeichnung customer customername fullname',
  contact_name:
    'ansprechpartner ansprechperson kontakt kontaktperson zuhanden contact contactname contactperson',
  kind: 'art kundenart typ kundentyp adressattyp adressatentyp kind type customertype',
  street:
    'strasse str strassehausnr strassehausnummer strasseundhausnummer strassenr anschrift adresse rechnungsadressestrasse street address address1 addressline1 streetaddress',
  house_number: 'hausnr hausnummer nrhausnummer housenumber houseno',
  po_box: 'postfach postfachnr pobox',
  address_extra:
    'zusatz adresszusatz adresszusatz1 namenszusatz zusatz1 anschriftenzusatz adressezusatz addressextra address2 addressline2',
  postal_code: 'plz postleitzahl rechnungsadresseplz zip zipcode postcode postalcode',
  city: 'ort stadt wohnort rechnungsadresseort city town',
  postal_city: 'plzort plzundort plzstadt ortplz plzwohnort postcodecity zipcity',
  country: 'land lkz landerkennzeichen landercode laendercode rechnungsadresseland country countrycode',
  email: 'email mail emailadresse emailgeschaftlich emailgeschaeft email1 emailaddress',
  phone: 'telefon tel telefon1 telefonnummer telefonnr telefongeschaft festnetz phone phonenumber telephone',
  vat_country: 'euland eumitgliedstaat eumitgliedsstaat',
  vat_id:
    'ustidnr ustid umsatzsteuerid umsatzsteueridnr umsatzsteueridentifikationsnummer euustid euustidnr uid vatid vatnumber vat',
  register_number:
    'handelsregister handelsregisternr handelsregisternummer registernummer registernr hrb registernumber companynumber',
  language: 'sprache language',
  payment_term_days:
    'zahlungsziel zahlungszieltage zahlungszielintagen nettotage paymentterm paymenttermdays duedays',
  discount_percent: 'skonto skontoprozent skontosatz skontoinprozent cashdiscount discountpercent',
  discount_days: 'skontotage skontofrist skontofristtage skontoziel discountdays',
  reminder_days: '',
  buyer_reference: 'leitwegid leitweg bestellzeichen buyerreference',
  supplier_number: 'lieferantennummer lieferantennrbeimkunden liefnrbeimkunden suppliernumber',
  electronic_address_scheme: '',
  electronic_address: 'peppolid elektronischeadresse',
  invoice_format: 'rechnungsformat invoiceformat',
  invoice_attachment: '',
  electronic_consent_on: '',
  delivery_name: 'lieferadressename liefername lieferfirma lieferanschriftname shippingname',
  delivery_street:
    'lieferadressestrasse lieferstrasse lieferanschrift lieferanschriftstrasse shippingstreet shippingaddress deliverystreet',
  delivery_extra: 'lieferadressezusatz lieferzusatz lieferanschriftzusatz shippingaddress2',
  delivery_postal_code:
    'lieferadresseplz lieferplz lieferanschriftplz shippingzip shippingpostcode shippingpostalcode',
  delivery_city: 'lieferadresseort lieferort lieferanschriftort shippingcity',
  delivery_country: 'lieferadresseland lieferland lieferanschriftland shippingcountry',
  category: 'kategorie kontaktkategorie kontaktart kundelieferant category contactcategory',
  notes: 'notiz notizen bemerkung bemerkungen beschreibung kommentar notes note comment description',
})

export const KIND_OTHERWISE = 'kind_otherwise'

/** Programs keep suppliers in the same list as customers. */
const SUPPLIER = /^(?:lieferant|kreditor|supplier|vendor|creditor)/

/** Contact persons of a firm as entries of their own, without an address (sevDesk). */
const CONTACT_PERSON = /^(?:ansprechpartner|ansprechperson|kontaktperson|contact ?person)/

/** Spellings of both kinds; our own exports use the labels of our pages. */
const KINDS = {
  business: [
    'firma',
    'unternehmen',
    'organisation',
    'gewerblich',
    'company',
    'b2b',
    '2',
    ...said('business'),
  ],
  consumer: ['privat', 'privatkunde', 'person', 'private', 'b2c', '1', ...said('consumer')],
}

export const readCustomer: ReadRow<ImportedCustomer> = (said) => {
  if (SUPPLIER.test(unaccented(said.category ?? '').trim()))
    return { faults: { category: 'import_supplier' satisfies FaultKey } }
  if (isOfFirm(said)) return { faults: { last_name: 'import_contact_person' satisfies FaultKey } }
  return readByForm(
    newCustomerForm,
    formOf(said),
    ({ [ANYWAY_FIELD]: _, [FORM_KEY_FIELD]: __, ...values }) => values,
  )
}

function isOfFirm(said: Record<string, string>): boolean {
  if (CONTACT_PERSON.test(unaccented(said.category ?? '').trim())) return true
  const isPlaced = said.street || said.po_box || said.postal_code || said.city || said.postal_city
  return !isPlaced && Boolean(said.company && said.last_name)
}

function formOf(said: Record<string, string>) {
  const { company: _, name_title: __, first_name: ___, last_name: ____, ...others } = said
  const kind = kindOf(said)
  return {
    ...others,
    kind,
    ...nameOf(said, kind),
    street: streetOf(said),
    ...placeOf(said),
    delivery_postal_code: postcodeOf(said.delivery_postal_code, said.delivery_country ?? said.country),
    delivery_country: countryOf(said.delivery_country),
    language: languageOf(said.language),
    vat_id: vatIdOf(said),
    payment_term_days: (said.payment_term_days ?? '').replace(/\s*(?:tage|days)$/i, ''),
    discount_percent: unlessZero(said.discount_percent),
    discount_days: unlessZero(said.discount_days).replace(/\s*(?:tage|days)$/i, ''),
    electronic_consent_on: dayOf(said.electronic_consent_on),
    invoice_format: (said.invoice_format ?? '').toLowerCase(),
  }
}

/** A person keeps the parts of the name; at a firm these are the contact person. */
function nameOf(said: Record<string, string>, kind: string) {
  const { company = '', name = '', name_title = '', first_name = '', contact_name = '' } = said
  const last_name = joined(said.name_prefix ?? '', said.last_name ?? '')
  if (kind === 'consumer' && company === '' && last_name !== '')
    return { name, name_title, first_name, last_name, contact_name }
  const person = joined(name_title, first_name, last_name)
  if (company === '' && kind === 'consumer')
    return { name: joined(name_title, name || first_name), contact_name }
  const whole = company || name || person
  return { name: whole, contact_name: contact_name || (whole === person ? '' : person) }
}

function kindOf(said: Record<string, string>): string {
  const word = unaccented(said.kind ?? '').trim()
  if (word !== '' && word !== '0')
    return (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].includes(word)) ?? word
  if (said.company || said.vat_id) return 'business'
  return said.name ? (said[KIND_OTHERWISE] ?? 'business') : 'consumer'
}

/** DATEV has the country prefix in a column of its own. */
function vatIdOf({ vat_id = '', vat_country = '' }: Record<string, string>): string {
  return /^[A-Za-z]{2}/.test(vat_id) || vat_id === '' ? vat_id : `${vat_country}${vat_id}`
}

function said(kind: 'business' | 'consumer'): string[] {
  return [kind, customers.de.kinds[kind], customers.en.kinds[kind]].map(unaccented)
}
