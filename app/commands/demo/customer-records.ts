import type { NewCustomer } from '~/domain/customers/customers.server'
import { withCheckDigit } from './identifiers'

export const BRUEGGE: NewCustomer = {
  kind: 'business',
  name: 'Hafenkontor Brügge KG',
  contactName: 'Imke Brügge',
  street: 'Sartorikai 14',
  postalCode: '24103',
  city: 'Kiel',
  country: 'DE',
  email: 'rechnung@hafenkontor-bruegge.example',
  phone: '+49 431 5550142',
  vatId: `DE${withCheckDigit('81234567')}`,
}

export const NORDLICHT: NewCustomer = {
  kind: 'business',
  name: 'Nordlicht Hausverwaltung GmbH',
  contactName: 'Sönke Thießen',
  street: 'Schönberger Straße 88',
  addressExtra: 'Hinterhaus',
  postalCode: '24148',
  city: 'Kiel',
  country: 'DE',
  email: 'buchhaltung@nordlicht-hausverwaltung.example',
  invoicing: {
    delivery_name: 'Hausmeister Klaas Petersen',
    delivery_street: 'Probsteier Platz 3',
    delivery_postal_code: '24149',
    delivery_city: 'Kiel',
    delivery_country: 'DE',
  },
}

export const JUERGENSEN: NewCustomer = {
  kind: 'consumer',
  name: 'Käthe Jürgensen',
  firstName: 'Käthe',
  lastName: 'Jürgensen',
  street: 'Feldstraße 31',
  postalCode: '24105',
  city: 'Kiel',
  country: 'DE',
  email: 'kaethe.juergensen@post.example',
}

export const OERESUND: NewCustomer = {
  kind: 'business',
  name: 'Øresund Kontor ApS',
  contactName: 'Mette Sørensen',
  street: 'Islands Brygge 43',
  postalCode: '2300',
  city: 'København S',
  country: 'DK',
  email: 'invoices@oresund-kontor.example',
  vatId: 'DK13585628',
  language: 'en',
  invoicing: { discount_percent: '2', discount_days: 7 },
}
