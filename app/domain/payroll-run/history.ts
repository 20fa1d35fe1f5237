import { employedDaysUntil } from '../payroll/payslip/employed-days'
import type {
  EarlierMonths,
  History,
  InsuredYear,
  LastYear,
  YearRecord,
} from '../payroll/payslip/history-input'
import type { Opening } from '../payslips/year'
import { type DateText, daysOfMonth, type MonthText, monthOf, shiftMonth } from '../values/calendar'

export interface Past {
  month: MonthText
  entryOn: DateText
  exitOn: DateText | null
  /**
   * History from last month's payslip; in the month of a re-entry from the last payslip of the employment before; after
   * the last day from the last one there was.
   */
  handedOn: EarlierMonths | undefined
  /** Month of the last payslip before the entry, if it was not calculated here. */
  unread: MonthText | undefined
  /** Paid this year before the first payslip here, and in all of last year. */
  opening: Opening | undefined
  openingBefore: Opening | undefined
  isUnknown: boolean
  terms: { contributionGroup: string; fundId: string | undefined }
}

export function monthBefore(month: MonthText): MonthText {
  return shiftMonth(month, -1)
}

/** The history that a month's calculation needs; undefined if it has to be entered first. */
export function historyOf(past: Past): History | undefined {
  const { month, entryOn, handedOn, unread, isUnknown, terms } = past
  const isEntry = monthOf(entryOn) >= month
  const through = lastMonthOf(past)
  const isOfOldYear = unread !== undefined && unread.slice(0, 4) < month.slice(0, 4)
  const paper = isEntry ? paperBeforeEntry(past) : paperUntil(through, past)
  if (isEntry && !handedOn && !paper && !isOfOldYear) return unread ? undefined : 'first_month'
  if (handedOn && (isEntry || reaches(handedOn.through, past))) return withLastYear(handedOn, past)
  const before = { ...terms, lastYear: lastYearOf(past) }
  if (paper) return { ...before, through: paper.until, year: yearOf(paper, entryOn, terms.contributionGroup) }
  if (isEntry && unread) return { ...before, through: unread, year: 'unknown' }
  // A new year begins without history, except for what the March rule assigns to the old one.
  const isNewYear = through.slice(0, 4) < month.slice(0, 4)
  return isNewYear || isUnknown ? { ...before, through, year: 'unknown' } : undefined
}

export function isOver(exitOn: DateText | null, month: MonthText): exitOn is DateText {
  return exitOn !== null && exitOn < `${month}-01`
}

/** The last month that must be known: the previous one, or the last of an employment that is over. */
function lastMonthOf({ month, exitOn }: Past): MonthText {
  return isOver(exitOn, month) ? monthOf(exitOn) : monthBefore(month)
}

/** After the last day, other payments may have been made in between. */
function reaches(until: MonthText, past: Past): boolean {
  const last = lastMonthOf(past)
  return isOver(past.exitOn, past.month) ? until >= last : until === last
}

function paperBeforeEntry({ opening, openingBefore, entryOn }: Past): Opening | undefined {
  return [opening, openingBefore].find((one) => isBeforeEntry(one, entryOn))
}

function paperUntil(last: MonthText, past: Past): Opening | undefined {
  const isLate = isOver(past.exitOn, past.month)
  if (past.opening && reaches(past.opening.until, past)) return past.opening
  return isLate && past.openingBefore && past.openingBefore.until >= last ? past.openingBefore : undefined
}

/** Totals that end before the month of entry, in its year; for an entry up to March, in the year before too. */
export function isBeforeEntry(opening: Opening | undefined, entryOn: DateText): opening is Opening {
  const entry = monthOf(entryOn)
  return opening !== undefined && opening.until >= firstMonthThatCounts(entry) && opening.until < entry
}

/** One-time pay up to March may belong to the year before, § 23a (4) SGB IV. */
export function firstMonthThatCounts(month: MonthText): MonthText {
  const year = Number(month.slice(0, 4))
  return `${month.slice(5) <= '03' ? year - 1 : year}-01`
}

function withLastYear(handedOn: EarlierMonths, past: Past): EarlierMonths {
  return handedOn.lastYear === 'unknown' ? { ...handedOn, lastYear: lastYearOf(past) } : handedOn
}

/** Totals up to last December are all of last year, which the March rule needs. */
function lastYearOf({ openingBefore, entryOn, month, terms }: Past): LastYear | 'unknown' {
  if (openingBefore?.until !== `${Number(month.slice(0, 4)) - 1}-12`) return 'unknown'
  const year = yearOf(openingBefore, entryOn, terms.contributionGroup)
  return year === 'unknown' ? 'unknown' : { insured: year.insured, ...terms }
}

/** A year from totals on paper, which do not separate one-time pay. */
function yearOf(opening: Opening, entryOn: DateText, contributionGroup: string): YearRecord | 'unknown' {
  const { until, sums, insuredDays, taxDays } = opening
  const { taxableCents, healthBaseCents, pensionBaseCents, ...amounts } = sums
  const wasEmployed = entryOn <= daysOfMonth(until).last
  const employed = employedDaysUntil(until, [{ from: entryOn }])
  const isLiable = (...digits: number[]) => digits.some((digit) => contributionGroup[digit] !== '0')
  const isBaseMissing =
    (healthBaseCents === null && isLiable(0, 3)) || (pensionBaseCents === null && isLiable(1, 2))
  if (taxableCents === null || isBaseMissing || (!wasEmployed && insuredDays === null)) return 'unknown'
  const branch = (digit: number, cents: number | null) =>
    isLiable(digit) ? { days: insuredDays ?? employed, cents: cents ?? 0 } : { days: 0, cents: 0 }
  const insured: InsuredYear = {
    health: branch(0, healthBaseCents),
    care: branch(3, healthBaseCents),
    pension: branch(1, pensionBaseCents),
    unemployment: branch(2, pensionBaseCents),
  }
  return {
    ...(Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, cents ?? 0])) as Record<
      keyof typeof amounts,
      number
    >),
    insured,
    taxDays: taxDays ?? (wasEmployed ? employed : (insuredDays ?? 0)),
    taxableRunningCents: taxableCents,
    taxableOneTimeCents: 0,
    flatTaxedCents: 0,
  }
}
