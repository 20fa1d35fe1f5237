import type { STATES } from '../payroll/states'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'

export const TRADES = ['none', 'building_cleaning'] as const
export const PRORATIONS = ['calendar_days', 'thirtieths', 'working_days'] as const

export interface PayrollSettings {
  /** State of the establishment for wage tax, § 41 (2) EStG. */
  state: (typeof STATES)[number]
  isInU1: boolean
  /** Insolvency levy. */
  isLevied: boolean
  /** Under public law, and so exempt from the insolvency levy. */
  isPublicBody: boolean
  trade: (typeof TRADES)[number]
  /** How the salary of a part month is counted. */
  proration: (typeof PRORATIONS)[number]
  /** Equalises the year's wage tax with December's pay below ten people too; from ten on it has to, § 42b EStG. */
  isEqualising: boolean
  /** On top of the wage; null if none is paid. */
  overtimePercent: DecimalText | null
  nightPercent: DecimalText | null
  /** From 0 to 4 h; null for the same as at night. */
  deepNightPercent: DecimalText | null
  sundayPercent: DecimalText | null
  holidayPercent: DecimalText | null
  /** Christmas and 1 May; null for the same as on other holidays. */
  specialHolidayPercent: DecimalText | null
}

/** Settings from a month on, until the next ones. */
export interface DatedSettings {
  from: MonthText
  firm: PayrollSettings
}

/** The first month that can be calculated; the first settings hold from here. */
export const FIRST_MONTH: MonthText = '2025-01'

/** Settings of a month; `dated` has the newest first. */
export function settingsIn(dated: readonly DatedSettings[], month: MonthText): PayrollSettings | undefined {
  return dated.find(({ from }) => from <= month)?.firm
}
