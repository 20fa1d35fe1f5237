import type { Amount } from '../exact'
import { type Dated, valueIn } from './dated'

/** § 2 SvEV: a breakfast, a main meal, and accommodation for a month, in cents. */
interface BenefitValues {
  breakfast: Amount
  mainMeal: Amount
  accommodation: Amount
}

export const BENEFITS: readonly Dated<BenefitValues>[] = [
  {
    validFrom: '2025-01',
    value: { breakfast: 2_30n, mainMeal: 4_40n, accommodation: 282_00n },
    sources: {
      breakfast: '§ 2 (1), (6) SvEV, 15th ordinance, from 1 Jan 2025',
      mainMeal: '§ 2 (1), (6) SvEV, 15th ordinance, from 1 Jan 2025',
      accommodation: '§ 2 (3) SvEV, 15th ordinance, from 1 Jan 2025',
    },
  },
  {
    validFrom: '2026-01',
    value: { breakfast: 2_37n, mainMeal: 4_57n, accommodation: 285_00n },
    sources: {
      breakfast: '§ 2 (1), (6) SvEV, 16th ordinance (Bundesrat 19 Dec 2025)',
      mainMeal: '§ 2 (1), (6) SvEV, 16th ordinance (Bundesrat 19 Dec 2025)',
      accommodation: '§ 2 (3) SvEV, 16th ordinance (Bundesrat 19 Dec 2025)',
    },
  },
]

/** § 9 (1) sentence 3 no. 4 EStG, cents per kilometre: up to the 20th, and from the 21st. */
export const COMMUTE: readonly Dated<{ near: Amount; far: Amount }>[] = [
  {
    validFrom: '2025-01',
    value: { near: 30n, far: 38n },
    sources: {
      near: '§ 9 (1) sentence 3 no. 4 EStG until 2025',
      far: '§ 9 (1) sentence 3 no. 4 sentence 8 EStG until 2025',
    },
  },
  {
    validFrom: '2026-01',
    value: { near: 38n, far: 38n },
    sources: {
      near: '§ 9 (1) sentence 3 no. 4 EStG, Steueränderungsgesetz 2025',
      far: '§ 9 (1) sentence 3 no. 4 EStG, Steueränderungsgesetz 2025',
    },
  },
]

export const benefitValuesIn = (month: string) => valueIn(month, BENEFITS)
export const commuteRatesIn = (month: string) => valueIn(month, COMMUTE)
