import type { STATES } from '../payroll/states'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'

export const TRADES = ['none', 'building_cleaning'] as const
export const PRORATIONS = ['calendar_days', 'thirtieths', 'working_days'] as const

/** What a firm says of itself for its own payroll. */
export interface PayrollFirm {
  /** Of the establishment for wage tax, § 41 (2) EStG. */
  state: (typeof STATES)[number]
  isInU1: boolean
  /** Pays the insolvency levy. */
  isLevied: boolean
  /** Under public law, and so without the insolvency levy. */
  isPublicBody: boolean
  trade: (typeof TRADES)[number]
  /** How a salary of a part month is counted. */
  proration: (typeof PRORATIONS)[number]
  /** On top of the wage; null where nothing is paid. */
  overtimePercent: DecimalText | null
  nightPercent: DecimalText | null
  /** From 0 to 4 h; null where it is what is paid at night. */
  deepNightPercent: DecimalText | null
  sundayPercent: DecimalText | null
  holidayPercent: DecimalText | null
  /** Christmas and 1 May; null where it is what is paid on other holidays. */
  specialHolidayPercent: DecimalText | null
}

/** What holds from a month on, until the next one. */
export interface DatedFirm {
  from: MonthText
  firm: PayrollFirm
}

/** The first month that can be calculated: what was entered first holds from the beginning. */
export const FIRST_MONTH: MonthText = '2025-01'

/** What holds in a month, of a list with the newest first. */
export function firmIn(dated: readonly DatedFirm[], month: MonthText): PayrollFirm | undefined {
  return dated.find(({ from }) => from <= month)?.firm
}
