import type { CalculationFigures } from '../payroll/calculation'
import type { Opening } from '../payslips/year'
import type { Instant, MonthText } from '../values/calendar'

/** A released month as it stands now; its corrections have replaced what was there before. */
export interface PersonMonth {
  month: MonthText
  revision: number
  publishedAt: Instant
  /** Undefined for a payslip that is only the PDF of another program. */
  calculation: CalculationFigures | undefined
}

/** What is known of a person's pay in a year. */
export interface PersonYear {
  year: string
  /** The year before the first payslip here. */
  opening: Opening | undefined
  /** Oldest first. */
  months: readonly PersonMonth[]
}

/** Months after those of the opening sums, as far as they were calculated here. */
export function knownMonths({
  months,
  opening,
}: PersonYear): { month: PersonMonth; of: CalculationFigures }[] {
  return months.flatMap((month) =>
    month.calculation && month.month > (opening?.until ?? '') ? [{ month, of: month.calculation }] : [],
  )
}

/** Months whose figures nobody has here. */
export function unknownMonths({ months, opening }: PersonYear): MonthText[] {
  return months
    .filter(({ calculation, month }) => !calculation && month > (opening?.until ?? ''))
    .map(({ month }) => month)
}
