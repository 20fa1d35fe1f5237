import Big from 'big.js'
import type { Kinds } from '../hours/kinds'
import type { DecimalText } from '../values/money'

/** What a payroll office has a wage type for. Overtime is part of the hours, so it is taken out of them. */
export const WAGE_KINDS = [
  'regular',
  'overtime',
  'night',
  'deep_night',
  'sunday',
  'holiday',
  'special_holiday',
  'sick_days',
  'vacation_days',
] as const
export type WageKind = (typeof WAGE_KINDS)[number]
export type WageAmounts = Partial<Record<WageKind, DecimalText>>

/** One line of a file. */
export interface HandoverLine {
  kind: WageKind
  amount: DecimalText
  /** To what was handed over before, and not all of the month. */
  isDifference: boolean
}

/** Payroll programs know two places. */
const PLACES = 2
const HALF_UP = 1

interface Stand {
  hours: { current: { hours: DecimalText; overtime: DecimalText } | null } | null
  kinds: Kinds
}

/** An employee's month by wage types. Minus hours are a matter of the time account, and no pay. */
export function wageAmounts({ hours, kinds }: Stand): WageAmounts {
  const current = hours?.current
  if (!current) return rounded(kinds)
  const overtime = Number(current.overtime) > 0 ? new Big(current.overtime) : new Big(0)
  return rounded({
    regular: new Big(current.hours).minus(overtime).toFixed(),
    overtime: overtime.toFixed(),
    ...kinds,
  })
}

/** What has to be said so that the payroll office knows `now`, where it knows `before`. */
export function linesBetween(before: WageAmounts | null, now: WageAmounts): HandoverLine[] {
  return WAGE_KINDS.flatMap((kind) => {
    const amount = new Big(now[kind] ?? 0).minus(before?.[kind] ?? 0)
    if (amount.eq(0)) return []
    return [{ kind, amount: amount.toFixed(PLACES), isDifference: before !== null }]
  })
}

function rounded(amounts: WageAmounts): WageAmounts {
  return Object.fromEntries(
    WAGE_KINDS.flatMap((kind) => {
      const amount = new Big(amounts[kind] ?? 0).round(PLACES, HALF_UP)
      return amount.eq(0) ? [] : [[kind, amount.toFixed(PLACES)]]
    }),
  )
}

export function isInDays(kind: WageKind): boolean {
  return kind === 'sick_days' || kind === 'vacation_days'
}
