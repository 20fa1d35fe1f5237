import Big from 'big.js'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import type { DatedFacts } from './facts'

/** Days of a year: entitlement, taken up to a month, and left. */
export interface Holiday {
  all: DecimalText
  taken: DecimalText
  left: DecimalText
}

/**
 * Entitlement entered for the year of a month, § 3 BUrlG; undefined if none was entered for that year, since the firm
 * decides what is carried over (§ 7 (3) BUrlG).
 */
export function holidayEntered(dated: readonly DatedFacts[], month: MonthText): DecimalText | undefined {
  const newest = dated.find(({ from }) => from <= month)
  if (!newest || newest.facts.holidayDays === null || newest.from.slice(0, 4) !== month.slice(0, 4))
    return undefined
  return new Big(newest.facts.holidayDays).plus(newest.facts.holidayCarried ?? 0).toFixed()
}

export function holidayLeft(all: DecimalText, taken: DecimalText): Holiday {
  return { all, taken, left: new Big(all).minus(taken).toFixed() }
}
