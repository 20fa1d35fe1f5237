import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transitionShares } from '~/domain/payroll/social-insurance/transition-shares'
import {
  socialInsuranceParametersOf,
  wageTaxParametersOf,
} from '../../../app/domain/payroll/parameters/parameters-of'
import { payslip } from '../../../app/domain/payroll/payslip/payslip'
import type { Payslip } from '../../../app/domain/payroll/payslip/result'
import { transitionBases } from '../../../app/domain/payroll/social-insurance/transition-zone'
import type { TaxClass, WageTaxInput } from '../../../app/domain/payroll/wage-tax/input'
import { wageTax } from '../../../app/domain/payroll/wage-tax/wage-tax'
import { deep } from '../../support/fuzz-size'
import { inputWith } from './payslip/worked-payslip'

/**
 * The plan rounds the insurance allowance up to whole euros, so a few cents more pay can mean a euro less income.
 * From a euro a month on, more pay is never less tax.
 */
const LEAST_RAISE = 100

/** Hundreds of runs on a busy machine. */
const TIMEOUT_MS = 60_000

const year = fc.constantFrom(2025, 2026)
const taxClass = fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<TaxClass>
const pay = fc.integer({ min: 0, max: 2_000_000 })
const raise = fc.integer({ min: LEAST_RAISE, max: 500_000 })
const situation: fc.Arbitrary<Partial<WageTaxInput>> = fc.record({
  isChurchMember: fc.boolean(),
  hasPensionInsurance: fc.boolean(),
  hasUnemploymentInsurance: fc.boolean(),
  health: fc.constantFrom(
    { kind: 'statutory', additionalRate: '2.45' } as const,
    { kind: 'private', premiumCents: 60_000, isSubsidised: true, subsidyCents: 30_000 } as const,
  ),
  care: fc.constantFrom({ isChildless: true }, { isSaxony: true, reductions: 2 }),
  allowanceCents: fc.constantFrom(0, 12_300),
})

describe('wage tax', { timeout: TIMEOUT_MS }, () => {
  test('never falls when pay rises', () => {
    fc.assert(
      fc.property(year, taxClass, pay, raise, situation, (inYear, inClass, low, more, rest) => {
        const tax = (payCents: number) => {
          const input: WageTaxInput = { year: inYear, period: 'month', taxClass: inClass, payCents, ...rest }
          return wageTax(input, wageTaxParametersOf(inYear))
        }
        const [before, after] = [tax(low), tax(low + more)]
        expect(after.wageTaxCents).toBeGreaterThanOrEqual(before.wageTaxCents)
        expect(after.solidarityCents).toBeGreaterThanOrEqual(before.solidarityCents)
        expect(after.churchBaseCents).toBeGreaterThanOrEqual(before.churchBaseCents)
      }),
      { numRuns: deep(2_000) },
    )
  })

  test('on one-time pay never falls when that rises, and is less than it', () => {
    fc.assert(
      fc.property(year, taxClass, pay, raise, (inYear, inClass, low, more) => {
        const tax = (payCents: number) => {
          const oneTime = { payCents, expectedAnnualPayCents: 12 * low }
          const input: WageTaxInput = {
            year: inYear,
            period: 'month',
            taxClass: inClass,
            payCents: low,
            oneTime,
          }
          return wageTax(input, wageTaxParametersOf(inYear)).oneTimeWageTaxCents
        }
        expect(tax(12 * more + 5_000)).toBeGreaterThanOrEqual(tax(5_000))
        expect(tax(12 * more)).toBeLessThan(12 * more)
      }),
      { numRuns: deep(1_000) },
    )
  })
})

describe('transition zone', { timeout: TIMEOUT_MS }, () => {
  test('the employee never pays more than half, shares add up to the whole, which is twice a half', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 200_000 }), (inYear, cents) => {
        const { transitionZone, pensionRate } = socialInsuranceParametersOf(inYear)
        const bases = transitionBases(BigInt(cents), transitionZone)
        const { employee, employer } = transitionShares(bases, pensionRate)
        expect(bases.employee <= bases.whole && bases.whole <= BigInt(cents)).toBe(true)
        expect(employee <= employer).toBe(true)
        expect((employee + employer) % 2n).toBe(0n)
      }),
    )
  })
})

describe('payslips', { timeout: TIMEOUT_MS }, () => {
  test('shares add up to totals', () => {
    fc.assert(
      fc.property(anyInput(), (input) => {
        const slip = payslip(input)
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        const gross = sum(slip.earnings.map(({ cents }) => cents))
        const taxes = sum(slip.taxes.map(({ cents }) => cents))
        const statutory = slip.contributions.filter(({ isVoluntary }) => !isVoluntary)
        const employee = sum(statutory.map(({ employeeCents }) => employeeCents))
        const employer = sum(statutory.map(({ employerCents }) => employerCents))
        const levies = sum(slip.employerCosts.levies.map(({ cents }) => cents))
        const { flatTaxCents, subsidiesCents, totalCents } = slip.employerCosts
        expect(slip.totals.grossCents).toBe(gross)
        expect(slip.net.cents).toBe(gross - taxes - employee)
        expect(slip.payout.cents).toBe(slip.net.cents + sum(slip.netItems.map(({ cents }) => cents)))
        expect(totalCents).toBe(gross + employer + levies + flatTaxCents + subsidiesCents)
        expect(slip.history.year).toMatchObject({ grossCents: gross })
      }),
      { numRuns: deep(500) },
    )
  })

  test('splitting a month’s pay into lines changes nothing', () => {
    const cents = fc.integer({ min: 0, max: 600_000 })
    fc.assert(
      fc.property(cents, cents, bonus(), bonus(), (one, other, first, second) => {
        const paid = (salaries: number[], bonuses: number[]) => {
          const earnings = [
            ...salaries.map((monthlyCents) => ({ kind: 'salary', monthlyCents })),
            ...bonuses.map((amountCents) => ({ kind: 'one_time', amountCents })),
          ]
          const { net, taxes, contributions } = payslip(inputWith({ earnings }))
          return { net, taxes, contributions }
        }
        expect(paid([one, other], [first, second])).toEqual(paid([one + other], [first + second]))
      }),
      { numRuns: deep(200) },
    )
  })

  test('a year of contributions never passes the yearly ceilings', () => {
    const pay = fc.integer({ min: 0, max: 1_200_000 })
    const months = fc.array(fc.tuple(pay, bonus(), fc.option(pay)), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(months, (paid) => {
        const { healthCeiling, pensionCeiling } = socialInsuranceParametersOf(2026)
        let slip: Payslip | undefined
        for (const [index, [salary, oneTime, full]] of paid.entries()) {
          const shortTime = full === null ? {} : { shortTime: { fullPayCents: full, hasChild: false } }
          slip = payslip({ ...yearMonth(index + 1, salary, oneTime, slip), ...shortTime })
          expect(Math.max(...slip.bases.map(({ employeeCents, cents }) => employeeCents - cents))).toBe(0)
        }
        const year = slip?.history.year
        if (!year || year === 'unknown') throw new Error('the year is known')
        const { health, care, pension, unemployment } = year.insured
        expect(Math.max(health.cents, care.cents)).toBeLessThanOrEqual(Number(healthCeiling))
        expect(Math.max(pension.cents, unemployment.cents)).toBeLessThanOrEqual(Number(pensionCeiling))
        expect([health.days, pension.days]).toEqual([360, 360])
      }),
      { numRuns: deep(100) },
    )
  })
})

function bonus(): fc.Arbitrary<number> {
  return fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4_000_000 }))
}

/** A month of somebody who entered on 1 January, so that the March rule stays out of it. */
function yearMonth(month: number, salary: number, oneTime: number, before: Payslip | undefined) {
  return inputWith({
    month: `2026-${String(month).padStart(2, '0')}`,
    employment: { from: '2026-01-01' },
    earnings: [
      { kind: 'salary', monthlyCents: salary },
      { kind: 'one_time', amountCents: oneTime },
    ],
    history: before?.history ?? 'first_month',
    earlierEmployers: 'none',
  })
}

function anyInput(): fc.Arbitrary<Record<string, unknown>> {
  const regular = { taxCard: fc.record({ taxClass, church: fc.constantFrom('ev', undefined) }) }
  const earnings = fc
    .tuple(pay, bonus(), fc.integer({ min: 0, max: 3_000 }))
    .map(([salary, oneTime, kind]) => [
      { kind: 'salary', monthlyCents: salary, proration: 'calendar_days' },
      { kind: 'one_time', amountCents: oneTime },
      { kind: 'benefit_in_kind', amountCents: kind > salary ? 0 : Math.trunc(kind / 10) },
    ])
  const employment = fc.constantFrom(
    {},
    { isInTransitionZone: true },
    { from: '2026-05-11' },
    { contributionGroup: '9111' },
    {
      contributionGroup: '0110',
      privateInsurance: { healthPremiumCents: 70_000, carePremiumCents: 9_000, taxPremiumCents: 50_000 },
    },
  )
  const minijob = fc.tuple(fc.integer({ min: 0, max: 1_206_00 }), bonus()).map(([salary, oneTime]) => ({
    earnings: [
      { kind: 'salary', monthlyCents: salary },
      { kind: 'one_time', amountCents: oneTime },
    ],
    employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    taxCard: undefined,
  }))
  return fc
    .oneof(fc.record({ ...regular, earnings, employment }), minijob)
    .map((changes) => inputWith({ expectedAnnualPayCents: 3_600_000, ...changes }))
}
