import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Calculation, calculate } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { usualAccounts } from '~/domain/payroll-books/accounts'
import { bookingsOf } from '~/domain/payroll-books/bookings'
import { sumsOfMonth } from '~/domain/payroll-closing/sums'
import type { Counted } from '~/domain/payroll-month/counted'
import { duesOf } from '~/domain/payroll-payments/due'
import { fundStatementsOf } from '~/domain/payroll-reports/fund-statements'
import { journalOf } from '~/domain/payroll-reports/journal'
import { refundedIn, taxReturnOf } from '~/domain/payroll-reports/tax-return'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'
import { anyMonth } from '../payroll/any-month'
import { countedOf } from './people'

const FIGURES = shippedFigures()
const TIMEOUT_MS = 300_000
const FIRMS = 300
const MOST_PEOPLE = 9
const ADDED = { kind: 'one_time', amountCents: 123_45 }

type Json = Record<string, unknown>

const draft = fc.record({ input: anyMonth, isCorrected: fc.boolean(), leaves: fc.boolean() })

/** People whose months can be calculated; all but those of the newest month are late, and most replace another payslip. */
const firm = fc
  .tuple(fc.array(draft, { minLength: MOST_PEOPLE, maxLength: 6 * MOST_PEOPLE }), fc.boolean())
  .map(([drafts, isNextYear]) => {
    const people = drafts.flatMap(({ input, ...how }, index) => {
      const calculation = calculated(input)
      return calculation ? [{ calculation, input, ...how, name: String(index) }] : []
    })
    const newest =
      people
        .map(({ calculation }) => calculation.input.month)
        .sort()
        .at(-1) ?? '2026-01'
    const month = isNextYear ? '2027-01' : newest
    const counted = people.slice(0, MOST_PEOPLE).map(({ calculation, input, isCorrected, leaves, name }) => {
      const isLate = calculation.input.month < month
      return countedOf(name, calculation, isLate && isCorrected ? earlier(input, leaves) : undefined)
    })
    return { month, counted }
  })
  .filter(({ counted }) => counted.length > 1)

function calculated(input: unknown): Calculation | undefined {
  return calculate(input, FIGURES).calculation
}

/** What the month was taken for before: with other pay, or in another fund. */
function earlier(input: Json, isOfOtherFund: boolean): Calculation | undefined {
  const { earnings, funds, employment } = input as { earnings: Json[]; funds: Json[]; employment: Json }
  if (!isOfOtherFund || employment.fundId === undefined)
    return calculated({ ...input, earnings: [...earnings, ADDED] }) ?? calculated({ ...input, earnings: [] })
  return calculated({
    ...input,
    employment: { ...employment, fundId: 'süd' },
    funds: [...funds, ...funds.map((fund) => ({ ...fund, id: 'süd', name: 'Süd', additionalRate: '3.3' }))],
  })
}

/** Amounts by the lines of a payslip alone, with no word of how reports group them. */
function linesOf({ now, before }: Counted, of: (slip: Counted['now']) => number): number {
  return of(now) - (before ? of(before.slip) : 0)
}

function total<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  let cents = 0
  for (const row of rows) cents += of(row)
  return cents
}

/** What neither the employee, nor a fund, nor the tax office gets of a payslip's cost: creditors, savings, insurers … */
function toOthers(slip: Counted['now']): number {
  let cents = slip.employerCosts.pensionCents
  for (const { kind, cents: amount } of slip.netItems) {
    if (kind.endsWith('_subsidy') || kind.endsWith('_subsidy_one_time')) continue
    // A member's contribution that the firm passes on is in the fund's statement.
    if (kind === 'voluntary_health' || kind === 'voluntary_care') continue
    cents -= amount
  }
  return cents
}

const itemsOf = (kinds: string[]) => (slip: Counted['now']) =>
  total(slip.netItems, ({ kind, cents }) => (kinds.includes(kind) ? cents : 0))

/** Accounts of what is owed, and the payments that settle it. */
const OWED = [
  ['owed_pay', 'pay'],
  ['owed_tax', 'tax'],
  ['owed_contributions', 'fund', 'minijob'],
  ['owed_savings', 'savings'],
  ['owed_garnishments', 'garnishment'],
  ['owed_pension', 'pension'],
] as const
/** What is owed, and what passes through without being a cost of pay. */
const NO_COSTS = /^(owed_.*|reimbursements|short_time|other_deductions|advances|in_kind)$/

/** What each payslip line gives a collecting fund; the name is that of the payslip, or for another fund its id. */
function byFund(counted: readonly Counted[]): Record<string, number> {
  const all: Record<string, number> = {}
  const add = (slip: Counted['now'], sign: number) => {
    const own = slip.employment.fund.id ?? 'centre'
    for (const { fundId, employeeCents, employerCents } of slip.contributions)
      all[fundId ?? 'centre'] = (all[fundId ?? 'centre'] ?? 0) + sign * (employeeCents + employerCents)
    const levies = total(slip.employerCosts.levies, ({ cents }) => cents)
    const flat = slip.employment.personGroup === '109' ? slip.employerCosts.flatTaxCents : 0
    const rest = total(slip.employerCosts.flatTaxes, (t) => t.taxCents + t.solidarityCents + t.churchCents)
    all[own] = (all[own] ?? 0) + sign * (levies + (flat === 0 ? 0 : flat - rest))
  }
  for (const { now, before } of counted) {
    add(now, 1)
    if (before) add(before.slip, -1)
  }
  return Object.fromEntries(Object.entries(all).filter(([, cents]) => cents !== 0))
}

function toEachFund(statements: ReturnType<typeof fundStatementsOf>): Record<string, number> {
  return Object.fromEntries(
    statements
      .filter(({ totalCents }) => totalCents !== 0)
      .map(({ fundId, totalCents }) => [fundId ?? 'centre', totalCents]),
  )
}

test(`what a month costs is one sum in journal, statements, tax return, closing, payments and bookings (seed ${FUZZ_SEED})`, {
  timeout: TIMEOUT_MS,
}, () => {
  let corrections = 0
  let overTheYear = 0
  let refunds = 0
  let negative = 0
  let settled = 0
  fc.assert(
    fc.property(firm, ({ month, counted }) => {
      corrections += counted.filter(({ before }) => before).length
      overTheYear += counted.filter(({ month: of }) => of.slice(0, 4) < month.slice(0, 4)).length
      const isBack = ({ taxes }: Counted['now']) => taxes.some(({ part }) => part === 'equalisation')
      refunds += counted.filter(({ now }) => isBack(now)).length
      settled += counted.filter(({ before }) => before && isBack(before.slip)).length
      const cost = total(counted, (one) => linesOf(one, (slip) => slip.employerCosts.totalCents))
      const others = total(counted, (one) => linesOf(one, toOthers))
      const payouts = total(counted, (one) => one.payoutCents - (one.before?.payoutCents ?? 0))
      const statements = fundStatementsOf(counted, month)
      const funds = total(statements, ({ totalCents }) => totalCents)
      const taxes = taxReturnOf(counted)
      expect(payouts + funds + taxes.totalCents + others).toBe(cost)
      if (taxes.wageTaxCents < 0) negative += 1

      expect(toEachFund(statements)).toEqual(byFund(counted))
      const closed = sumsOfMonth(month, counted, []).amounts
      const { wageTax, solidarity, churchTax, flatTax, ...sumsOf } = closed
      expect([sumsOf.cost, sumsOf.payout]).toEqual([cost, payouts])
      const frozen = sumsOf.funds
      expect(total(frozen, (one) => one.employeeCents + one.employerCents)).toBe(funds)
      const ofMinijobs = total(frozen, ({ due, employerCents }) => (due === 'flat_tax' ? employerCents : 0))
      expect(wageTax + solidarity + churchTax + flatTax - ofMinijobs).toBe(taxes.totalCents)

      const dues = duesOf(counted, month)
      const due = (...kinds: string[]) => total(dues, ({ kind, cents }) => (kinds.includes(kind) ? cents : 0))
      expect([due('pay'), due('fund', 'minijob'), due('tax')]).toEqual([payouts, funds, taxes.totalCents])
      const given = (...kinds: string[]) => 0 - total(counted, (one) => linesOf(one, itemsOf(kinds)))
      const pension = total(counted, (one) => linesOf(one, (slip) => slip.employerCosts.pensionCents))
      expect([due('garnishment'), due('savings'), due('pension')]).toEqual([
        given('garnishment'),
        given('savings'),
        pension + given('pension_from_net'),
      ])

      const { bookings, debitCents, creditCents } = bookingsOf(counted, { accounts: usualAccounts('skr03') })
      expect(debitCents).toBe(creditCents)
      const owed = (name: string) =>
        total(bookings, ({ kind, side, cents }) => (kind === name ? (side === 'credit' ? cents : -cents) : 0))
      expect(OWED.map(([name]) => owed(name))).toEqual(OWED.map(([, ...kinds]) => due(...kinds)))
      const spent = total(bookings, ({ kind, side, cents }) =>
        NO_COSTS.test(kind) ? 0 : side === 'debit' ? cents : -cents,
      )
      expect(spent).toBe(cost)

      const { sums } = journalOf(counted, month)
      expect([sums?.cost, sums?.payout]).toEqual([cost, payouts])
      const back = (slip: Counted['now']) =>
        total(slip.taxes, ({ part, cents }) => (part === 'equalisation' ? -cents : 0))
      const givenBack = total(counted, (one) => linesOf(one, back))
      expect([sums?.equalised, refundedIn(counted)]).toEqual([givenBack, givenBack])
      expect((sums?.wageTax ?? 0) + (sums?.solidarity ?? 0) + (sums?.churchTax ?? 0)).toBe(
        total(counted, (one) => linesOf(one, (slip) => total(slip.taxes, ({ cents }) => cents))),
      )
      expect(sums?.gross).toBe(
        total(counted, (one) =>
          linesOf(one, ({ earnings }) => total(earnings, ({ isGross, cents }) => (isGross ? cents : 0))),
        ),
      )
      const branches = Object.entries(sums ?? {}).filter(([name]) => /(Employee|Employer)$/.test(name))
      const levies = (sums?.u1 ?? 0) + (sums?.u2 ?? 0) + (sums?.insolvency ?? 0)
      const minijobTax = total(
        statements.flatMap(({ rows }) => rows),
        ({ group, cents }) => (group === 'St' ? cents : 0),
      )
      expect(total(branches, ([, cents]) => cents) + levies + minijobTax).toBe(funds)

      for (const { rows, totalCents } of statements)
        expect(total(rows, ({ cents }) => cents)).toBe(totalCents)
      const { wageTaxCents, flatTaxCents, solidarityCents, churches, years } = taxes
      expect(wageTaxCents + flatTaxCents + solidarityCents + total(churches, ({ cents }) => cents)).toBe(
        taxes.totalCents,
      )
      expect(total(years, (one) => one.wageTaxCents)).toBe(wageTaxCents)
    }),
    { numRuns: deep(FIRMS), seed: FUZZ_SEED },
  )
  expect(corrections).toBeGreaterThan(FIRMS / 10)
  expect(overTheYear).toBeGreaterThan(FIRMS / 10)
  expect(refunds).toBeGreaterThan(FIRMS / 10)
  expect(settled).toBeGreaterThan(FIRMS / 30)
  expect(negative).toBeGreaterThan(FIRMS / 30)
})
