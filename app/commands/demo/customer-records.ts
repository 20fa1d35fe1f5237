import type { NewCustomer } from '~/domain/customers/customers.server'
import { withCheckDigit } from './identifiers'

export const BRUEGGE: NewCustomer = {
  kind: 'business',
  name: 'Hafenkontor Brügge KG',
  contact_name: 'Imke Brügge',
  street: 'Sartorikai 14',
  postal_code: '24103',
  city: 'Kiel',
  country: 'DE',
  email: 'rechnung@hafenkontor-bruegge.example',
  phone: '+49 431 5550142',
  vat_id: `DE${withCheckDigit('81234567')}`,
}

export const NORDLICHT: NewCustomer = {
  kind: 'business',
  name: 'Nordlicht Hausverwaltung GmbH',
  contact_name: 'Sönke Thießen',
  street: 'Schönberger Straße 88',
  address_extra: 'Hinterhaus',
  postal_code: '24148',
  city: 'Kiel',
  country: 'DE',
  email: 'buchhaltung@nordlicht-hausverwaltung.example',
  delivery_name: 'Hausmeister Klaas Petersen',
  delivery_street: 'Probsteier Platz 3',
  delivery_postal_code: '24149',
  delivery_city: 'Kiel',
  delivery_country: 'DE',
}

export const JUERGENSEN: NewCustomer = {
  kind: 'consumer',
  name: 'Käthe Jürgensen',
  first_name: 'Käthe',
  last_name: 'Jürgensen',
  street: 'Feldstraße 31',
  postal_code: '24105',
  city: 'Kiel',
  country: 'DE',
  email: 'kaethe.juergensen@post.example',
}

export const OERESUND: NewCustomer = {
  kind: 'business',
  name: 'Øresund Kontor ApS',
  contact_name: 'Mette Sørensen',
  street: 'Islands Brygge 43',
  postal_code: '2300',
  city: 'København S',
  country: 'DK',
  email: 'invoices@oresund-kontor.example',
  vat_id: 'DK13585628',
  language: 'en',
  discount_percent: '2',
  discount_days: 7,
}
