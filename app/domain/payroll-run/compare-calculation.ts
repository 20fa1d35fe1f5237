import type { Calculation, CalculationFigures } from '../payroll/calculation'
import type { PayslipContent } from '../payslips/content'
import { type MonthText, monthOf } from '../values/calendar'
import type { Holiday } from './holiday'

/** What would change in a released payslip today: nothing, only running sums of the year, or its own pay. */
export type Change = 'none' | 'year' | 'pay'

/** Carried from month to month: sums of the year, what is left of a claim, what is used of an allowance. */
const RUNNING = new Set(['history', 'dueCents', 'usedThisYearCents', 'equalisation'])
const NOTICES = new Set(['notices'])
/** How amounts were found; may name such sums. */
const REASONS = new Set(['history', 'explanation', 'notices'])

/** A delivered payslip cannot be compared, so it counts as the same. */
export function saysTheSame(
  content: PayslipContent,
  today: { calculation: Calculation | undefined; holiday: Holiday | null },
): boolean {
  if (content.calculation === null) return true
  const isSameHoliday = (content.facts?.holidayLeft ?? null) === (today.holiday?.left ?? null)
  return isSameHoliday && isSameCalculation(today.calculation, content.calculation)
}

/** Compares the input, and the result too in case rules or parameters changed. */
function isSameCalculation(one: Calculation | undefined, other: Calculation): boolean {
  if (!one) return false
  if (one === other) return true
  const rulesOf = ({ module, parameters }: Calculation) => JSON.stringify([module, parameters])
  if (rulesOf(one) !== rulesOf(other)) return without(NOTICES, one.result) === without(NOTICES, other.result)
  return (
    JSON.stringify(one.input) === JSON.stringify(other.input) ||
    without(new Set(), one.input) === without(new Set(), other.input)
  )
}

/** A delivered payslip cannot be compared. */
export function changeSince(released: Calculation | undefined, today: Calculation | undefined): Change {
  if (!released) return 'none'
  if (!today) return 'pay'
  if (isSameCalculation(today, released)) return 'none'
  return paysTheSame(today, released) || differsInEnd(today, released) ? 'year' : 'pay'
}

/** Versions of the official figures, where a kept payslip was calculated by others than today's. */
export interface OtherFigures {
  before: string
  now: string
  /** Its wage tax was calculated by the plan of the year before, which the ministry allows for a while. */
  isByOldPlan: boolean
}

export function otherFiguresOf(
  kept: Calculation | undefined,
  today: Calculation | undefined,
): OtherFigures | null {
  if (!kept || !today) return null
  const versions = ({ parameters: { wageTax, socialInsurance } }: Calculation) =>
    [...new Set([wageTax, socialInsurance])].join(', ')
  const [before, now] = [versions(kept), versions(today)]
  if (before === now) return null
  const isOld = ({ parameters, input }: Calculation) =>
    parameters.wageTax.slice(0, 4) !== input.month.slice(0, 4)
  return { before, now, isByOldPlan: isOld(kept) && !isOld(today) }
}

/** True if two calculations of a month have the same amounts and the same input, running sums and a last day in a later month aside. */
export function paysTheSame(one: CalculationFigures, other: CalculationFigures): boolean {
  const key = ({ input, result }: CalculationFigures) =>
    `${without(RUNNING, endingIn(input.month, input))} ${without(REASONS, endingIn(input.month, result))}`
  return key(one) === key(other)
}

/**
 * That an employment will end is no reason to change tax on one-time pay that was withheld by what was expected then, R 39b.6 (2)
 * LStR, § 41c (1) EStG.
 */
function differsInEnd(one: Calculation, other: Calculation): boolean {
  const key = ({ module, parameters, input }: Calculation) =>
    without(new Set(), { module, parameters, input: endingIn(input.month, input) })
  return key(one) === key(other)
}

/** A payslip says the last day of the employment only if that is in its month, § 1 (1) no. 4 EBV. */
function endingIn<Data extends CalculationFigures['input'] | CalculationFigures['result']>(
  month: MonthText,
  data: Data,
): Data {
  const { to } = data.employment
  const isLater = to !== undefined && monthOf(to) > month
  return isLater ? { ...data, employment: { ...data.employment, to: undefined } } : data
}

/** Keys in a fixed order, since stored data comes in the order of its shape. */
function without(names: ReadonlySet<string>, data: object): string {
  return JSON.stringify(data, (name, value) => (names.has(name) ? undefined : inOrder(value)))
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
