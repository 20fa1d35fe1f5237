import type { NewCustomer } from '~/domain/customers/customers.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import type { Person } from './person'

export const KINDERGARTEN: NewCustomer = {
  kind: 'business',
  name: 'Kita Wellenreiter e. V.',
  contact_name: 'Frauke Lührs',
  street: 'Strandweg 5',
  postal_code: '24159',
  city: 'Kiel',
  country: 'DE',
  email: 'verwaltung@kita-wellenreiter.example',
}

export const HEDGE: DraftLine = {
  description: 'Heckenschnitt und Abfuhr',
  quantity: '9.5',
  unit: 'HUR',
  unitPrice: '48',
  taxCategory: 'S',
  taxRate: '19',
}

export const SHRUBS: DraftLine = {
  description: 'Johannisbeersträucher',
  quantity: '12',
  unit: 'C62',
  unitPrice: '12.9',
  taxCategory: 'S',
  taxRate: '7',
}

export const GARDENER: Person = {
  key: 'gesa',
  serial: 40,
  record: {
    first_name: 'Gesa',
    last_name: 'Röhrs',
    email: 'gesa.roehrs@post.example',
    address: ['Hasseer Straße 22', '24113', 'Kiel'],
    birth_date: '1996-02-19',
    employment_type: 'part_time',
    entry_on: '2024-03-01',
    tax_class: '1',
    health_fund: 'Küstenkasse',
  },
  pay: { bonusPerHourCents: 180 },
  quarterHours: [528, 556],
}
