import { addMonths, type DateText, daysOfMonth, type MonthText, monthOf } from '../calendar'
import { employedDaysUntil } from '../payroll/payslip/employed-days'
import type {
  EarlierMonths,
  History,
  InsuredYear,
  LastYear,
  YearRecord,
} from '../payroll/payslip/history-input'
import type { Opening } from '../payslips/year'

/** What is known of the months before. */
export interface Past {
  month: MonthText
  entryOn: DateText
  /** What the payslip of last month handed on, or in the month of a re-entry the last one of the employment before. */
  handedOn: EarlierMonths | undefined
  /** Whether there are payslips of this year from before the entry, which were not calculated here. */
  isPastUnread: boolean
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
  const { month, entryOn, handedOn, opening, isUnknown, terms } = past
  const through = monthBefore(month)
  const isEntry = monthOf(entryOn) >= month
  if (isEntry && !hasEarlier(past)) return past.isPastUnread ? undefined : 'first_month'
  if (handedOn && (isEntry || handedOn.through === through)) return withLastYear(handedOn, past)
  const before = { ...terms, lastYear: lastYearOf(past) }
  if (opening && (isEntry || opening.until === through))
    return { ...before, through: opening.until, year: yearOf(opening, entryOn, terms.contributionGroup) }
  // A new year begins without one, but for what the March rule assigns to the old one.
  return month.endsWith('-01') || isUnknown ? { ...before, through, year: 'unknown' } : undefined
}

/** What the firm paid this year in an employment before this one. */
function hasEarlier({ handedOn, opening, entryOn }: Past): boolean {
  return handedOn !== undefined || isBeforeEntry(opening, entryOn)
}

/** Totals of this year that end before the month of entry. */
export function isBeforeEntry(opening: Opening | undefined, entryOn: DateText): boolean {
  return (
    opening !== undefined &&
    opening.until.slice(0, 4) === entryOn.slice(0, 4) &&
    opening.until < monthOf(entryOn)
  )
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
