import type { CalculationFigures } from '../../payroll/calculation'
import type { Figures } from '../../payroll/years/figures'
import type { MonthText } from '../../values/calendar'
import type { Cents, DecimalText } from '../../values/money'
import type { Shown } from '../change-parts'

/** What somebody should look at in a month; it never stops anything. */
export interface Check {
  code: CheckCode
  figures: Readonly<Record<string, Shown>>
}

export const CHECK_CODES = [
  ...(['sick_six_weeks', 'minijob_once', 'minijob_twice', 'minijob_often'] as const),
  ...(['minijob_year', 'zone_above', 'zone_below', 'zone_entered', 'pay_limit_above'] as const),
  ...([
    'ceiling_crossed',
    'child_25',
    'age_23',
    'age_limit_near',
    'net_changed',
    'net_changed_besides',
  ] as const),
  ...(['fund_rates_old', 'hours_none'] as const),
] as const
export type CheckCode = (typeof CHECK_CODES)[number]

/** Working days in a month with any. */
export interface SickDays {
  month: MonthText
  days: DecimalText
}

/** A calculation as far as checks look at it. */
export type WatchedMonth = Pick<CalculationFigures, 'input' | 'result'>

/** A person's month and what came before it. */
export interface Watched {
  now: WatchedMonth
  /** Of the month before; few checks need it, so it is opened when it is asked for. */
  before: () => WatchedMonth | undefined
  /** Net pay of the month before, if that was calculated here. */
  netBeforeCents: Cents | undefined
  /** Earlier ones of the last twelve months, `before` among them. */
  earlier: () => readonly WatchedMonth[]
  /** Of the last twelve months, this one among them. */
  sick: readonly SickDays[]
  figures: Figures
}

export function check(code: CheckCode, figures: Check['figures'] = {}): Check {
  return { code, figures }
}
