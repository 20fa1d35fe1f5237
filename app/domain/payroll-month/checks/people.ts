import Big from 'big.js'
import { ageLimitOf } from '../../payroll/parameters/age-limit'
import { monthOfCompletion } from '../../payroll/payslip/age'
import { shiftMonth } from '../../values/calendar'
import { isMuchChanged } from '../much-changed'
import { hasRefund, usualNetOf } from '../usual-net'
import { type Check, check, type Watched } from './check'

const DAYS_OF_SICK_PAY = 42
const USUAL_DAYS_A_WEEK = '5'
const DAYS_A_WEEK = 7
const CHILDLESS_AGE = 23
const CHILD_AGE = 25
/** Months in which a pension can still be asked for in time. */
const MONTHS_AHEAD = 3

/**
 * Six weeks of sick pay within twelve months, § 3 (1) EFZG. Sick days are working days; six weeks are 42 calendar days. Whether
 * it is one illness the fund knows.
 */
export function sickChecks({ now, sick }: Watched): Check[] {
  const { month, absences, employment } = now.input
  const isSickNow = sick.some((one) => one.month === month)
  const isWithFund = absences.some(({ kind }) => kind === 'sick_benefit')
  if (!isSickNow || isWithFund) return []
  const all = sick.reduce((days, one) => days.plus(one.days), new Big(0))
  const calendarDays = all.times(DAYS_A_WEEK).div(employment.workingDaysAWeek ?? USUAL_DAYS_A_WEEK)
  if (calendarDays.lt(DAYS_OF_SICK_PAY)) return []
  const figures = { days: all.toFixed(), calendar_days: calendarDays.round(0).toFixed() }
  return [
    check('sick_six_weeks', {
      days: { kind: 'decimal', value: figures.days },
      calendar_days: { kind: 'decimal', value: figures.calendar_days },
    }),
  ]
}

/** Ages at which insurance changes from the next month on, § 55 (3), (3a) SGB XI, § 235 SGB VI. */
export function ageChecks({ now }: Watched): Check[] {
  const { month, employee } = now.input
  const { birthDate, isParent, childBirthDates } = employee
  const limit = ageLimitOf(Number(birthDate.slice(0, 4)))
  const pension = monthOfCompletion(birthDate, limit.years, limit.months)
  const isNear = month <= pension && pension <= shiftMonth(month, MONTHS_AHEAD)
  const children = childBirthDates.filter((born) => monthOfCompletion(born, CHILD_AGE) === month)
  return [
    ...(!isParent && monthOfCompletion(birthDate, CHILDLESS_AGE) === month ? [check('age_23')] : []),
    ...children.map((date) => check('child_25', { date: { kind: 'date', date } })),
    ...(isNear ? [check('age_limit_near', { from: { kind: 'month', month: shiftMonth(pension, 1) } })] : []),
  ]
}

export function payChecks({ now, before, netBeforeCents: then }: Watched): Check[] {
  const today = usualNetOf(now.result)
  if (then === undefined || !isMuchChanged(then, today)) return []
  const isAfterDecember = now.input.month.endsWith('-01')
  const isRefunded = hasRefund(now.result) || (isAfterDecember && hasRefund(before()?.result))
  return [
    check(isRefunded ? 'net_changed_besides' : 'net_changed', {
      before: { kind: 'money', cents: then },
      now: { kind: 'money', cents: today },
    }),
  ]
}

/** Funds set their rates for each year. */
export function fundChecks({ now: { input, result } }: Watched): Check[] {
  const { fundId } = input.employment
  const years = input.funds.filter(({ id }) => id === fundId).map(({ validFrom }) => validFrom.slice(0, 4))
  const isOld = years.length > 0 && years.every((year) => year < input.month.slice(0, 4))
  return isOld ? [check('fund_rates_old', { fund: { kind: 'text', text: result.employment.fund.name } })] : []
}

/** Paid by the hour, with neither hours nor a reason; people on a salary need none. */
export function hoursChecks({ now: { input } }: Watched): Check[] {
  const rows = input.earnings.filter((one) => one.kind === 'hours' || one.kind === 'overtime')
  const isHourly = rows.length > 0 && input.earnings.every(({ kind }) => kind !== 'salary')
  const hasNone = rows.every(({ hours }) => Number(hours) === 0)
  return isHourly && hasNone && input.absences.length === 0 ? [check('hours_none')] : []
}
