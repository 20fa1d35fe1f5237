import type { Amount, Rate } from '../exact'
import { explained, money, percentage, plainNumber } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { loweredToDays, raisedToMonth } from './ceilings'
import type { Contribution, ContributionBase } from './contribution-rows'
import { healthRateOf } from './general-contributions'
import type { Branch, InsuredMonth, PayPart } from './insured-month'
import { careReduction } from './shares'
import { transitionCareAdjustment, transitionShares } from './transition-shares'
import { type TransitionBases, transitionBases } from './transition-zone'

/** For all of the month's pay and for running pay alone; the difference belongs to one-time pay. */
interface ZoneBases {
  all: TransitionBases
  running: TransitionBases
}

/**
 * Bases of the zone for a month, or undefined if its pay exceeds the upper limit and the general rules apply.
 * Running pay of a part month is extrapolated to 30 days, one-time pay is added, and the bases are reduced to
 * the insured days.
 */
export function zoneBasesOf(
  month: InsuredMonth,
  { transitionZone }: SocialInsuranceParameters,
): ZoneBases | undefined {
  const monthly = raisedToMonth(month.runningPay, month.insuredDays)
  if (monthly + month.oneTimePay > transitionZone.upperLimit) return undefined
  const basesOf = (pay: Amount) => {
    const bases = transitionBases(pay, transitionZone)
    return {
      whole: loweredToDays(bases.whole, month.insuredDays),
      employee: loweredToDays(bases.employee, month.insuredDays),
    }
  }
  return { all: basesOf(monthly + month.oneTimePay), running: basesOf(monthly) }
}

/** Contributions on one-time pay are what it adds to those on running pay. */
export function zoneContributions(
  month: InsuredMonth,
  bases: ZoneBases,
  parameters: SocialInsuranceParameters,
): Contribution[] {
  const running = onBases('running', bases.running, month, parameters)
  if (month.oneTimePay === 0n) return running
  const all = onBases('one_time', bases.all, month, parameters)
  return [...running, ...all.map((row, index) => without(row, running[index]))]
}

function without(row: Contribution, other: Contribution | undefined): Contribution {
  return {
    ...row,
    base: row.base - (other?.base ?? 0n),
    employee: row.employee - (other?.employee ?? 0n),
    employer: row.employer - (other?.employer ?? 0n),
  }
}

function onBases(
  part: PayPart,
  bases: TransitionBases,
  { group, additionalRate, care }: InsuredMonth,
  parameters: SocialInsuranceParameters,
): Contribution[] {
  const rows: Contribution[] = []
  const base = bases.whole
  const add = (branch: Branch, rate: Rate) => {
    const explanation = explained('zone_share', zoneFigures(bases, rate))
    rows.push({ branch, part, base, ...transitionShares(bases, rate), explanation })
  }
  if (group.health !== 'none') {
    add('health', healthRateOf(group, parameters))
    add('additional_health', additionalRate)
  }
  if (group.care === 'full') {
    const { employee, employer } = transitionShares(bases, parameters.care.rate)
    const { surcharge, reduction } = transitionCareAdjustment(bases, care, parameters.care)
    const explanation = explained('zone_care', {
      ...zoneFigures(bases, parameters.care.rate),
      surcharge: money(surcharge),
      reduction: money(reduction),
      reductionRate: percentage(careReduction(care, parameters.care)),
    })
    rows.push({
      branch: 'care',
      part,
      base,
      employee: employee + surcharge - reduction,
      employer,
      explanation,
    })
  }
  if (group.pension === 'full') add('pension', parameters.pensionRate)
  if (group.unemployment === 'full') add('unemployment', parameters.unemploymentRate)
  return rows
}

function zoneFigures(bases: TransitionBases, rate: Rate) {
  return {
    base: money(bases.whole),
    employeeBase: money(bases.employee),
    rate: percentage(rate),
    half: percentage(rate / 2n),
  }
}

/** Rows for the payslip. */
export function zoneBaseRows(
  month: InsuredMonth,
  { all, running }: ZoneBases,
  { transitionZone }: SocialInsuranceParameters,
): ContributionBase[] {
  const { factor, lowerLimit, upperLimit } = transitionZone
  const isBelow = raisedToMonth(month.runningPay, month.insuredDays) + month.oneTimePay <= lowerLimit
  const explanation = explained(isBelow ? 'base_zone_below' : 'base_zone', {
    pay: money(raisedToMonth(month.runningPay, month.insuredDays) + month.oneTimePay),
    factor: plainNumber(`0.${String(factor).padStart(6, '0').replace(/0+$/, '')}`),
    lowerLimit: money(lowerLimit),
    upperLimit: money(upperLimit),
    days: plainNumber(month.insuredDays),
  })
  return (['health', 'pension'] as const).flatMap((of): ContributionBase[] => {
    const rows: ContributionBase[] = [
      { of, part: 'running', amount: running.whole, employeeAmount: running.employee, explanation },
    ]
    if (month.oneTimePay === 0n) return rows
    const amount = all.whole - running.whole
    rows.push({ of, part: 'one_time', amount, employeeAmount: all.employee - running.employee, explanation })
    return rows
  })
}
