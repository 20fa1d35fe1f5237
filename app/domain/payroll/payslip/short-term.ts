import { refuseIf } from '../errors'
import { EURO } from '../exact'
import type { MonthFigures } from '../years/parts'
import { lastDayOfMonths } from './calendar-month'
import type { Earning } from './earning'
import type { PayslipInput } from './input'

/** § 8 (1) no. 2 SGB IV. */
const MOST_MONTHS = 3

/** Short-term work without a tax card is taxed at 25 %, § 40a (1) EStG, up to an hourly wage. */
export function flatIfShortTerm(input: PayslipInput, earnings: Earning[], of: MonthFigures): Earning[] {
  const { employment, taxCard } = input
  if (employment.personGroup !== '110') return earnings
  refuseTooLong(employment)
  if (taxCard) return earnings
  const { wage } = of('shortTermWork')
  const isAbove = input.earnings.some((each) => each.kind === 'hours' && BigInt(each.hourlyWageCents) > wage)
  refuseIf(isAbove, 'short_term_wage_above_limit', { limit: String(wage / EURO) })
  return earnings.map((each) =>
    each.tax === 'running' || each.tax === 'other'
      ? { ...each, tax: 'flat', insurance: each.insurance, basis: '§ 40a (1) EStG' }
      : each,
  )
}

function refuseTooLong({ from, fixedTermTo, to }: PayslipInput['employment']): void {
  const end = fixedTermTo ?? to
  const last = lastDayOfMonths(from, MOST_MONTHS)
  refuseIf(end === undefined || end > last, 'short_term_too_long', { last })
}
