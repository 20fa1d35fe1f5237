import { expect, test } from 'vitest'
import { accountOf } from '~/domain/payroll-reports/account'
import { certificateOf } from '~/domain/payroll-reports/certificate'
import type { Opening } from '~/domain/payslips/year'
import type { PersonYear } from '~/domain/person-years/person-year'
import { calculated } from './people'

type Json = Record<string, unknown>

function yearOf(months: Json[], opening?: Opening): PersonYear {
  return {
    year: '2026',
    opening,
    months: months.map((changes) => ({
      month: String(changes.month),
      revision: 1,
      publishedAt: '2026-06-01T10:00:00.000Z',
      calculation: calculated(changes),
    })),
  }
}

const month = (number: string, changes: Json = {}) => ({
  month: `2026-${number}`,
  earnings: [{ kind: 'salary', monthlyCents: 3_000_00 }],
  ...changes,
})

function linesOf(year: PersonYear) {
  return Object.fromEntries(
    certificateOf(year).lines.map(({ line, cents, unknown }) => [line, [cents, unknown]]),
  )
}

/** Sums of January to March from the payroll program before. */
const OPENING: Opening = {
  until: '2026-03',
  insuredDays: null,
  taxDays: null,
  sums: {
    ...{ grossCents: 9_000_00, taxableCents: 9_000_00, wageTaxCents: 879_24, solidarityCents: 0 },
    ...{ churchTaxCents: 79_11, healthBaseCents: 9_000_00, pensionBaseCents: 9_000_00, healthCents: 787_50 },
    ...{
      careCents: 216_00,
      pensionCents: null,
      unemploymentCents: 117_00,
      netCents: null,
      payoutCents: null,
    },
  },
}

test('the certificate adds up the months line by line', () => {
  const church = { taxCard: { taxClass: 1, church: 'ev' } }
  const lines = linesOf(yearOf([month('04', church), month('05', church)]))
  // Twice 3,000 €: wage tax 293.08, church tax 26.37, half of 14.6 and 2.9 % 262.50, 2.4 % 72, 9.3 % 279, 1.3 % 39.
  expect(lines).toMatchObject({
    ...{ 3: [6_000_00, null], 4: [586_16, null], 5: [0, null], 6: [52_74, null] },
    ...{ '22a': [558_00, null], '23a': [558_00, null], 25: [525_00, null], 26: [144_00, null] },
    ...{ 27: [78_00, null], '24a': [0, null], '24b': [0, null] },
  })
  expect(Object.keys(lines)).not.toContain('28')
})

test('before the first payslip the opening sums count, and what they do not say is unknown', () => {
  const lines = linesOf(yearOf([month('04')], OPENING))
  expect(lines).toMatchObject({
    ...{ 3: [12_000_00, null], 4: [1_172_32, null], 6: [79_11, null], 25: [1_050_00, null] },
    // Nobody knows the pension contributions of January to March, nor the employer’s.
    ...{ '23a': [279_00, 'opening'], '22a': [279_00, 'opening'], 15: [0, 'opening'], 19: [0, 'opening'] },
  })
})

test('a voluntary member’s contributions are certified in full, with the subsidy beside them', () => {
  const pay = { earnings: [{ kind: 'salary', monthlyCents: 7_000_00 }] }
  const passedOn = linesOf(yearOf([month('05', { ...pay, employment: { contributionGroup: '9111' } })]))
  // On 5,812.50 €: 848.62 and 168.56 of which half 508.59; care 244.13 with 1.8 % 104.63 from the firm.
  expect(passedOn).toMatchObject({ '24a': [508_59, null], '24c': [104_63, null], 25: [1_017_18, null] })
  expect(passedOn[26]).toEqual([244_13, null])
  const direct = { contributionGroup: '0110', paysFundDirectly: true }
  const itself = linesOf(yearOf([month('05', { ...pay, employment: direct })]))
  expect(itself).toMatchObject({ '24a': [508_59, null], '24b': [0, null], 25: [0, null], 26: [0, null] })
  const premiums = { healthPremiumCents: 700_00, carePremiumCents: 90_00, taxPremiumCents: 500_00 }
  const insured = { contributionGroup: '0110', privateInsurance: { ...premiums, isSubsidised: true } }
  const privately = linesOf(yearOf([month('05', { ...pay, employment: insured })]))
  expect(privately).toMatchObject({ '24a': [0, null], '24b': [350_00, null], '24c': [45_00, null] })
})

test('the firm’s pension contribution for somebody past the age limit is not certified', () => {
  const employment = { personGroup: '119', contributionGroup: '3321' }
  const lines = linesOf(yearOf([month('05', { employee: { birthDate: '1955-06-06' }, employment })]))
  expect(lines).toMatchObject({ '22a': [0, null], '23a': [0, null], 27: [0, null] })
})

test('who is only taxed at a flat rate gets no certificate', () => {
  const minijob = {
    employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    ...{ taxCard: undefined, earnings: [{ kind: 'salary', monthlyCents: 500_00 }] },
  }
  const certificate = certificateOf(yearOf([month('05', minijob)]))
  expect(certificate.isDue).toBe(false)
  expect(certificate.lines.every(({ cents }) => cents === 0)).toBe(true)
})

test('five working days in a row without pay are a U, once, however many months they last', () => {
  const absent = (kind: string, from: string, to?: string) => ({
    earnings: [],
    absences: [{ kind, from, ...(to && { to }) }],
  })
  const letters = (months: Json[]) => accountOf(yearOf(months)).months.map((one) => one.letters.join(''))
  // Sick pay from the fund from 20 April to 12 June; the month of May has none of it paid.
  const sick = [
    month('04', absent('sick_benefit', '2026-04-20')),
    month('05', absent('sick_benefit', '2026-04-20')),
    month('06', absent('sick_benefit', '2026-04-20', '2026-06-12')),
  ]
  expect(letters(sick)).toEqual(['U', '', ''])
  expect(certificateOf(yearOf(sick)).interruptions).toBe(1)
  // Thursday to Wednesday are five working days, Friday to Wednesday four.
  expect(letters([month('05', absent('unpaid', '2026-05-07', '2026-05-13'))])).toEqual(['U'])
  expect(letters([month('05', absent('unpaid', '2026-05-08', '2026-05-13'))])).toEqual([''])
  expect(letters([month('05', absent('maternity', '2026-05-01', '2026-05-31'))])).toEqual([''])
})

test('a bonus taxed without knowing what an earlier employer paid is an S', () => {
  const bonus = [
    { kind: 'salary', monthlyCents: 3_000_00 },
    { kind: 'one_time', amountCents: 500_00 },
  ]
  const entry = { from: '2026-04-01' }
  const unknown = {
    earnings: bonus,
    employment: entry,
    earlierEmployers: 'unknown',
    expectedAnnualPayCents: 27_000_00,
  }
  const { months } = accountOf(yearOf([month('04', unknown)]))
  expect(months[0]?.letters).toEqual(['S'])
  expect(months[0]?.amounts).toMatchObject({ cash: 3_000_00, oneTime: 500_00, taxable: 3_500_00 })
})

test('benefits in kind stand apart from cash, and what is tax-free or flat-taxed has its own column', () => {
  const pay = [
    { kind: 'salary', monthlyCents: 3_000_00 },
    { kind: 'company_car', listPriceCents: 30_000_00, share: '1' },
    { kind: 'voucher', amountCents: 50_00 },
    { kind: 'commute_allowance', amountCents: 60_00, kilometres: 10, days: 20 },
  ]
  const { months } = accountOf(yearOf([month('05', { earnings: pay })]))
  // 1 % of 30,000 € is 300 €; 15 % of 60 € is 9 €, with Soli 9.49.
  expect(months[0]?.amounts).toMatchObject({
    ...{
      cash: 3_000_00,
      inKind: 300_00,
      taxable: 3_300_00,
      taxFree: 50_00,
      flatTaxed: 60_00,
      flatTaxes: 9_49,
    },
  })
  expect(linesOf(yearOf([month('05', { earnings: pay })]))).toMatchObject({
    3: [3_300_00, null],
    18: [60_00, null],
  })
})
