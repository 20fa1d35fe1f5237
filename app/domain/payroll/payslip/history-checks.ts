import { refuseIf } from '../errors'
import { INSURED_BRANCHES } from '../social-insurance/insured-branch'
import { isAfterExit } from './after-exit'
import { calendarMonthOf } from './calendar-month'
import { employedDaysUntil } from './employed-days'
import { recordOfYear } from './history'
import type { PayslipInput } from './input'

/**
 * A history must end with the previous month, in the month of a re-entry with the earlier employment, and after the last
 * day with the last month or a later one. It cannot have more days than the employment.
 */
export function refuseImpossibleHistory(input: PayslipInput): void {
  const { history, month, employment } = input
  const { from, to, earlier } = employment
  refuseIf(
    earlier.some((one) => one.to < one.from || one.to >= from),
    'employments_overlap',
  )
  const isEntry = from.slice(0, 7) >= month
  const hasPast = !isEntry || earlier.length > 0
  refuseIf((history !== 'first_month') !== hasPast, 'history_contradicts_entry', { from })
  if (history === 'first_month') return
  const { through } = history
  const { before } = calendarMonthOf(month)
  const isLate = isAfterExit(input)
  const isOutside = through > before || (to !== undefined && through < to.slice(0, 7))
  const isOfAnother = isLate ? isOutside : isEntry ? through > month : through !== before
  refuseIf(isOfAnother, 'history_of_another_month', { through, before })
  const record = recordOfYear(input)
  if (!record) return
  const most = employedDaysUntil(through, [...earlier, { from, to }])
  const longest = Math.max(...INSURED_BRANCHES.map((branch) => record.insured[branch].days))
  refuseIf(longest > most, 'history_has_too_many_days', { days: longest, most })
}
