import Big from 'big.js'
import type { Kinds } from '../hours/kinds'
import type { DecimalText } from '../values/money'

/** Hours with a wage type of their own. Overtime is part of the hours, so it is subtracted from them. */
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

export interface HandoverLine {
  kind: WageKind
  amount: DecimalText
  /** Relative to what was handed over before, instead of the whole month. */
  isDifference: boolean
}

/** Payroll programs accept two decimals. */
const PLACES = 2
const HALF_UP = 1

interface Stand {
  hours: { current: { hours: DecimalText; overtime: DecimalText } | null } | null
  kinds: Kinds
}

/** An employee's month by wage type. Negative hours belong to the time account and are not paid. */
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
