import type { Amount } from '../exact'
import { explained, money, percentage } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import type { Contribution, ContributionBase, Contributions } from './contribution-rows'
import type { InsuredMonth, PayPart } from './insured-month'
import { levyRows } from './levy-rows'
import { minijobHealth, minijobPension, minijobPensionAfterOptOut } from './minijob'

/** A Minijob's month. Contributions on one-time pay are what it adds to those on running pay. */
export function minijobMonth(month: InsuredMonth, parameters: SocialInsuranceParameters): Contributions {
  const running = onPay('running', month.runningPay, month, parameters)
  const levies = levyRows({ running: month.runningPay, oneTime: month.oneTimePay }, month.levyRates)
  if (month.oneTimePay === 0n) return { ...running, levies, isByMarchRule: false }
  const all = onPay('one_time', month.runningPay + month.oneTimePay, month, parameters)
  return {
    bases: [...running.bases, ...all.bases.map((base, i) => baseWithout(base, running.bases[i]))],
    rows: [...running.rows, ...all.rows.map((row, i) => rowWithout(row, running.rows[i]))],
    levies,
    isByMarchRule: false,
  }
}

function onPay(part: PayPart, pay: Amount, month: InsuredMonth, parameters: SocialInsuranceParameters) {
  const pension = pensionRow(part, pay, month, parameters)
  const healthPay = month.group.health === 'flat' ? pay : 0n
  const bases: ContributionBase[] = [
    base('health', part, healthPay, healthPay),
    base('pension', part, pension.base, pay),
  ]
  if (month.group.health !== 'flat') return { bases, rows: [pension] }
  const { healthRate } = parameters.minijob
  const health: Contribution = {
    branch: 'health',
    part,
    base: pay,
    employee: 0n,
    employer: minijobHealth(pay, parameters.minijob),
    explanation: explained('minijob_flat_share', { base: money(pay), rate: percentage(healthRate) }),
  }
  return { bases, rows: [health, pension] }
}

function pensionRow(
  part: PayPart,
  pay: Amount,
  { group, insuredDays, hasOtherPensionInsurance }: InsuredMonth,
  { pensionRate, minijob }: SocialInsuranceParameters,
): Contribution {
  const flat = { pay: money(pay), rate: percentage(minijob.employerPensionRate) }
  if (group.pension === 'flat') {
    const explanation = explained('minijob_flat_share', { base: money(pay), rate: flat.rate })
    return { branch: 'pension', part, base: pay, ...minijobPensionAfterOptOut(pay, minijob), explanation }
  }
  const rules = hasOtherPensionInsurance ? { ...minijob, minimumPensionBase: 0n } : minijob
  const shares = minijobPension(pay, insuredDays, pensionRate, rules)
  const rule = shares.base > pay ? 'minijob_pension_minimum' : 'minijob_pension'
  const explanation = explained(rule, {
    ...flat,
    base: money(shares.base),
    wholeRate: percentage(pensionRate),
    employeeRate: percentage(pensionRate - minijob.employerPensionRate),
    employer: money(shares.employer),
  })
  return { branch: 'pension', part, ...shares, explanation }
}

function base(of: 'health' | 'pension', part: PayPart, amount: Amount, pay: Amount): ContributionBase {
  const rule = amount > pay ? 'base_minijob_minimum' : 'base_minijob'
  const explanation = explained(rule, { pay: money(pay), base: money(amount) })
  return { of, part, amount, employeeAmount: amount, explanation }
}

function baseWithout(base: ContributionBase, other: ContributionBase | undefined): ContributionBase {
  const amount = base.amount - (other?.amount ?? 0n)
  return { ...base, amount, employeeAmount: amount }
}

function rowWithout(row: Contribution, other: Contribution | undefined): Contribution {
  return {
    ...row,
    base: row.base - (other?.base ?? 0n),
    employee: row.employee - (other?.employee ?? 0n),
    employer: row.employer - (other?.employer ?? 0n),
  }
}
