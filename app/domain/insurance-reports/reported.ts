import type { ABSENCE_KINDS } from '../payroll-run/extras'
import type { DatedFacts } from '../payroll-run/facts'
import { addDays, type DateText, type MonthText } from '../values/calendar'

/** § 6, § 8 (1), § 12 DEÜV: with the next payroll, at the latest six weeks after. */
const SIX_WEEKS = 42

/** Person group. */
export const SHORT_TERM = '110'

export interface Absence {
  kind: (typeof ABSENCE_KINDS)[number]
  from: DateText
  to: DateText
}

/** What of a person decides on reports. */
export interface Reported {
  employeeId: string
  entryOn: DateText
  exitOn: DateText | null
  /** Newest first. */
  facts: readonly DatedFacts[]
  absences: readonly Absence[]
  /** Months whose one-time pay is reported apart. */
  paidApart: readonly MonthText[]
}

export function sixWeeksAfter(day: DateText): DateText {
  return addDays(day, SIX_WEEKS)
}
