import { addDays, type DateText, daysBetween } from '../values/calendar'

/** Both days included. */
export interface Period {
  from: DateText
  to: DateText
}

export interface Limits {
  startsOn: DateText
  endsOn: DateText | null
  pausedFromOn: DateText | null
  pausedUntilOn: DateText | null
}

export interface Share extends Period {
  days: number
  /** Days of the whole period. */
  ofDays: number
}

/** The part of a period within start and end and outside a pause; undefined if no day is left. */
export function shareOf(period: Period, limits: Limits): Share | undefined {
  const { startsOn, endsOn, pausedFromOn } = limits
  const within = overlap(period, { from: startsOn, to: endsOn ?? period.to })
  if (!within) return undefined
  const paused =
    pausedFromOn === null
      ? undefined
      : overlap(within, { from: pausedFromOn, to: limits.pausedUntilOn ?? within.to })
  const days = lengthOf(within) - (paused ? lengthOf(paused) : 0)
  if (days === 0) return undefined
  const ofDays = lengthOf(period)
  if (!paused) return { ...within, days, ofDays }
  // A pause at either end shortens the share; one in the middle does not.
  const from = paused.from === within.from ? addDays(paused.to, 1) : within.from
  const to = paused.to === within.to ? addDays(paused.from, -1) : within.to
  return { from, to, days, ofDays }
}

function overlap(one: Period, other: Period): Period | undefined {
  const from = one.from > other.from ? one.from : other.from
  const to = one.to < other.to ? one.to : other.to
  return from <= to ? { from, to } : undefined
}

function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}
