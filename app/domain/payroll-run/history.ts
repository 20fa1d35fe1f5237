import { employedDaysUntil } from '../payroll/payslip/employed-days'
import type {
  EarlierMonths,
  History,
  InsuredYear,
  LastYear,
  YearRecord,
} from '../payroll/payslip/history-input'
import type { Opening } from '../payslips/year'
import { addMonths, type DateText, daysOfMonth, type MonthText, monthOf } from '../values/calendar'

/** What is known of the months before. */
export interface Past {
  month: MonthText
  entryOn: DateText
  exitOn: DateText | null
  /**
   * What the payslip of last month handed on, in the month of a re-entry the last one of the employment before, and after the
   * last day the last one there was.
   */
  handedOn: EarlierMonths | undefined
  /** The month of the last payslip from before the entry, where it was not calculated here. */
  unread: MonthText | undefined
  /** What was paid this year before the first payslip here, and in all of the year before. */
  opening: Opening | undefined
  openingBefore: Opening | undefined
  isUnknown: boolean
  terms: { contributionGroup: string; fundId: string | undefined }
}

export function monthBefore(month: MonthText): MonthText {
  return monthOf(addMonths(`${month}-01`, -1))
}

/** The history that a month's calculation asks for; undefined where it has to be entered first. */
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
  // A new year begins without one, but for what the March rule assigns to the old one.
  const isNewYear = through.slice(0, 4) < month.slice(0, 4)
  return isNewYear || isUnknown ? { ...before, through, year: 'unknown' } : undefined
}

/** Whether a month lies after the last day. */
export function isOver(exitOn: DateText | null, month: MonthText): exitOn is DateText {
  return exitOn !== null && exitOn < `${month}-01`
}

/** The last month that has to be known: the one before, or the last of an employment that is over. */
function lastMonthOf({ month, exitOn }: Past): MonthText {
  return isOver(exitOn, month) ? monthOf(exitOn) : monthBefore(month)
}

/** After the last day other payments may lie between. */
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

/** Totals that end before the month of entry, of its year, or for an entry until March of the year before. */
export function isBeforeEntry(opening: Opening | undefined, entryOn: DateText): opening is Opening {
  const entry = monthOf(entryOn)
  return opening !== undefined && opening.until >= firstMonthThatCounts(entry) && opening.until < entry
}

/** One-time pay until March may belong to the year before, § 23a (4) SGB IV. */
export function firstMonthThatCounts(month: MonthText): MonthText {
  const year = Number(month.slice(0, 4))
  return `${month.slice(5) <= '03' ? year - 1 : year}-01`
}

function withLastYear(handedOn: EarlierMonths, past: Past): EarlierMonths {
  return handedOn.lastYear === 'unknown' ? { ...handedOn, lastYear: lastYearOf(past) } : handedOn
}

/** Totals that end with last December are the year before, as the March rule asks for it. */
function lastYearOf({ openingBefore, entryOn, month, terms }: Past): LastYear | 'unknown' {
  if (openingBefore?.until !== `${Number(month.slice(0, 4)) - 1}-12`) return 'unknown'
  const year = yearOf(openingBefore, entryOn, terms.contributionGroup)
  return year === 'unknown' ? 'unknown' : { insured: year.insured, ...terms }
}

/** Of a year's sums on paper; they do not tell one-time pay apart. */
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
