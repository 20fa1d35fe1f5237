import type { CalculationFigures } from '../payroll/calculation'
import type { EarlierMonths } from '../payroll/payslip/history-input'
import type { Opening } from '../payslips/year'
import { addDays, type DateText, daysOfMonth, type MonthText, monthOf } from '../values/calendar'
import { firstMonthThatCounts, isBeforeEntry, isOver } from './history'

/** The employment that a month belongs to, and earlier ones in the same year. */
export interface Stay {
  entryOn: DateText
  exitOn: DateText | null
  earlier: { from: DateText; to: DateText }[]
  handedOn: EarlierMonths | undefined
}

/** The last entry and exit, and the input of released payslips. */
interface OnRecord {
  month: MonthText
  entryOn: DateText
  exitOn: DateText | null
  /** Of the month itself, of the previous or last one, and of the last one before the entry. */
  own: CalculationFigures | undefined
  before: CalculationFigures | undefined
  /** History from the month before, after later corrections. */
  handedOn: EarlierMonths | undefined
  beforeEntry: CalculationFigures | undefined
  /** Month of the last payslip before the entry, if it was not calculated here. */
  unread: MonthText | undefined
  opening: Opening | undefined
  openingBefore: Opening | undefined
}

/**
 * A returned employee has a new entry date; the earlier employment is known only from released payslips. § 23a (3)
 * sentence 2 SGB IV counts all employments of a year with the same employer.
 */
export function stayIn(record: OnRecord): Stay {
  const { month, entryOn, exitOn, own, before, handedOn, beforeEntry, unread, opening, openingBefore } =
    record
  if (monthOf(entryOn) > month && own) {
    const { from, to = null, earlier } = own.input.employment
    return {
      entryOn: from,
      exitOn: to,
      earlier,
      handedOn:
        earlier.length > 0 || isOver(to, month)
          ? own.input.history === 'first_month'
            ? undefined
            : own.input.history
          : handedOn,
    }
  }
  if (monthOf(entryOn) < month) {
    const earlier = (before?.input.employment.earlier ?? []).filter(
      ({ to }) => to < entryOn && counts(month, to),
    )
    return { entryOn, exitOn, earlier, handedOn }
  }
  if (beforeEntry)
    return {
      entryOn,
      exitOn,
      earlier: endedBefore(beforeEntry, entryOn),
      handedOn: beforeEntry.result.history,
    }
  const keyed = [opening, openingBefore].find((one) => isBeforeEntry(one, entryOn))?.until
  const until = keyed ?? (unread && unread.slice(0, 4) < month.slice(0, 4) ? unread : undefined)
  return { entryOn, exitOn, earlier: until ? [spanUntil(until)] : [], handedOn: undefined }
}

function endedBefore(
  { input: { month, employment } }: CalculationFigures,
  entryOn: DateText,
): Stay['earlier'] {
  const dayBefore = addDays(entryOn, -1)
  const ends = [employment.to ?? daysOfMonth(month).last, dayBefore].sort()
  const last = { from: employment.from, to: ends[0] ?? dayBefore }
  return [...employment.earlier, last].filter(({ from, to }) => from <= to && counts(monthOf(entryOn), to))
}

/** Totals and paper payslips only say until when. */
function spanUntil(until: MonthText): Stay['earlier'][number] {
  return { from: `${until.slice(0, 4)}-01-01`, to: daysOfMonth(until).last }
}

/** Employments of the year, and up to March those of the year before, § 23a (3) sentence 2, (4) SGB IV. */
function counts(month: MonthText, to: DateText): boolean {
  return monthOf(to) >= firstMonthThatCounts(month)
}
