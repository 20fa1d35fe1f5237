import type { NewCustomer } from '~/domain/customers/customers.server'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import type { Person } from './person'

export const KINDERGARTEN: NewCustomer = {
  kind: 'business',
  name: 'Kita Wellenreiter e. V.',
  contactName: 'Frauke Lührs',
  street: 'Strandweg 5',
  postalCode: '24159',
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
    firstName: 'Gesa',
    lastName: 'Röhrs',
    email: 'gesa.roehrs@post.example',
    address: ['Hasseer Straße 22', '24113', 'Kiel'],
    birthDate: '1996-02-19',
    employmentType: 'part_time',
    entryOn: '2024-03-01',
    taxClass: 1,
    healthFund: 'Küstenkasse',
  },
  pay: { bonusPerHourCents: 180 },
  quarterHours: [528, 556],
}
