import type { CalculationFigures } from '../payroll/calculation'
import { isPastAgeLimit } from '../payroll/payslip/age'
import { monthOf } from '../values/calendar'
import { PARTS, type PartName, type Shown } from './change-parts'

/** Why a payslip differs from the one of the month before; values only where there was or is one. */
export interface Reason {
  code: ReasonCode
  before: Shown | undefined
  now: Shown | undefined
}

export type ReasonCode = PartName | (typeof EVENTS)[number]

/** What changes without anybody entering another value. */
export const EVENTS = [
  ...([
    'entered',
    'left',
    'first',
    'new_year',
    'new_rates',
    'age_limit',
    'care_by_age',
    'running_sums',
  ] as const),
] as const

/**
 * The reasons for what changed from one frozen payslip to the next, from their inputs; a difference in net pay that no input
 * explains comes from sums carried through the year.
 */
export function reasonsOf(before: CalculationFigures | undefined, now: CalculationFigures): Reason[] {
  const events = eventsOf(before, now)
  if (!before) return events
  const parts = (Object.keys(PARTS) as PartName[]).flatMap((code) => changed(code, before, now))
  const reasons = [...events, ...parts.filter((one) => isOwn(one, parts))]
  const isUnexplained = reasons.length === 0 && before.result.net.cents !== now.result.net.cents
  return isUnexplained ? [event('running_sums')] : reasons
}

function eventsOf(before: CalculationFigures | undefined, now: CalculationFigures): Reason[] {
  const { month, employment, employee } = now.input
  const { from, to } = employment
  const entered = monthOf(from) === month
  return [
    ...(entered ? [event('entered', { kind: 'date', date: from })] : []),
    ...(to !== undefined && monthOf(to) === month ? [event('left', { kind: 'date', date: to })] : []),
    ...(before ? [] : entered ? [] : [event('first')]),
    ...(before ? rulesOf(before, now) : []),
    ...(before && passes(employee.birthDate, before.input.month, month) ? [event('age_limit')] : []),
  ]
}

/** From another year on everything is calculated by its own figures; within one, a correction of them. */
function rulesOf(before: CalculationFigures, now: CalculationFigures): Reason[] {
  if (before.input.month.slice(0, 4) !== now.input.month.slice(0, 4)) return [event('new_year')]
  const { wageTax, socialInsurance } = now.parameters
  const isSame =
    before.parameters.wageTax === wageTax && before.parameters.socialInsurance === socialInsurance
  return isSame ? [] : [event('new_rates')]
}

function passes(birthDate: string, before: string, month: string): boolean {
  return !isPastAgeLimit(birthDate, before) && isPastAgeLimit(birthDate, month)
}

function changed(name: PartName, before: CalculationFigures, now: CalculationFigures): Reason[] {
  const [one, other]: (Shown | undefined)[] = [PARTS[name](before), PARTS[name](now)]
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const isByAge = name === 'care' && familyOf(before) === familyOf(now)
  return [{ code: isByAge ? 'care_by_age' : name, before: one, now: other }]
}

function familyOf({ input: { employee } }: CalculationFigures): string {
  return JSON.stringify([employee.isParent, employee.childBirthDates])
}

/** Another fund has another rate by itself. */
function isOwn({ code }: Reason, parts: readonly Reason[]): boolean {
  return code !== 'fund_rate' || parts.every((other) => other.code !== 'fund')
}

function event(code: (typeof EVENTS)[number], now?: Shown): Reason {
  return { code, before: undefined, now }
}
