import Big from 'big.js'
import { daysOfMonth, type MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import type { HourField } from './amounts'

const HOURS_A_DAY = 24

export type Contradiction =
  | 'hours_above_month'
  | 'overtime_above_hours'
  | 'premium_above_hours'
  | 'days_above_month'

/** Kinds that share no hours and are each part of the hours worked. */
const APART: readonly (readonly HourField[])[] = [
  ['night', 'deep_night'],
  ['sunday', 'holiday', 'special_holiday'],
]

/**
 * A contradiction within an employee's month, and the field to correct: overtime and hours with a premium are part of the
 * hours (decision 282); a day has 24 hours, and a month cannot have more absences than days.
 */
export function contradictionIn(
  month: MonthText,
  amounts: Readonly<Partial<Record<HourField, DecimalText | null>>>,
): { code: Contradiction; field: HourField } | undefined {
  const days = Number(daysOfMonth(month).last.slice(8))
  const sumOf = (fields: readonly HourField[]) =>
    fields.reduce((sum, field) => sum.plus(amounts[field] ?? 0), new Big(0))
  const last = (fields: readonly HourField[]) => fields.findLast((field) => Number(amounts[field] ?? 0) > 0)
  const absent = ['sick_days', 'vacation_days'] as const
  if (sumOf(absent).gt(days)) return { code: 'days_above_month', field: last(absent) ?? 'sick_days' }
  if (amounts.hours === undefined || amounts.hours === null) return undefined
  if (sumOf(['hours']).gt(days * HOURS_A_DAY)) return { code: 'hours_above_month', field: 'hours' }
  if (sumOf(['overtime']).gt(amounts.hours)) return { code: 'overtime_above_hours', field: 'overtime' }
  const kinds = APART.find((fields) => sumOf(fields).gt(amounts.hours ?? 0))
  return kinds && { code: 'premium_above_hours', field: last(kinds) ?? 'night' }
}
