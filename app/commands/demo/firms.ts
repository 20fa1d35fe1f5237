import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { changeSettings, type SectionValues } from '~/domain/tenants/settings.server'
import type { NewTenant } from '~/domain/tenants/tenants.server'
import { testIban, withCheckDigit } from './identifiers'

export const CLEANERS: NewTenant = {
  name: 'Förde Glanz Gebäudereinigung GmbH',
  street: 'Eckernförder Straße 93',
  postal_code: '24116',
  city: 'Kiel',
  country: 'DE',
  email: 'buero@foerde-glanz.example',
  phone: '+49 431 5550170',
  website: 'www.foerde-glanz.example',
  managing_director: 'Inga Matthießen',
  register_entry: 'Amtsgericht Kiel, HRB 99999',
  vat_id: `DE${withCheckDigit('12345678')}`,
  tax_number: '20/299/12345',
  bank_name: 'Musterbank Kiel',
  iban: testIban(1_700_300),
  creditor_id: 'DE98ZZZ09999999999',
}

export const GARDENERS: NewTenant = {
  name: 'Garten Groth e. K.',
  street: 'Rendsburger Landstraße 310',
  postal_code: '24111',
  city: 'Kiel',
  country: 'DE',
  email: 'post@garten-groth.example',
  managing_director: 'Hauke Groth',
  tax_number: '20/299/54321',
  bank_name: 'Musterbank Kiel',
  iban: testIban(9_100_042),
  payment_term_days: 10,
}

/** What an owner adds on the firm's own pages. */
interface FirmSays {
  company: SectionValues<'company'>
  invoicing: SectionValues<'invoicing'>
}

export const CLEANERS_SAY: FirmSays = {
  company: {
    legal_form: 'gmbh',
    managing_director: 'Inga Matthießen',
    supervisory_chair: null,
    seat: 'Kiel',
    register_court: 'Amtsgericht Kiel',
    register_number: 'HRB 99999',
    gln: null,
  },
  invoicing: {
    contact_name: 'Inga Matthießen',
    contact_phone: '+49 431 5550171',
    electronic_address_scheme: 'EM',
    electronic_address: 'rechnung@foerde-glanz.example',
    taxation: 'received',
    is_small_business: 0,
    is_property_default: 1,
    invoice_opening: 'Vielen Dank für Ihren Auftrag.',
    invoice_opening_en: 'Thank you for your order.',
    invoice_closing: null,
    invoice_closing_en: null,
  },
}

export const GARDENERS_SAY: FirmSays = {
  company: {
    legal_form: 'registered_merchant',
    managing_director: 'Hauke Groth',
    supervisory_chair: null,
    seat: 'Kiel',
    register_court: 'Amtsgericht Kiel',
    register_number: 'HRA 99998',
    gln: null,
  },
  invoicing: {
    contact_name: 'Hauke Groth',
    contact_phone: '+49 431 5550180',
    electronic_address_scheme: null,
    electronic_address: null,
    taxation: 'received',
    is_small_business: 0,
    is_property_default: 1,
    invoice_opening: null,
    invoice_opening_en: null,
    invoice_closing: null,
    invoice_closing_en: null,
  },
}

export async function tellOfFirm(
  house: House,
  scope: Scope,
  { company, invoicing }: FirmSays,
): Promise<void> {
  await changeSettings(house, scope, 'company', company)
  await changeSettings(house, scope, 'invoicing', invoicing)
}
