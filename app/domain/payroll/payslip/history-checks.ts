import { Temporal } from 'temporal-polyfill'
import { refuseIf } from '../errors'
import { smaller } from '../exact'
import { INSURED_BRANCHES } from '../social-insurance/insured-branch'
import { calendarMonthOf } from './calendar-month'
import { recordOfYear } from './history'
import type { PayslipInput } from './input'

const DAYS_A_MONTH = 30n

/** A history must end with the month before this one and cannot have more days than the employment had. */
export function refuseImpossibleHistory(input: PayslipInput): void {
  const { history, month, employment } = input
  const isFirst = employment.from.slice(0, 7) >= month
  refuseIf((history === 'first_month') !== isFirst, 'history_contradicts_entry', { from: employment.from })
  if (history === 'first_month') return
  const { before } = calendarMonthOf(month)
  refuseIf(history.through !== before, 'history_of_another_month', { through: history.through, before })
  const record = recordOfYear(input)
  if (!record) return
  const most = daysFrom(employment.from, before)
  const longest = Math.max(...INSURED_BRANCHES.map((branch) => record.insured[branch].days))
  refuseIf(longest > most, 'history_has_too_many_days', { days: longest, most: Number(most) })
}

/** Days of the year until the end of a month, each month at most 30. */
function daysFrom(from: string, through: string): bigint {
  const [year = '', last = '0'] = through.split('-')
  if (from <= `${year}-01-01`) return BigInt(last) * DAYS_A_MONTH
  const { month, day, daysInMonth } = Temporal.PlainDate.from(from)
  const first = day === 1 ? DAYS_A_MONTH : smaller(BigInt(daysInMonth - day + 1), DAYS_A_MONTH)
  return BigInt(Number(last) - month) * DAYS_A_MONTH + first
}
