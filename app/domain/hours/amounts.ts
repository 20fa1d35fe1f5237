import Big from 'big.js'
import type { DecimalText } from '../values/money'
import { HOUR_KINDS, type HourKind } from './kinds'

export const HOUR_FIELDS = ['hours', 'overtime', ...HOUR_KINDS] as const
export type HourField = 'hours' | 'overtime' | HourKind

/** A thousandth of a second is 0.0000003 hours. */
const MOST_PLACES = 6
const HALF_UP = 1
const MOST_HOURS = 744
const MOST_DAYS = 31
/** Overtime may be negative. */
const LEAST: Partial<Record<HourField, number>> = { overtime: -MOST_HOURS }

function isInDays(field: HourField): boolean {
  return field === 'sick_days' || field === 'vacation_days'
}

export function fitsMonth(field: HourField, amount: DecimalText): boolean {
  const most = isInDays(field) ? MOST_DAYS : MOST_HOURS
  return Number(amount) >= (LEAST[field] ?? 0) && Number(amount) <= most
}

function plainAmount(amount: DecimalText): DecimalText {
  const plain = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount
  return plain === '-0' ? '0' : plain
}

/** Six decimals: programs send 0.666… for 40 minutes. */
export function roundedAmount(amount: DecimalText): DecimalText {
  return plainAmount(new Big(amount).round(MOST_PLACES, HALF_UP).toFixed())
}
