import type { DecimalText } from '../values/money'

/**
 * What the office enters besides the reported hours: hours of the month, then days. Premiums by § 3b EStG: work from 0 to
 * 4 h (`deep_night`) is not also night; 24 December from 14 h, 25 and 26 December and 1 May (`special_holiday`) are not
 * also holiday.
 */
export const HOUR_KINDS = [
  ...(['night', 'deep_night', 'sunday', 'holiday', 'special_holiday'] as const),
  ...(['sick_days', 'vacation_days'] as const),
] as const
export type HourKind = (typeof HOUR_KINDS)[number]
export type Kinds = Partial<Record<HourKind, DecimalText>>

export function sameKinds(one: Kinds, other: Kinds): boolean {
  return HOUR_KINDS.every((kind) => (one[kind] ?? '0') === (other[kind] ?? '0'))
}

/** Leaves out empty and zero amounts. */
export function tidyKinds(kinds: Readonly<Partial<Record<HourKind, DecimalText | null>>>): Kinds {
  return Object.fromEntries(
    HOUR_KINDS.flatMap((kind) => (Number(kinds[kind] ?? 0) === 0 ? [] : [[kind, kinds[kind]]])),
  )
}
