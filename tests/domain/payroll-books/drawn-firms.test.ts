import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '~/domain/payroll/calculation'
import type { PayslipFigures } from '~/domain/payroll/unexplained'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { usualAccounts } from '~/domain/payroll-books/accounts'
import { bookingsOf } from '~/domain/payroll-books/bookings'
import type { Counted } from '~/domain/payroll-month/counted'
import { duesOf } from '~/domain/payroll-payments/due'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'
import { inputWith } from '../payroll/payslip/worked-payslip'
import { countedOf } from '../payroll-reports/people'

const euros = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 })

/** Extras that people of every kind may have. */
const extras = fc.record({
  savings: fc.option(euros(10, 40)),
  pension: fc.option(euros(20, 400)),
  inKind: fc.option(euros(10, 200)),
  expenses: fc.option(euros(5, 150)),
  advance: fc.option(euros(5, 100)),
  garnished: fc.option(euros(10, 300)),
  bonus: fc.option(euros(50, 3000)),
})

const person = fc.record({
  kind: fc.constantFrom('salary', 'hours', 'minijob', 'voluntary', 'self-payer', 'private', 'short-term'),
  pay: euros(1_200, 4_500),
  more: euros(0, 5_000),
  taxClass: fc.constantFrom(1, 2, 3, 4, 5, 6),
  church: fc.constantFrom('none', 'ev', 'rk'),
  extras,
})

type Person = typeof person extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** What may be drawn of somebody, as the calculation takes it. */
function inputOf({ kind, pay, more, taxClass, church, extras: has }: Person) {
  const isMarginal = kind === 'minijob' || kind === 'short-term'
  const monthlyCents = kind === 'minijob' ? 30_000 + (pay % 25_000) : pay + (kind === 'salary' ? 0 : more)
  const high = { kind: 'salary', monthlyCents: 600_000 + more }
  const earning =
    kind === 'hours' || kind === 'short-term'
      ? { kind: 'hours', hours: '100', hourlyWageCents: kind === 'hours' ? 1_500 + (pay % 2_000) : 1_500 }
      : ['voluntary', 'self-payer', 'private'].includes(kind)
        ? high
        : { kind: 'salary', monthlyCents }
  const some = <Value>(value: number | null, of: (cents: number) => Value) =>
    value === null ? [] : [of(value)]
  return {
    employee: { church: church === 'none' ? undefined : church },
    employment: employmentOf(kind),
    taxCard: isMarginal ? undefined : { taxClass, church: church === 'none' ? undefined : church },
    earnings: [
      earning,
      ...(isMarginal
        ? []
        : [
            ...some(has.savings, (savedCents) => ({ kind: 'savings', employerCents: 1_000, savedCents })),
            // Of an odd amount most is above what is free of tax, and comes from net pay.
            ...some(has.pension, (amountCents) => ({
              ...{
                kind: 'pension_conversion',
                amountCents,
                employerCents: 1_500,
                usedThisYearCents: (amountCents % 2) * 805_000,
              },
            })),
            ...some(has.inKind, (amountCents) => ({ kind: 'benefit_in_kind', amountCents })),
            ...some(has.expenses, (amountCents) => ({
              kind: 'tax_free',
              number: '50',
              amountCents,
            })),
          ]),
    ],
    deductions: some(has.advance, (amountCents) => ({ kind: 'advance', amountCents })),
    garnishments: isMarginal
      ? []
      : some(has.garnished, (dueCents) => ({ kind: 'ordinary', label: 'Inkasso', dueCents, dependants: 0 })),
  }
}

function employmentOf(kind: Person['kind']) {
  if (kind === 'minijob') return { personGroup: '109', contributionGroup: '6100', fundId: undefined }
  if (kind === 'short-term')
    return {
      ...{ personGroup: '110', contributionGroup: '0000', fundId: undefined },
      ...{ from: '2026-04-15', fixedTermTo: '2026-06-10' },
    }
  if (kind === 'voluntary') return { contributionGroup: '9111' }
  if (kind === 'self-payer') return { contributionGroup: '0110', paysFundDirectly: true }
  if (kind === 'private')
    return {
      contributionGroup: '0110',
      privateInsurance: {
        ...{ healthPremiumCents: 61_000, carePremiumCents: 5_200, taxPremiumCents: 50_000 },
        isSubsidised: true,
      },
    }
  return {}
}

const drawn = fc.array(fc.tuple(person, fc.option(person)), { minLength: 1, maxLength: 12 })
const FIRMS = fc.sample(drawn, { numRuns: deep(40, 300), seed: FUZZ_SEED })

let refused = 0

/** Of each firm the payslips of a month; some are corrections of an earlier calculation of the same kind of person. */
function payslipsOf(people: (typeof FIRMS)[number]): Counted[] {
  return people.flatMap(([one, earlier], index) => {
    const now = calculate(inputWith(inputOf(one)), shippedFigures()).calculation
    const before =
      earlier && calculate(inputWith(inputOf({ ...earlier, kind: one.kind })), shippedFigures()).calculation
    if (!now) refused += 1
    return now ? [countedOf(`Person ${index}`, now, before ?? undefined)] : []
  })
}

const MONTHS = FIRMS.map(payslipsOf)

/** All amounts of a payslip that become money or a claim, added up without the code that is tested. */
function paper({ taxes, contributions, employerCosts, netItems, payout }: PayslipFigures) {
  const add = (amounts: number[]) => amounts.reduce((all, cents) => all + cents, 0)
  const deducted = (kind: string) =>
    -add(netItems.filter((item) => item.kind === kind).map(({ cents }) => cents))
  const flat = add(employerCosts.flatTaxes.flatMap((t) => [t.taxCents, t.solidarityCents, t.churchCents]))
  const voluntary = deducted('voluntary_health') + deducted('voluntary_care')
  const own = contributions.filter(({ isVoluntary }) => !isVoluntary)
  return {
    pay: payout.cents,
    tax: add(taxes.map(({ cents }) => cents)) + flat,
    social:
      add(own.map(({ employeeCents, employerCents }) => employeeCents + employerCents)) +
      voluntary +
      add(employerCosts.levies.map(({ cents }) => cents)) +
      employerCosts.flatTaxCents -
      flat,
    savings: deducted('savings'),
    garnished: deducted('garnishment'),
    pension: employerCosts.pensionCents + deducted('pension_from_net'),
    cost: employerCosts.totalCents,
    outside: add(
      netItems
        .filter(({ kind }) => ['reimbursement', 'short_time_allowance'].includes(kind))
        .map(({ cents }) => cents),
    ),
  }
}

function paperOf(counted: Counted[], name: keyof ReturnType<typeof paper>): number {
  return counted.reduce(
    (all, { now, before }) => all + paper(now)[name] - (before ? paper(before.slip)[name] : 0),
    0,
  )
}

describe(`drawn firms (seed ${FUZZ_SEED})`, () => {
  test('few of the drawn people are refused', () => {
    const all = FIRMS.reduce((sum, people) => sum + people.length, 0)
    expect(refused).toBeLessThan(all / 4)
  })

  test('payments and what was paid too much are pay, taxes, contributions and the rest, to the cent', () => {
    for (const counted of MONTHS) {
      const dues = duesOf(counted, '2026-05')
      const paid = dues.reduce((all, { cents }) => all + Math.max(cents, 0), 0)
      const kept = dues.reduce((all, { cents }) => all + Math.min(cents, 0), 0)
      const names = ['pay', 'tax', 'social', 'savings', 'garnished', 'pension'] as const
      expect(paid + kept).toBe(names.reduce((all, name) => all + paperOf(counted, name), 0))
    }
  })

  test('bookings are balanced, and each kind is the sum of the payslips', () => {
    for (const counted of MONTHS) {
      const { bookings, debitCents, creditCents } = bookingsOf(counted, { accounts: usualAccounts('skr04') })
      expect(debitCents).toBe(creditCents)
      const booked = (...kinds: string[]) =>
        bookings.reduce((all, { kind, side, cents }) => {
          if (!kinds.includes(kind)) return all
          return all + (side === 'credit' ? cents : -cents)
        }, 0)
      expect(booked('owed_pay')).toBe(paperOf(counted, 'pay'))
      expect(booked('owed_tax')).toBe(paperOf(counted, 'tax'))
      expect(booked('owed_contributions')).toBe(paperOf(counted, 'social'))
      expect(booked('owed_savings')).toBe(paperOf(counted, 'savings'))
      expect(booked('owed_garnishments')).toBe(paperOf(counted, 'garnished'))
      expect(booked('owed_pension')).toBe(paperOf(counted, 'pension'))
      const costs = ['wages', 'salaries', 'minijob_pay', 'short_term_pay', 'savings_grant', 'employer_shares']
      const others = [
        'minijob_shares',
        'insurance_subsidies',
        'flat_tax',
        'minijob_flat_tax',
        'company_pension',
      ]
      expect(0 - booked(...costs, ...others)).toBe(paperOf(counted, 'cost'))
      expect(0 - booked('reimbursements', 'short_time')).toBe(paperOf(counted, 'outside'))
    }
  })
})
