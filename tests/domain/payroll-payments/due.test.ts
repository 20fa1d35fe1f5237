import { expect, test } from 'vitest'
import type { Counted } from '~/domain/payroll-month/counted'
import { duesOf } from '~/domain/payroll-payments/due'
import { counting } from '../payroll-reports/people'

const amounts = (all: Counted[]) =>
  Object.fromEntries(duesOf(all, '2026-05').map(({ kind, name, cents }) => [`${kind} ${name}`.trim(), cents]))

const SALARY = { kind: 'salary', monthlyCents: 300_000 }

test('a salary of 3,000 is paid to three: by the rates of 2026, U1 1.6, U2 0.4, insolvency 0.15', () => {
  // Health 17.5 %, care 3.6 + 0.6 %, pension 18.6 %, unemployment 2.6 %: 1,287.00; levies 64.50.
  expect(amounts([counting('Muster', { earnings: [SALARY] })])).toEqual({
    pay: 205_442,
    'fund Nord': 135_150,
    tax: 29_308,
  })
})

test('a Minijob with flat tax pays the Minijob-Zentrale alone', () => {
  const slip = counting('Muster', {
    employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    taxCard: undefined,
    earnings: [{ kind: 'salary', monthlyCents: 50_000 }],
  })
  // Health 13 %, pension 15 + 3.6 %, flat tax 2 %: 168.00; U1 0.8, U2 0.22, insolvency 0.15 %: 5.85.
  expect(amounts([slip])).toEqual({ pay: 48_200, minijob: 17_385 })
})

test('garnishments, savings and a company pension go to whom they are for', () => {
  const slip = counting('Muster', {
    earnings: [
      SALARY,
      { kind: 'savings', employerCents: 2_000, savedCents: 4_000 },
      { kind: 'pension_conversion', amountCents: 10_000, employerCents: 1_500, usedThisYearCents: 0 },
    ],
    garnishments: [{ kind: 'ordinary', label: 'Inkasso Nord', dueCents: 5_000, dependants: 0 }],
  })
  expect(amounts([slip])).toMatchObject({
    'garnishment Inkasso Nord': 5_000,
    savings: 4_000,
    pension: 11_500,
  })
})

test('what a voluntary member pays the fund without the firm is not due from the firm', () => {
  const pay = { earnings: [{ kind: 'salary', monthlyCents: 700_000 }] }
  const passedOn = amounts([counting('Muster', { ...pay, employment: { contributionGroup: '9111' } })])
  const own = amounts([
    counting('Muster', { ...pay, employment: { contributionGroup: '0110', paysFundDirectly: true } }),
  ])
  // Of 5,812.50: health 2 × 424.31, additional 2 × 84.28, care 139.50 and 104.63.
  expect((passedOn['fund Nord'] ?? 0) - (own['fund Nord'] ?? 0)).toBe(101_718 + 24_413)
})

test('a correction counts by its difference, also where a creditor gets less', () => {
  const input = (monthlyCents: number, dueCents: number) => ({
    earnings: [{ kind: 'salary', monthlyCents }],
    garnishments: [{ kind: 'ordinary', label: 'Inkasso Nord', dueCents, dependants: 0 }],
  })
  // By wage tax of 293.08 and 337.25, and 21.75 % of 200.00.
  expect(amounts([counting('Muster', input(300_000, 5_000), input(320_000, 9_000))])).toEqual({
    'garnishment Inkasso Nord': -4_000,
    pay: -(20_000 - 4_417 - 4_350) + 4_000,
    'fund Nord': -9_010,
    tax: -4_417,
  })
})
