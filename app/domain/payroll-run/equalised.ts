import { calculate, type Outcome } from '../payroll/calculation'
import type { Figures } from '../payroll/years/figures'
import { equalisationInputOf, type Obstacle } from '../person-years/equalisation'
import type { PersonYear } from '../person-years/person-year'
import { type DateText, type MonthText, monthOf } from '../values/calendar'
import type { MonthFinding } from './earnings'
import type { PayrollFacts } from './facts'

/** Earlier Decembers stay as they were released. */
const FIRST_DECEMBER: MonthText = '2026-12'

/** Classes V and VI are left out, § 42b (1) sentence 3 number 2 EStG. */
const LAST_CLASS = 4

export function isMonthOfEqualisation(month: MonthText): boolean {
  return month.endsWith('-12') && month >= FIRST_DECEMBER
}

/** Whether somebody's payslips of the year have to be opened at all; the rest of the law needs them. */
export function mayBeEqualised(
  facts: PayrollFacts | undefined,
  employee: { entryOn: DateText; exitOn: DateText | null },
  month: MonthText,
): boolean {
  if (!facts || facts.isEqualisationDeclined) return false
  const { taxClass, factor } = facts
  const isThere = employee.exitOn === null || employee.exitOn > `${month}-30`
  const year = month.slice(0, 4)
  return (
    taxClass !== null &&
    taxClass <= LAST_CLASS &&
    factor === null &&
    isThere &&
    monthOf(employee.entryOn) <= `${year}-01`
  )
}

/** What Zahltag cannot work out and the law does not forbid. */
const TO_LOOK_AT: Partial<Record<Obstacle, MonthFinding['code']>> = {
  figures_missing: 'equalisation_figures_missing',
  severance: 'equalisation_severance',
  church_changed: 'equalisation_church_changed',
  premium_changed: 'equalisation_premium_changed',
}

/** Calculates December with what comes back of the year's taxes; `before` is undefined for everybody who gets none. */
export function calculateEqualised(
  input: object,
  before: PersonYear | undefined,
  figures: Figures,
): { outcome: Outcome; remarks: MonthFinding[] } {
  const outcome = calculate(input, figures)
  if (!before || !outcome.calculation) return { outcome, remarks: [] }
  const { obstacles, equalisation } = equalisationInputOf(before, outcome.calculation, figures)
  if (equalisation) return { outcome: calculate({ ...input, equalisation }, figures), remarks: [] }
  const remarks = obstacles.flatMap((obstacle) => TO_LOOK_AT[obstacle] ?? [])
  return { outcome, remarks: remarks.map((code) => ({ code })) }
}
