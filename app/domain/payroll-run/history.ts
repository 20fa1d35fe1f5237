import { addMonths, type DateText, type MonthText, monthOf } from '../calendar'
import type { EarlierMonths, History, InsuredYear, YearRecord } from '../payroll/payslip/history-input'
import type { Opening } from '../payslips/year'

const DAYS_A_MONTH = 30

/** What is known of the months before. */
export interface Past {
  month: MonthText
  entryOn: DateText
  /** What the payslip of last month handed on, if one was calculated here. */
  handedOn: EarlierMonths | undefined
  /** What was paid this year before the first payslip here. */
  opening: Opening | undefined
  isUnknown: boolean
  terms: { contributionGroup: string; fundId: string | undefined }
}

export function monthBefore(month: MonthText): MonthText {
  return monthOf(addMonths(`${month}-01`, -1))
}

/** The history that a month's calculation asks for; undefined where it has to be entered first. */
export function historyOf({
  month,
  entryOn,
  handedOn,
  opening,
  isUnknown,
  terms,
}: Past): History | undefined {
  if (monthOf(entryOn) >= month) return 'first_month'
  const through = monthBefore(month)
  if (handedOn?.through === through) return handedOn
  const before = { through, ...terms, lastYear: 'unknown' as const }
  if (opening?.until === through)
    return { ...before, year: yearOf(opening, entryOn, terms.contributionGroup) }
  // A new year begins without one, but for what the March rule assigns to the old one.
  return month.endsWith('-01') || isUnknown ? { ...before, year: 'unknown' } : undefined
}

/** Of a year's sums on paper; they tell neither days nor one-time pay apart. */
function yearOf({ until, sums }: Opening, entryOn: DateText, contributionGroup: string): YearRecord {
  const days = daysUntil(until, entryOn)
  const branch = (digit: number, cents: number) =>
    contributionGroup[digit] === '0' ? { days: 0, cents: 0 } : { days, cents }
  const insured: InsuredYear = {
    health: branch(0, sums.healthBaseCents),
    care: branch(3, sums.healthBaseCents),
    pension: branch(1, sums.pensionBaseCents),
    unemployment: branch(2, sums.pensionBaseCents),
  }
  const { taxableCents, healthBaseCents: _, pensionBaseCents: __, ...amounts } = sums
  return {
    ...amounts,
    insured,
    taxDays: days,
    taxableRunningCents: taxableCents,
    taxableOneTimeCents: 0,
    flatTaxedCents: 0,
  }
}

/** Each month has thirty, as social insurance counts; the month of entry what is left of it. */
function daysUntil(until: MonthText, entryOn: DateText): number {
  const last = Number(until.slice(5))
  if (entryOn <= `${until.slice(0, 4)}-01-01`) return last * DAYS_A_MONTH
  const left = DAYS_A_MONTH - Math.min(Number(entryOn.slice(8)), DAYS_A_MONTH) + 1
  return (last - Number(entryOn.slice(5, 7))) * DAYS_A_MONTH + left
}
