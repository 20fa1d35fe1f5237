import type { Amount } from '../exact'
import { type Dated, valueIn } from './dated'

/** § 1 MiLoG, cents per hour. */
export const MINIMUM_WAGE: readonly Dated<Amount>[] = [
  { validFrom: '2025-01', value: 12_82n, sources: '§ 1 MiLoV4, from 1 Jan 2025' },
  { validFrom: '2026-01', value: 13_90n, sources: '§ 1 MiLoV5, from 1 Jan 2026' },
  { validFrom: '2027-01', value: 14_60n, sources: '§ 1 MiLoV5, from 1 Jan 2027' },
]

/** Minimum wage of building cleaners by an ordinance under the AEntG, cents per hour. */
export const CLEANING_WAGE: readonly Dated<Amount>[] = [
  {
    validFrom: '2025-01',
    value: 14_25n,
    sources: '9th ordinance on building cleaning, wage group 1, from 1 Jan 2025',
  },
  {
    validFrom: '2026-01',
    value: 15_00n,
    sources: '10th ordinance on building cleaning, wage group 1, from 1 Jan 2026',
  },
]
const CLEANING_WAGE_UNTIL = '2026-12'

/** The statutory minimum wage, or the trade's if higher. */
export function minimumWageIn(month: string, trade: 'none' | 'building_cleaning'): Amount {
  return trade === 'none' ? valueIn(month, MINIMUM_WAGE) : valueIn(month, CLEANING_WAGE, CLEANING_WAGE_UNTIL)
}
