import { type Amount, percent, type Rate } from '../exact'
import { type Dated, valueIn } from './dated'

interface WageTypeLimits {
  /** A threshold, not an allowance. */
  voucher: Amount
  /** Per year. */
  healthBenefits: Amount
  shares: Amount
  /** Hourly basic wage up to which premiums are free, and the free percentages. */
  premium: {
    wageFreeOfTax: { night: Amount; sundayAndHoliday: Amount }
    wageFreeOfContributions: Amount
    night: Rate
    deep_night: Rate
    sunday: Rate
    holiday: Rate
    special_holiday: Rate
  }
  /** Of the yearly ceiling of pension insurance. */
  conversion: { freeOfTax: Rate; freeOfContributions: Rate }
  flatTax: { benefits: Rate; commute: Rate; shortTerm: Rate; smallJob: Rate }
  /** Cents per hour, average cents per day, consecutive days. */
  shortTerm: { wage: Amount; day: Amount; days: number }
}

export const WAGE_TYPE_LIMITS: readonly Dated<WageTypeLimits>[] = [
  {
    validFrom: '2025-01',
    value: {
      voucher: 50_00n,
      healthBenefits: 600_00n,
      shares: 2_000_00n,
      premium: {
        wageFreeOfTax: { night: 50_00n, sundayAndHoliday: 50_00n },
        wageFreeOfContributions: 25_00n,
        night: percent('25'),
        deep_night: percent('40'),
        sunday: percent('50'),
        holiday: percent('125'),
        special_holiday: percent('150'),
      },
      conversion: { freeOfTax: percent('8'), freeOfContributions: percent('4') },
      flatTax: {
        benefits: percent('25'),
        commute: percent('15'),
        shortTerm: percent('25'),
        smallJob: percent('20'),
      },
      shortTerm: { wage: 19_00n, day: 150_00n, days: 18 },
    },
    sources: {
      voucher: '§ 8 (2) sentence 11 EStG, from 1 Jan 2022',
      healthBenefits: '§ 3 no. 34 EStG, from 1 Jan 2020',
      shares: '§ 3 no. 39 EStG, from 1 Jan 2024',
      premium: {
        wageFreeOfTax: {
          night: '§ 3b (2) sentence 1 EStG, as of 1 Jan 2025',
          sundayAndHoliday: '§ 3b (2) sentence 1 EStG, as of 1 Jan 2025',
        },
        wageFreeOfContributions: '§ 1 (1) sentence 1 no. 1 SvEV, as of 1 Jan 2025',
        night: '§ 3b (1) no. 1 EStG, as of 1 Jan 2025',
        deep_night: '§ 3b (3) no. 1 EStG, as of 1 Jan 2025',
        sunday: '§ 3b (1) no. 2 EStG, as of 1 Jan 2025',
        holiday: '§ 3b (1) no. 3 EStG, as of 1 Jan 2025',
        special_holiday: '§ 3b (1) no. 4 EStG, as of 1 Jan 2025',
      },
      conversion: {
        freeOfTax: '§ 3 no. 63 EStG, from 1 Jan 2018',
        freeOfContributions: '§ 1 (1) sentence 1 no. 9 SvEV, as of 1 Jan 2025',
      },
      flatTax: {
        benefits: '§ 40 (2) sentence 1 EStG, as of 1 Jan 2025',
        commute: '§ 40 (2) sentence 2 EStG, as of 1 Jan 2025',
        shortTerm: '§ 40a (1) EStG, as of 1 Jan 2025',
        smallJob: '§ 40a (2a) EStG, as of 1 Jan 2025',
      },
      shortTerm: {
        wage: '§ 40a (4) no. 1 EStG, from 1 Jan 2023',
        day: '§ 40a (1) sentence 2 no. 1 EStG, from 1 Jan 2023',
        days: '§ 40a (1) sentence 2 EStG, as of 1 Jan 2025',
      },
    },
  },
]

export const wageTypeLimitsIn = (month: string) => valueIn(month, WAGE_TYPE_LIMITS)
