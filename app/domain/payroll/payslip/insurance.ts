import { Temporal } from 'temporal-polyfill'
import { refuseIf } from '../errors'
import { percent, total } from '../exact'
import { ceilingFor } from '../social-insurance/ceilings'
import {
  type Bases,
  byBranch,
  INSURED_BRANCHES,
  type InsuredBranch,
  isInsuredIn,
  type YearOfPay,
} from '../social-insurance/insured-branch'
import type { InsuredMonth, LastDecember } from '../social-insurance/insured-month'
import type { LevyRates } from '../social-insurance/levies'
import { yearlyCeiling } from '../social-insurance/one-time-year'
import { careSituationOf } from './care-situation'
import { fictitiousPayOf } from './fictitious'
import { fundIn } from './funds'
import { isYearUnknown, lastYearOf, recordOfYear } from './history'
import type { InsuredYear } from './history-input'
import type { PayslipInput } from './input'
import type { PayrollMonth } from './payroll-month'
import { groupOfLastYear } from './self-payer'

type OtherJob = PayslipInput['employment']['others'][number]

/** A fixed-term employment of up to four weeks is free of U1, § 7 (2) sentence 2 AAG. */
const DAYS_WITHOUT_U1 = 28

export function insuredMonthOf(month: PayrollMonth): InsuredMonth {
  refuseUnknownYear(month)
  const { input, period, group, care, fund, person, insured, assigned } = month
  const { employment } = input
  const others = (kind: 'insured' | 'minijob') =>
    employment.others.filter((other) => other.kind === kind).map((other) => BigInt(other.monthlyCents))
  return {
    month: assigned,
    year: period.year,
    number: period.month,
    kind: person.kind,
    group,
    fundId: fund?.id,
    isInTransitionZone: employment.isInTransitionZone,
    otherInsuredPay: others('insured'),
    otherYear: otherYearOf(input),
    otherMinijobPay: total(others('minijob')),
    insuredDays: period.insuredDays,
    runningPay: insured.running,
    oneTimePay: insured.oneTime,
    fictitious: fictitiousPayOf(input, month.shortTime, month.of),
    additionalRate: percent(fund?.additionalRate ?? '0'),
    care,
    levyRates: levyRatesOf(month),
    yearSoFar: yearOfPay(recordOfYear(input)?.insured),
    wasEmployedLastYear: lastMonthBefore(period.year, employment) !== undefined,
    lastYear: lastDecemberOf(input, period.year),
  }
}

/** Up to the month's ceiling one-time pay is liable in any case; above it the year so far decides, § 23a (3) SGB IV. */
function refuseUnknownYear({ input, period, group, insured, socialParameters }: PayrollMonth): void {
  if (!isYearUnknown(input) || insured.oneTime === 0n) return
  const isAbove = INSURED_BRANCHES.filter((branch) => isInsuredIn(branch, group)).some(
    (branch) =>
      insured.running + insured.oneTime >
      ceilingFor(yearlyCeiling(branch, socialParameters), period.insuredDays),
  )
  refuseIf(isAbove, 'year_so_far_unknown')
}

/** Of all other insured jobs; unknown if it is unknown of one. */
function otherYearOf({ employment }: PayslipInput): Bases | undefined {
  const years = employment.others
    .filter(({ kind }) => kind === 'insured')
    .map(({ liableThisYear }) => liableThisYear)
  if (years.some((year) => year === undefined)) return undefined
  return byBranch((branch) => {
    return total(years.map((year) => BigInt((year && liableIn(branch, year)) ?? 0)))
  })
}

function liableIn(
  branch: InsuredBranch,
  { healthCents, careCents, pensionCents }: NonNullable<OtherJob['liableThisYear']>,
): number {
  if (branch === 'health') return healthCents
  return branch === 'care' ? (careCents ?? healthCents) : pensionCents
}

function levyRatesOf({ input, fund, person, socialParameters }: PayrollMonth): LevyRates {
  if (!person.hasLevies) return { u1: 0n, u2: 0n, insolvency: 0n }
  const { minijob } = socialParameters
  const { takesPartInU1, paysInsolvencyLevy } = input.employer
  const u1 = () => (fund ? percent(fund.u1Rate) : minijob.u1Rate)
  return {
    u1: takesPartInU1 && hasSickPayLevy(input) ? u1() : 0n,
    u2: fund ? percent(fund.u2Rate) : minijob.u2Rate,
    insolvency: paysInsolvencyLevy ? socialParameters.insolvencyRate : 0n,
  }
}

function hasSickPayLevy({ employment }: PayslipInput): boolean {
  const { isManagingDirector, from, fixedTermTo } = employment
  if (isManagingDirector) return false
  if (fixedTermTo === undefined) return true
  return Temporal.PlainDate.from(from).until(fixedTermTo).days >= DAYS_WITHOUT_U1
}

/** The last month of the employments that began before a year. */
function lastMonthBefore(year: number, { earlier, ...employment }: PayslipInput['employment']) {
  const first = `${year}-01-01`
  const months = [employment, ...earlier]
    .filter(({ from }) => from < first)
    .map(({ to }) => (to !== undefined && to < first ? to.slice(0, 7) : `${year - 1}-12`))
  return months.sort().at(-1)
}

/** With the fund, group and children of December, or of the last month with an employment here. */
function lastDecemberOf(input: PayslipInput, year: number): LastDecember | undefined {
  const lastYear = lastYearOf(input)
  if (lastYear === 'none' || lastYear === 'unknown') return undefined
  const month = lastMonthBefore(year, input.employment)
  if (month === undefined) return undefined
  const hasFund = input.funds.some(({ id, validFrom }) => id === lastYear.fundId && validFrom <= month)
  if (!hasFund) return undefined
  return {
    month,
    group: groupOfLastYear(lastYear.contributionGroup, input.employment),
    fundId: lastYear.fundId,
    additionalRate: percent(fundIn(month, input, lastYear.fundId).additionalRate),
    care: careSituationOf(input, month),
    yearOfPay: yearOfPay(lastYear.insured),
  }
}

function yearOfPay(insured: InsuredYear | undefined): YearOfPay {
  return byBranch((branch) => {
    const { days = 0, cents = 0 } = insured?.[branch] ?? {}
    return { days, base: BigInt(cents) }
  })
}
