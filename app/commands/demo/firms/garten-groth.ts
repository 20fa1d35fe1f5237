import { testIban } from '../identifiers'
import { firmStory, type Line } from '../story'
import { PAYROLL_TERMS } from './payroll-terms'

const HEDGE: Line = { description: 'Heckenschnitt und Abfuhr', quantity: '9.5', unit: 'HUR', unitPrice: '48' }

/** A second firm, for the switch in the header: one customer, one employee, three months. */
export const GARTEN_GROTH = firmStory({
  tenant: {
    name: 'Garten Groth e. K.',
    address: ['Rendsburger Landstraße 310', '24111', 'Kiel'],
    email: 'post@garten-groth.example',
    managing_director: 'Hauke Groth',
    tax_number: '20/299/54321',
    bank_name: 'Musterbank Kiel',
    iban: testIban(9_100_042),
    payment_term_days: 10,
  },
  company: {
    legal_form: 'registered_merchant',
    seat: 'Kiel',
    register_court: 'Amtsgericht Kiel',
    register_number: 'HRA 99998',
  },
  invoicing: { contact_name: 'Hauke Groth', contact_phone: '+49 431 5550180' },
  customers: {
    kindergarten: {
      record: {
        kind: 'business',
        name: 'Kita Wellenreiter e. V.',
        contact_name: 'Frauke Lührs',
        address: ['Strandweg 5', '24159', 'Kiel'],
        email: 'verwaltung@kita-wellenreiter.example',
      },
    },
  },
  invoices: [
    {
      name: 'spring',
      customer: 'kindergarten',
      issued: '-70 days',
      lines: [
        {
          description: 'Johannisbeersträucher',
          quantity: '12',
          unit: 'C62',
          unitPrice: '12.9',
          taxRate: '7',
        },
        HEDGE,
      ],
      paidAfter: 10,
    },
    { name: 'hedge', customer: 'kindergarten', issued: '-8 days', lines: [HEDGE] },
  ],
  payroll: { since: -3, ...PAYROLL_TERMS },
  employees: {
    gesa: {
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
      bonus: 180,
      quarters: [528, 556],
    },
  },
})
