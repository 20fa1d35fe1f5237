import type { Amount } from '../exact'
import type { Figures } from '../years/figures'

/** The statutory minimum wage, or the trade's if higher, cents per hour; undefined if it is not known for the month. */
export function minimumWageIn(
  month: string,
  trade: 'none' | 'building_cleaning',
  figures: Figures,
): Amount | undefined {
  const part = trade === 'none' ? 'minimumWage' : 'cleaningWage'
  return figures.isKnown(part, month) ? figures.in(month)(part).hourly : undefined
}
