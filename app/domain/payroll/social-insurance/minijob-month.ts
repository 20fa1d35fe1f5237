import type { Amount } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { digitOf } from './contribution-group-digits'
import { type Contribution, type ContributionBase, type Contributions, placeOf } from './contribution-rows'
import { addedBy } from './difference'
import { type Bases, byBranch } from './insured-branch'
import type { InsuredMonth } from './insured-month'
import { levyRows } from './levy-rows'
import { minijobHealth, minijobPension, minijobPensionAfterOptOut, minimumBase } from './minijob'

/**
 * A Minijob's month. One-time pay has what it adds to the month; if the minimum base made its cost to the employee
 * negative, all of the minimum is assigned to running pay instead.
 */
export function minijobMonth(month: InsuredMonth, parameters: SocialInsuranceParameters): Contributions {
  const { runningPay, oneTimePay } = month
  const levies = levyRows({ running: runningPay, oneTime: oneTimePay }, month.levyRates)
  const minimum = minimumBase(runningPay + oneTimePay, month, parameters.minijob)
  const all = rowsOn(runningPay + oneTimePay, minimum, month, parameters)
  if (oneTimePay === 0n) return { ...result(all, [], month), levies }
  const running = rowsOn(runningPay, minimum > 0n ? minimum - oneTimePay : 0n, month, parameters)
  const oneTime = all.map((row, index) => addedBy(row, running[index]))
  return { ...result(running, oneTime, month), levies }
}

function result(
  running: Contribution[],
  oneTime: Contribution[],
  month: InsuredMonth,
): Omit<Contributions, 'levies'> {
  return {
    bases: [
      ...running.map((row) => baseRow(row, month.runningPay)),
      ...oneTime.map((row) => baseRow(row, month.oneTimePay)),
    ],
    rows: [...running, ...oneTime],
    liable: { running: liableOf(running), oneTime: liableOf(oneTime) },
    isByMarchRule: false,
  }
}

function liableOf(rows: readonly Contribution[]): Bases {
  return byBranch((branch) => rows.find((row) => row.branch === branch)?.base ?? 0n)
}

function rowsOn(
  pay: Amount,
  minimum: Amount,
  month: InsuredMonth,
  parameters: SocialInsuranceParameters,
): Contribution[] {
  const pension = pensionRow(pay, minimum, month, parameters)
  if (month.group.health !== 'flat') return [pension]
  const { healthRate } = parameters.minijob
  const explanation = explained('minijob_flat_share', { base: money(pay), rate: percentage(healthRate) })
  const employer = minijobHealth(pay, parameters.minijob)
  return [{ ...frame('health', month), base: pay, employee: 0n, employer, explanation }, pension]
}

function pensionRow(
  pay: Amount,
  minimum: Amount,
  month: InsuredMonth,
  { pensionRate, minijob }: SocialInsuranceParameters,
): Contribution {
  const flat = { pay: money(pay), rate: percentage(minijob.employerPensionRate) }
  if (month.group.pension === 'flat') {
    const explanation = explained('minijob_flat_share', { base: money(pay), rate: flat.rate })
    return { ...frame('pension', month), base: pay, ...minijobPensionAfterOptOut(pay, minijob), explanation }
  }
  const shares = minijobPension(pay, minimum, pensionRate, minijob)
  const rule = shares.base > pay ? 'minijob_pension_minimum' : 'minijob_pension'
  const explanation = explained(rule, {
    ...flat,
    base: money(shares.base),
    wholeRate: percentage(pensionRate),
    employeeRate: percentage(pensionRate - minijob.employerPensionRate),
    employer: money(shares.employer),
  })
  return { ...frame('pension', month), ...shares, explanation }
}

function frame(branch: 'health' | 'pension', month: InsuredMonth) {
  const digit = digitOf(branch, month.group)
  return { branch, part: 'running' as const, isVoluntary: false, ...placeOf(month), digit }
}

function baseRow({ branch, part, base }: Contribution, pay: Amount): ContributionBase {
  const rule = base > pay ? 'base_minijob_minimum' : 'base_minijob'
  const explanation = explained(rule, { pay: money(pay), base: money(base) })
  const of = branch === 'health' ? 'health' : 'pension'
  return { of, part, amount: base, employeeAmount: base, explanation }
}
