import { type Calculation, calculate, type Outcome } from '../payroll/calculation'
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

/** Whether the payroll details alone allow it. */
export function isToBeEqualised({ taxClass, factor, isEqualisationDeclined }: PayrollFacts): boolean {
  return !isEqualisationDeclined && taxClass !== null && taxClass <= LAST_CLASS && factor === null
}

/** Whether somebody's payslips of the year have to be opened at all; the rest of the law needs them. */
export function mayBeEqualised(
  facts: PayrollFacts | undefined,
  employee: { entryOn: DateText; exitOn: DateText | null },
  month: MonthText,
): boolean {
  if (!facts || !isToBeEqualised(facts)) return false
  const isThere = employee.exitOn === null || employee.exitOn > `${month}-30`
  const year = month.slice(0, 4)
  return isThere && monthOf(employee.entryOn) <= `${year}-01`
}

/** What Zahltag cannot work out and the law does not forbid. */
const TO_LOOK_AT: Partial<Record<Obstacle, MonthFinding['code']>> = {
  figures_missing: 'equalisation_figures_missing',
  severance: 'equalisation_severance',
  church_changed: 'equalisation_church_changed',
  premium_changed: 'equalisation_premium_changed',
  children_changed: 'equalisation_children_changed',
}

interface ToEqualise {
  /** Undefined for everybody who gets none. */
  before: (() => PersonYear) | undefined
  figures: Figures
  /** What is there already. */
  kept?: Calculation | undefined
  /** Answers whether the months before still give back what is kept, by `isStill` or as it did before. */
  remember?: (isStill: () => boolean) => boolean
}

/** Calculates December with what comes back of the year's taxes. */
export function calculateEqualised(
  input: object,
  { before, figures, kept, remember = (isStill) => isStill() }: ToEqualise,
): { outcome: Outcome; remarks: MonthFinding[] } {
  const again = before && kept && keptEqualisation(input, { before, figures, kept, remember })
  if (again) return { outcome: again, remarks: [] }
  const outcome = calculate(input, figures, kept)
  if (!before || !outcome.calculation) return { outcome, remarks: [] }
  const { obstacles, equalisation } = equalisationInputOf(before(), outcome.calculation, figures)
  if (equalisation) return { outcome: calculate({ ...input, equalisation }, figures), remarks: [] }
  const remarks = obstacles.flatMap((obstacle) => TO_LOOK_AT[obstacle] ?? [])
  return { outcome, remarks: remarks.map((code) => ({ code })) }
}

/** The kept payslip, if from the same input and the same months before it would be the same. */
function keptEqualisation(
  input: object,
  { before, figures, kept, remember }: Required<ToEqualise> & { before: () => PersonYear; kept: Calculation },
): Outcome | undefined {
  const { equalisation, ...rest } = kept.input
  if (!equalisation) return undefined
  const outcome = calculate({ ...input, equalisation }, figures, kept)
  if (outcome.calculation !== kept) return undefined
  const isStill = remember(() => {
    const today = equalisationInputOf(before(), { ...kept, input: rest }, figures)
    return JSON.stringify(today.equalisation) === JSON.stringify(equalisation)
  })
  return isStill ? outcome : undefined
}
