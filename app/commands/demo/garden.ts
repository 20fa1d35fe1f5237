import type { NewCustomer } from '~/domain/customers/customers.server'
import type { DraftLine } from '~/domain/invoices/draft.server'
import { tellBill } from './bills'
import { tellCustomer } from './customers'
import type { Firm } from './firm'
import type { Person } from './person'
import { tellHours, tellPayslip, tellPerson } from './staff'

/** Ids of the second firm, which must never show up in the first. */
export interface GardenIds {
  customer: string
  employee: string
  invoice: string
}

const KINDERGARTEN: NewCustomer = {
  kind: 'business',
  name: 'Kita Wellenreiter e. V.',
  contactName: 'Frauke Lührs',
  street: 'Strandweg 5',
  postalCode: '24159',
  city: 'Kiel',
  country: 'DE',
  email: 'verwaltung@kita-wellenreiter.example',
}

const HEDGE: DraftLine = {
  description: 'Heckenschnitt und Abfuhr',
  quantity: '9.5',
  unit: 'HUR',
  unitPriceCents: 4800,
  taxCategory: 'S',
  taxRate: '19',
}

const SHRUBS: DraftLine = {
  description: 'Johannisbeersträucher',
  quantity: '12',
  unit: 'C62',
  unitPriceCents: 1290,
  taxCategory: 'S',
  taxRate: '7',
}

const GARDENER: Person = {
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

/** Tells of a small garden firm: one customer, one employee, three months. */
export function tellGarden(firm: Firm): GardenIds {
  const { timeline } = firm
  const customer = tellCustomer(firm, 'kindergarten', KINDERGARTEN)
  const employee = tellPerson(firm, GARDENER)
  for (const offset of [-3, -2, -1]) {
    tellHours(firm, [GARDENER], offset)
    tellPayslip(firm, GARDENER, offset)
  }
  tellBill(firm, {
    name: 'spring',
    customerId: customer,
    issuedOn: timeline.day(-70),
    lines: [SHRUBS, HEDGE],
    paidAfter: 10,
  })
  const invoice = tellBill(firm, {
    name: 'hedge',
    customerId: customer,
    issuedOn: timeline.day(-8),
    lines: [HEDGE],
  })
  return { customer, employee, invoice: invoice.id }
}
