import type { NewTenant } from '~/domain/tenants/tenants.server'
import { testIban, withCheckDigit } from './identifiers'

export const CLEANERS: NewTenant = {
  name: 'Förde Glanz Gebäudereinigung GmbH',
  street: 'Eckernförder Straße 93',
  postalCode: '24116',
  city: 'Kiel',
  country: 'DE',
  email: 'buero@foerde-glanz.example',
  phone: '+49 431 5550170',
  website: 'www.foerde-glanz.example',
  managingDirector: 'Inga Matthießen',
  registerEntry: 'Amtsgericht Kiel, HRB 99999',
  vatId: `DE${withCheckDigit('12345678')}`,
  taxNumber: '20/299/12345',
  bankName: 'Musterbank Kiel',
  iban: testIban(1_700_300),
  creditorId: 'DE98ZZZ09999999999',
}

export const GARDENERS: NewTenant = {
  name: 'Garten Groth e. K.',
  street: 'Rendsburger Landstraße 310',
  postalCode: '24111',
  city: 'Kiel',
  country: 'DE',
  email: 'post@garten-groth.example',
  managingDirector: 'Hauke Groth',
  taxNumber: '20/299/54321',
  bankName: 'Musterbank Kiel',
  iban: testIban(9_100_042),
  paymentTermDays: 10,
}
