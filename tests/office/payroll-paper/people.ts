import { LATER } from './later'
import { born, hourly, monthly, type Person, PLAIN, START } from './person'

const night = (stunden: number) => [{ art: 'nacht', stunden }]
const leave = (tage: number) => ({ art: 'urlaub', tage })
const usual = { entryOn: '2025-11-01' }

const BERT = { ...PLAIN, payroll_tax_class: '3', church: 'rk' }
const LENA = { ...PLAIN, payroll_tax_class: '2', child_allowances: '0,5', ...born('06.06.2015') }
const HUGO = { ...PLAIN, contribution_group: '0110', is_subsidised: 'ja' }
const SAVINGS = { kind_0: 'savings', amount_0: '40', monthly_0: 'ja' }

/** One of each kind, as `paper/README.md` has them. */
export const PEOPLE: readonly Person[] = [
  {
    ...{ name: 'Anna', birthDate: '1990-06-15', ...usual, pay: [monthly(3200)] },
    facts: {
      [START]: { ...PLAIN, church: 'ev', earlier_employers: 'known', earlier_cents: '32.000' },
      '2026-01': { ...PLAIN, church: 'ev' },
    },
    extras: {
      '2025-12': { kind_0: 'christmas', amount_0: '1.000' },
      '2026-03': { kind_0: 'bonus', amount_0: '9.000' },
      '2026-11': { kind_0: 'christmas', amount_0: '1.600' },
    },
  },
  {
    ...{ name: 'Bert', birthDate: '1985-02-10', ...usual, pay: [hourly(18_50)] },
    facts: {
      [START]: { ...BERT, child_allowances: '1,0', ...born('03.03.2019') },
      '2026-05': { ...BERT, child_allowances: '1,0', ...born('03.03.2019', '20.05.2026') },
      '2026-06': { ...BERT, child_allowances: '2,0', ...born('03.03.2019', '20.05.2026') },
    },
    hours: {
      '2025-11': { stunden: 168, ueberstunden: 8, zeiten: night(12) },
      '2025-12': { stunden: 150.5 },
      '2026-01': { stunden: 160, zeiten: night(7.5) },
      '2026-02': { stunden: 155.25, ueberstunden: 5.5 },
      '2026-03': { stunden: 171, ueberstunden: 12 },
      '2026-04': { stunden: 149.75 },
      '2026-05': { stunden: 120, zeiten: [leave(5)] },
      '2026-06': { stunden: 166.4, ueberstunden: 3.15, zeiten: night(16) },
      '2026-07': { stunden: 180, ueberstunden: 20 },
      '2026-08': { stunden: 96, zeiten: [leave(10)] },
      '2026-09': { stunden: 160 },
      '2026-10': { stunden: 158.33, ueberstunden: 1.33 },
      '2026-11': { stunden: 160 },
      '2026-12': { stunden: 140, zeiten: [...night(9), { art: 'krank', tage: 2 }] },
      '2027-01': { stunden: 151 },
    },
  },
  {
    ...{ name: 'Clara', birthDate: '1983-04-01', weeklyHours: '20', ...usual },
    pay: [monthly(1450), monthly(1700, '2026-10')],
    facts: {
      [START]: {
        ...{ ...PLAIN, payroll_tax_class: '5', is_in_transition_zone: 'ja' },
        ...born('05.01.2009', '30.07.2012', '11.11.2016'),
      },
    },
  },
  {
    ...{ name: 'Dora', birthDate: '1978-09-09', weeklyHours: '7', ...usual, pay: [monthly(450)] },
    facts: { [START]: { person_group: '109', contribution_group: '6100', payroll_tax_class: '' } },
    extras: { '2026-08': { kind_0: 'supplement', amount_0: '500' } },
  },
  {
    ...{ name: 'Emil', birthDate: '2007-08-20', ...usual, pay: [monthly(850), monthly(980, '2026-09')] },
    facts: { [START]: { ...PLAIN, person_group: '102' } },
    extras: { '2026-12': { kind_0: 'christmas', amount_0: '300' } },
  },
  {
    ...{ name: 'Finn', birthDate: '2003-04-17', weeklyHours: '16', ...usual, pay: [monthly(1000)] },
    facts: {
      [START]: { ...PLAIN, person_group: '106', contribution_group: '0100', is_in_transition_zone: 'ja' },
    },
    corrections: {
      '2026-06': { months: ['2026-02'], fields: { kind_0: 'supplement', amount_0: '100' } },
    },
  },
  {
    ...{ name: 'Gerda', birthDate: '1959-12-20', ...usual, pay: [monthly(2600)] },
    facts: {
      [START]: { ...PLAIN, is_parent: 'ja' },
      '2026-03': { ...PLAIN, person_group: '119', contribution_group: '3321', is_parent: 'ja' },
    },
    extras: { '2026-11': { kind_0: 'christmas', amount_0: '1.300' } },
  },
  {
    ...{ name: 'Hugo', birthDate: '1980-01-31', ...usual, pay: [monthly(7200)] },
    facts: {
      [START]: { ...HUGO, private_health: '620', private_care: '55', private_tax: '500' },
      '2026-01': { ...HUGO, private_health: '648', private_care: '58', private_tax: '530' },
    },
  },
  {
    ...{ name: 'Ida', birthDate: '1988-12-24', ...usual, pay: [monthly(7000)] },
    facts: { [START]: { ...PLAIN, contribution_group: '9111', payroll_tax_class: '4' } },
    extras: {
      [START]: {
        ...{ company_car_listPriceCents: '42.080', company_car_share: '1' },
        ...{ company_car_commuteKilometres: '15', company_car_isMonthly: 'ja' },
      },
    },
  },
  {
    ...{ name: 'Jan', birthDate: '1975-05-05', ...usual, pay: [monthly(6500)] },
    facts: {
      [START]: {
        ...{ person_group: 'director', contribution_group: '0000', payroll_tax_class: '3' },
        ...{ child_allowances: '1,0', ...born('02.02.2011') },
      },
    },
  },
  {
    ...{ name: 'Kai', birthDate: '1992-03-03', ...usual, pay: [monthly(3500)], facts: { [START]: PLAIN } },
    extras: {
      [START]: {
        ...SAVINGS,
        ...{ pension_conversion_amountCents: '200', pension_conversion_employerCents: '30' },
        pension_conversion_isMonthly: 'ja',
      },
      '2026-01': { pension_conversion_amountCents: '400', pension_conversion_employerCents: '60' },
    },
    corrections: { '2025-12': { fields: { kind_1: 'supplement', amount_1: '250' } } },
  },
  {
    ...{ name: 'Lena', birthDate: '1986-10-10', ...usual, pay: [monthly(3600)] },
    facts: { [START]: LENA, '2026-07': { ...LENA, fund: 'Alpenkasse' } },
    extras: {
      [START]: {
        ...{ kind_0: 'christmas', amount_0: '1.200' },
        ...{ garnishment_1_creditor: 'Stadtwerke', garnishment_1_kind: 'ordinary' },
        ...{ garnishment_1_dueCents: '2.600', garnishment_1_dependants: '1', garnishment_1_isMonthly: 'ja' },
      },
      '2026-11': { kind_0: 'christmas', amount_0: '1.200' },
    },
  },
  {
    ...{ name: 'Mona', birthDate: '1995-07-07', ...usual, pay: [monthly(3000)], facts: { [START]: PLAIN } },
    extras: {
      '2026-02': { absence_0: 'sick_benefit', from_0: '16.02.2026', to_0: '10.04.2026' },
    },
    corrections: { '2026-12': { fields: { kind_0: 'supplement', amount_0: '300' } } },
  },
  {
    ...{ name: 'Noah', birthDate: '1999-01-20', entryOn: '2026-01-12', pay: [monthly(3400, '2026-01')] },
    facts: { '2026-01': PLAIN },
    extras: {
      '2026-05': { kind_0: 'leave_compensation', amount_0: '640' },
      '2026-12': { kind_0: 'christmas', amount_0: '1.700' },
    },
    moves: { '2026-05': { exit_on: '2026-05-20' }, '2026-09': { entry_on: '2026-09-14', exit_on: null } },
  },
  {
    ...{ name: 'Olga', birthDate: '1998-02-02', entryOn: '2026-04-15', exitOn: '2026-06-10' },
    pay: [hourly(16_00, '2026-04')],
    facts: {
      '2026-04': {
        ...{ person_group: '110', contribution_group: '0000', payroll_tax_class: '', church: 'ev' },
        fixed_term_to: '10.06.2026',
      },
    },
    hours: { '2026-04': { stunden: 60 }, '2026-05': { stunden: 110 }, '2026-06': { stunden: 38.5 } },
  },
  {
    ...{ name: 'Zita', birthDate: '1987-03-03', ...usual, pay: [monthly(2000), monthly(4500, '2026-07')] },
    facts: { [START]: { ...PLAIN, payroll_tax_class: '4', church: 'ev', church_of_spouse: 'rk' } },
    corrections: {
      '2026-12': { months: ['2026-11', '2026-12'], fields: { kind_0: 'supplement', amount_0: '500' } },
    },
  },
  ...LATER,
]
