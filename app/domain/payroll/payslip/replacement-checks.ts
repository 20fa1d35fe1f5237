import { refuseIf } from '../errors'
import { DAYS_A_MONTH } from '../social-insurance/ceilings'
import type { PayslipInput } from './input'
import { periodOf } from './period'

/** Covers Kurzarbeitergeld of employees with statutory insurance in every branch; anything else is refused. */
export function refuseUncoveredShortTime(input: PayslipInput): void {
  const { shortTime, employment, garnishments } = input
  if (!shortTime) return
  const isInsuredInAll = /^[13]111$/.test(employment.contributionGroup)
  const isPlain = !employment.isInTransitionZone && employment.others.length === 0
  const { isWholeMonth, insuredDays } = periodOf(input)
  const isWhole = isWholeMonth && insuredDays === DAYS_A_MONTH
  const isCovered = isInsuredInAll && isPlain && isWhole && garnishments.length === 0
  const isTopped = input.earnings.some(({ kind }) => kind === 'partial_retirement')
  refuseIf(!isCovered || isTopped, 'short_time_not_covered')
}

/** A top-up and the person group of partial retirement require each other, and a single agreement. */
export function refuseUnclearPartialRetirement({ employment, earnings }: PayslipInput): void {
  const tops = earnings.filter(({ kind }) => kind === 'partial_retirement').length
  const expected = employment.personGroup === '103' ? 1 : 0
  refuseIf(tops !== expected, 'partial_retirement_group_missing')
}
