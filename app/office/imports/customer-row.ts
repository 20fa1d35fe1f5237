import type { ImportedCustomer } from '~/domain/imports/customers.server'
import type { ReadRow } from '~/domain/imports/kind'
import { unaccented } from '~/domain/values/by-name'
import { customers } from '~/i18n/customers.en'
import { newCustomerForm } from '~/kit/forms/customer-form'
import type { FaultKey } from '~/kit/forms/faults'
import { ANYWAY_FIELD, FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { readByForm } from '~/kit/forms/read-by-form'
import { countryOf, dayOf, joined, languageOf, placeOf, postcodeOf, streetOf, unlessZero } from './words'

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
    ...ownLabels('business'),
  ],
  consumer: ['privat', 'privatkunde', 'person', 'private', 'b2c', '1', ...ownLabels('consumer')],
}

export const readCustomer: ReadRow<ImportedCustomer> = (cells) => {
  if (SUPPLIER.test(unaccented(cells.category ?? '').trim()))
    return { faults: { category: 'import_supplier' satisfies FaultKey } }
  if (isOfFirm(cells)) return { faults: { last_name: 'import_contact_person' satisfies FaultKey } }
  return readByForm(
    newCustomerForm,
    formOf(cells),
    ({ [ANYWAY_FIELD]: _, [FORM_KEY_FIELD]: __, ...values }) => values,
  )
}

function isOfFirm(cells: Record<string, string>): boolean {
  if (CONTACT_PERSON.test(unaccented(cells.category ?? '').trim())) return true
  const isPlaced = cells.street || cells.po_box || cells.postal_code || cells.city || cells.postal_city
  return !isPlaced && Boolean(cells.company && cells.last_name)
}

function formOf(cells: Record<string, string>) {
  const { company: _, name_title: __, first_name: ___, last_name: ____, ...others } = cells
  const kind = kindOf(cells)
  return {
    ...others,
    kind,
    ...nameOf(cells, kind),
    street: streetOf(cells),
    ...placeOf(cells),
    delivery_postal_code: postcodeOf(cells.delivery_postal_code, cells.delivery_country ?? cells.country),
    delivery_country: countryOf(cells.delivery_country),
    language: languageOf(cells.language),
    vat_id: vatIdOf(cells),
    payment_term_days: (cells.payment_term_days ?? '').replace(/\s*(?:tage|days)$/i, ''),
    discount_percent: unlessZero(cells.discount_percent),
    discount_days: unlessZero(cells.discount_days).replace(/\s*(?:tage|days)$/i, ''),
    electronic_consent_on: dayOf(cells.electronic_consent_on),
    invoice_format: (cells.invoice_format ?? '').toLowerCase(),
  }
}

/** A person keeps the parts of the name; at a firm these are the contact person. */
function nameOf(cells: Record<string, string>, kind: string) {
  const { company = '', name = '', name_title = '', first_name = '', contact_name = '' } = cells
  const last_name = joined(cells.name_prefix ?? '', cells.last_name ?? '')
  if (kind === 'consumer' && company === '' && last_name !== '')
    return { name, name_title, first_name, last_name, contact_name }
  const person = joined(name_title, first_name, last_name)
  if (company === '' && kind === 'consumer')
    return { name: joined(name_title, name || first_name), contact_name }
  const whole = company || name || person
  return { name: whole, contact_name: contact_name || (whole === person ? '' : person) }
}

function kindOf(cells: Record<string, string>): string {
  const word = unaccented(cells.kind ?? '').trim()
  if (word !== '' && word !== '0')
    return (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].includes(word)) ?? word
  if (cells.company || cells.vat_id) return 'business'
  return cells.name ? (cells[KIND_OTHERWISE] ?? 'business') : 'consumer'
}

/** DATEV has the country prefix in a column of its own. */
function vatIdOf({ vat_id = '', vat_country = '' }: Record<string, string>): string {
  return /^[A-Za-z]{2}/.test(vat_id) || vat_id === '' ? vat_id : `${vat_country}${vat_id}`
}

function ownLabels(kind: 'business' | 'consumer'): string[] {
  return [kind, customers.de.kinds[kind], customers.en.kinds[kind]].map(unaccented)
}
