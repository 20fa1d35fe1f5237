import { type Amount, total } from '../exact'
import { explained, money, plainNumber } from '../explanation'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import { loweredToDays, raisedToMonth } from './ceilings'
import type { ContributionBase } from './contribution-rows'
import { isInsuredIn } from './insured-branch'
import type { InsuredMonth } from './insured-month'
import { type TransitionBases, transitionBases } from './transition-zone'

/** For all of the month's pay and for running pay alone; the difference belongs to one-time pay. */
export interface ZoneBases {
  all: TransitionBases
  running: TransitionBases
}

/**
 * Bases of the zone for a month, or undefined if its pay exceeds the upper limit and the general rules apply. Running pay
 * of a part month is extrapolated to 30 days and its bases reduced to the insured days; one-time pay, which belongs to no
 * days, adds its full difference for the whole month.
 */
export function zoneBasesOf(
  month: InsuredMonth,
  { transitionZone }: SocialInsuranceParameters,
): ZoneBases | undefined {
  const monthly = raisedToMonth(month.runningPay, month.insuredDays)
  const others = total(month.otherInsuredPay)
  if (monthly + month.oneTimePay + others > transitionZone.upperLimit) return undefined
  const whole = transitionBases(monthly, transitionZone, others)
  const withOneTime = transitionBases(monthly + month.oneTimePay, transitionZone, others)
  const running = {
    whole: loweredToDays(whole.whole, month.insuredDays),
    employee: loweredToDays(whole.employee, month.insuredDays),
  }
  const all = {
    whole: running.whole + withOneTime.whole - whole.whole,
    employee: running.employee + withOneTime.employee - whole.employee,
  }
  return { all, running }
}

export function zoneBaseRows(
  month: InsuredMonth,
  { all, running }: ZoneBases,
  { transitionZone }: SocialInsuranceParameters,
): ContributionBase[] {
  const monthly = raisedToMonth(month.runningPay, month.insuredDays)
  const others = total(month.otherInsuredPay)
  const explain = (pay: Amount) => {
    const { factor, lowerLimit, upperLimit } = transitionZone
    const figures = {
      pay: money(pay),
      others: money(others),
      all: money(pay + others),
      factor: plainNumber(`0.${String(factor).padStart(6, '0').replace(/0+$/, '')}`),
      lowerLimit: money(lowerLimit),
      upperLimit: money(upperLimit),
    }
    if (pay + others <= lowerLimit) return { rule: 'base_zone_below' as const, figures }
    return { rule: others > 0n ? ('base_zone_shared' as const) : ('base_zone' as const), figures }
  }
  const { rule, figures } = explain(monthly)
  const explanation = explained(rule, { ...figures, days: plainNumber(month.insuredDays) })
  const added = {
    whole: all.whole - running.whole,
    employee: all.employee - running.employee,
  }
  const withIt = transitionBases(monthly + month.oneTimePay, transitionZone, others)
  const addedExplanation = explained('base_zone_one_time', {
    ...explain(monthly + month.oneTimePay).figures,
    oneTime: money(month.oneTimePay),
    whole: money(withIt.whole),
    running: money(withIt.whole - added.whole),
  })
  return (['health', 'pension'] as const)
    .filter(
      (of) => isInsuredIn(of, month.group) || (of === 'pension' && isInsuredIn('unemployment', month.group)),
    )
    .flatMap((of): ContributionBase[] => {
      const base = { of, amount: running.whole, employeeAmount: running.employee }
      const rows: ContributionBase[] = [{ ...base, part: 'running', explanation }]
      if (month.oneTimePay === 0n) return rows
      const more = { of, amount: added.whole, employeeAmount: added.employee }
      return [...rows, { ...more, part: 'one_time', explanation: addedExplanation }]
    })
}
