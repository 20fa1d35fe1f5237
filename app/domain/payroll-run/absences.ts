import { daysOfMonth, type MonthText, shiftMonth } from '../values/calendar'
import type { Extras } from './extras'

/** What was entered for a month; what lasts holds until the next month that has an entry. */
export interface MonthOfExtras {
  month: MonthText
  extras: Extras
}

/** Absences of a person from all months that have an entry, in their order: each holds until the next entry says otherwise. */
export function absencesIn(entered: readonly MonthOfExtras[]): Extras['absences'] {
  return entered.flatMap(({ extras }, index) => {
    const next = entered[index + 1]
    if (!next) return extras.absences
    const { last } = daysOfMonth(shiftMonth(next.month, -1))
    return extras.absences.map((absence) => (absence.to > last ? { ...absence, to: last } : absence))
  })
}
