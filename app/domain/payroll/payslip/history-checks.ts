import { refuseIf } from '../errors'
import { INSURED_BRANCHES } from '../social-insurance/insured-branch'
import { calendarMonthOf } from './calendar-month'
import { employedDaysUntil } from './employed-days'
import { recordOfYear } from './history'
import type { PayslipInput } from './input'

/**
 * A history must end with the month before this one, or in the month of a re-entry with the employment before, and cannot have
 * more days than there was employment.
 */
export function refuseImpossibleHistory(input: PayslipInput): void {
  const { history, month, employment } = input
  const { from, earlier } = employment
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
  const isOfAnother = isEntry ? through > month : through !== before
  refuseIf(isOfAnother, 'history_of_another_month', { through, before })
  const record = recordOfYear(input)
  if (!record) return
  const most = employedDaysUntil(through, [...earlier, { from }])
  const longest = Math.max(...INSURED_BRANCHES.map((branch) => record.insured[branch].days))
  refuseIf(longest > most, 'history_has_too_many_days', { days: longest, most })
}
