import type { Amount } from '../exact'
import { type Dated, valueIn } from './dated'

/** § 2 SvEV: a breakfast, a main meal, and accommodation for a month, in cents. */
interface BenefitValues {
  breakfast: Amount
  mainMeal: Amount
  accommodation: Amount
}

const BENEFITS: readonly Dated<BenefitValues>[] = [
  {
    validFrom: '2025-01',
    value: { breakfast: 2_30n, mainMeal: 4_40n, accommodation: 282_00n },
    source: 'SvEV 2025, § 2 (1), (3)',
  },
  {
    validFrom: '2026-01',
    value: { breakfast: 2_37n, mainMeal: 4_57n, accommodation: 285_00n },
    source: 'SvEV 2026, § 2 (1), (3)',
  },
]

/** § 9 (1) sentence 3 no. 4 EStG, cents a kilometre: up to the 20th, and from the 21st. */
const COMMUTE: readonly Dated<{ near: Amount; far: Amount }>[] = [
  {
    validFrom: '2025-01',
    value: { near: 30n, far: 38n },
    source: '§ 9 (1) sentence 3 no. 4 EStG until 2025',
  },
  { validFrom: '2026-01', value: { near: 38n, far: 38n }, source: 'Steueränderungsgesetz 2025' },
]

/** § 1 MiLoG, cents an hour. */
const MINIMUM_WAGE: readonly Dated<Amount>[] = [
  { validFrom: '2025-01', value: 12_82n, source: 'MiLoV4' },
  { validFrom: '2026-01', value: 13_90n, source: 'MiLoV5' },
]

/** Lowest wage of building cleaners by an ordinance under the AEntG, cents an hour. */
const CLEANING_WAGE: readonly Dated<Amount>[] = [
  { validFrom: '2025-01', value: 14_25n, source: '9th ordinance on building cleaning, wage group 1' },
  { validFrom: '2026-01', value: 15_00n, source: '10th ordinance on building cleaning, wage group 1' },
]
const CLEANING_WAGE_UNTIL = '2026-12'

export const benefitValuesIn = (month: string) => valueIn(month, BENEFITS)
export const commuteRatesIn = (month: string) => valueIn(month, COMMUTE)

/** The wage that no hour may be paid below, by law or by trade. */
export function minimumWageIn(month: string, trade: 'none' | 'building_cleaning'): Amount {
  return trade === 'none' ? valueIn(month, MINIMUM_WAGE) : valueIn(month, CLEANING_WAGE, CLEANING_WAGE_UNTIL)
}
