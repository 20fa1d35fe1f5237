import { expect, test } from 'vitest'
import { payslipInput } from '~/domain/payroll/payslip/input'
import { payslip } from '~/domain/payroll/payslip/payslip'
import type { Payslip } from '~/domain/payroll/payslip/result'
import type { Counted } from '~/domain/payroll-month/counted'
import { duesOf } from '~/domain/payroll-payments/due'
import { inputWith } from '../payroll/payslip/worked-payslip'

const MIA = { id: 'mia', number: '1', firstName: 'Mia', lastName: 'Muster' }

function slipWith(changes: Record<string, unknown>): Payslip {
  return payslip(payslipInput.parse(inputWith(changes)))
}

function counted(now: Payslip, before?: Payslip): Counted {
  return {
    employee: MIA,
    month: now.month,
    now,
    payoutCents: now.payout.cents,
    before: before && { slip: before, payoutCents: before.payout.cents },
  }
}

const amounts = (all: Counted[]) =>
  Object.fromEntries(duesOf(all, '2026-05').map(({ kind, name, cents }) => [`${kind} ${name}`.trim(), cents]))

const SALARY = { kind: 'salary', monthlyCents: 300_000 }

test('a salary of 3,000 is paid to three: by the rates of 2026, U1 1.6, U2 0.4, insolvency 0.15', () => {
  // Health 17.5 %, care 3.6 + 0.6 %, pension 18.6 %, unemployment 2.6 %: 1,287.00; levies 64.50.
  expect(amounts([counted(slipWith({ earnings: [SALARY] }))])).toEqual({
    pay: 205_442,
    'fund nord': 135_150,
    tax: 29_308,
  })
})

test('a Minijob with flat tax pays the Minijob-Zentrale alone', () => {
  const slip = slipWith({
    employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    taxCard: undefined,
    earnings: [{ kind: 'salary', monthlyCents: 50_000 }],
  })
  // Health 13 %, pension 15 + 3.6 %, flat tax 2 %: 168.00; U1 0.8, U2 0.22, insolvency 0.15 %: 5.85.
  expect(amounts([counted(slip)])).toEqual({ pay: 48_200, minijob: 17_385 })
})

test('garnishments, savings and a company pension go to whom they are for', () => {
  const slip = slipWith({
    earnings: [
      SALARY,
      { kind: 'savings', employerCents: 2_000, savedCents: 4_000 },
      { kind: 'pension_conversion', amountCents: 10_000, employerCents: 1_500, usedThisYearCents: 0 },
    ],
    garnishments: [{ kind: 'ordinary', label: 'Inkasso Nord', dueCents: 5_000, dependants: 0 }],
  })
  expect(amounts([counted(slip)])).toMatchObject({
    'garnishment Inkasso Nord': 5_000,
    savings: 4_000,
    pension: 11_500,
  })
})

test('what a voluntary member pays the fund without the firm is not due from the firm', () => {
  const pay = { earnings: [{ kind: 'salary', monthlyCents: 700_000 }] }
  const passedOn = amounts([counted(slipWith({ ...pay, employment: { contributionGroup: '9111' } }))])
  const own = amounts([
    counted(slipWith({ ...pay, employment: { contributionGroup: '0110', paysFundDirectly: true } })),
  ])
  // Of 5,812.50: health 2 × 424.31, additional 2 × 84.28, care 139.50 and 104.63.
  expect((passedOn['fund nord'] ?? 0) - (own['fund nord'] ?? 0)).toBe(101_718 + 24_413)
})

test('a correction counts by its difference, also where a creditor gets less', () => {
  const with_ = (monthlyCents: number, dueCents: number) =>
    slipWith({
      earnings: [{ kind: 'salary', monthlyCents }],
      garnishments: [{ kind: 'ordinary', label: 'Inkasso Nord', dueCents, dependants: 0 }],
    })
  const before = with_(320_000, 9_000)
  const now = with_(300_000, 5_000)
  const sums = amounts([counted(now, before)])
  expect(sums['garnishment Inkasso Nord']).toBe(-4_000)
  expect(sums.pay).toBe(now.payout.cents - before.payout.cents)
  expect(sums['fund nord']).toBe(-9_010)
})
