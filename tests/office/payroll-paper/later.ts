import { born, monthly, type Person, PLAIN } from './person'

const NEW_YEAR = { entryOn: '2026-01-01' }
const JANUARY = '2026-01'
const NET_OF_THREE_MONTHS = '6.667,50'

function motherhood(days: string): Record<string, string> {
  return { maternity_subsidy_netOfThreeMonthsCents: NET_OF_THREE_MONTHS, maternity_subsidy_days: days }
}

/** People with one event each, in a part of 2026. */
export const LATER: readonly Person[] = [
  {
    ...{ name: 'Paul', birthDate: '1991-05-05', weeklyHours: '18', entryOn: '2026-02-11' },
    pay: [monthly(1200, '2026-02')],
    facts: { '2026-02': { ...PLAIN, is_in_transition_zone: 'ja' } },
    extras: {
      '2026-11': { kind_0: 'christmas', amount_0: '300' },
      '2026-12': { kind_0: 'christmas', amount_0: '1.200' },
    },
    moves: { '2026-12': { exit_on: '2026-12-31' } },
  },
  {
    ...{ name: 'Rosa', birthDate: '1994-04-04', ...NEW_YEAR, pay: [monthly(3300, JANUARY)] },
    facts: { [JANUARY]: PLAIN },
    extras: {
      '2026-04': {
        ...motherhood('11'),
        ...{ absence_0: 'maternity', from_0: '20.04.2026', to_0: '26.07.2026' },
      },
      '2026-05': motherhood('31'),
      '2026-06': motherhood('30'),
      '2026-07': {
        ...motherhood('26'),
        ...{ absence_1: 'parental_leave', from_1: '27.07.2026', to_1: '31.12.2026' },
      },
    },
    moves: { '2026-08': { exit_on: '2026-08-31' } },
  },
  {
    ...{ name: 'Sven', birthDate: '1989-09-19', ...NEW_YEAR, pay: [monthly(4100, JANUARY)] },
    facts: {
      [JANUARY]: {
        ...{ ...PLAIN, payroll_tax_class: '4', factor: '0,925' },
        ...{ church: 'ev', church_of_spouse: 'rk' },
      },
    },
    extras: { '2026-02': { kind_0: 'bonus', amount_0: '2.000' } },
    moves: { '2026-03': { exit_on: '2026-03-31' } },
  },
  {
    ...{ name: 'Udo', birthDate: '1981-01-15', ...NEW_YEAR, pay: [monthly(4500, JANUARY)] },
    facts: {
      [JANUARY]: { ...PLAIN, payroll_tax_class: '6', other_job: 'insured', other_cents: '5.000' },
    },
    moves: { '2026-03': { exit_on: '2026-03-31' } },
  },
  {
    ...{ name: 'Ute', birthDate: '1982-02-15', ...NEW_YEAR, pay: [monthly(4700, JANUARY)] },
    facts: {
      [JANUARY]: { ...PLAIN, church: 'rk', allowance_monthly: '150', allowance_annual: '1.800' },
    },
    extras: { '2026-02': { kind_0: 'bonus', amount_0: '1.500' } },
    moves: { '2026-03': { exit_on: '2026-03-20' } },
  },
  {
    ...{ name: 'Vera', birthDate: '1970-07-01', weeklyHours: '2', entryOn: '2026-03-16' },
    pay: [monthly(120, '2026-03')],
    facts: { '2026-03': { person_group: '109', contribution_group: '6100', payroll_tax_class: '' } },
    moves: { '2026-05': { exit_on: '2026-05-31' } },
  },
  {
    ...{ name: 'Willi', birthDate: '1968-08-08', ...NEW_YEAR, pay: [monthly(5000, JANUARY)] },
    facts: { [JANUARY]: { ...PLAIN, ...born() }, '2026-07': { ...PLAIN, ...born() } },
    extras: {
      '2026-06': { kind_0: 'severance', amount_0: '30.000' },
      '2026-07': { kind_0: 'bonus', amount_0: '2.000' },
    },
    moves: { '2026-06': { exit_on: '2026-06-30' } },
  },
  {
    ...{ name: 'Xenia', birthDate: '1996-06-16', ...NEW_YEAR, pay: [monthly(3000, JANUARY)] },
    facts: { [JANUARY]: PLAIN },
    moves: { '2026-09': { exit_on: '2026-09-30' } },
    corrections: {
      '2026-06': { months: ['2026-05', '2026-06'], facts: { ...PLAIN, fund: 'Alpenkasse', from: '2026-05' } },
    },
  },
  {
    ...{ name: 'Yann', birthDate: '1990-10-20', entryOn: '2026-05-01', pay: [monthly(2900, '2026-05')] },
    facts: { '2026-05': PLAIN },
    extras: {
      '2026-05': {
        ...{ garnishment_1_creditor: 'Stadtwerke', garnishment_1_kind: 'ordinary' },
        ...{ garnishment_1_dueCents: '400', garnishment_1_isMonthly: 'ja' },
        ...{ garnishment_2_creditor: 'Inkasso', garnishment_2_kind: 'ordinary' },
        ...{ garnishment_2_dueCents: '5.000', garnishment_2_isMonthly: 'ja' },
        ...{ garnishment_3_creditor: 'Jugendamt', garnishment_3_kind: 'maintenance' },
        ...{ garnishment_3_dueCents: '9.000', garnishment_3_protectedCents: '1.600' },
        garnishment_3_isMonthly: 'ja',
      },
      '2026-06': { kind_0: 'advance', amount_0: '100' },
      '2026-08': { kind_0: 'severance', amount_0: '3.000' },
    },
    moves: { '2026-08': { exit_on: '2026-08-31' } },
    corrections: { '2026-05': { fields: { kind_0: 'supplement', amount_0: '200' } } },
  },
]
