import { type Amount, percent, type Rate } from '../exact'
import { type Dated, valueIn } from './dated'

/** Kurzarbeitergeld and what is insured with it. */
interface ShortTimeRates {
  withChild: Rate
  withoutChild: Rate
  /** Deducted in place of contributions. */
  flatContributions: Rate
  /** Pay is rounded to the nearest multiple, in cents. */
  step: Amount
  /** Share of the lost pay that is insured. */
  insuredShare: Rate
}

export const SHORT_TIME: readonly Dated<ShortTimeRates>[] = [
  {
    validFrom: '2025-01',
    value: {
      withChild: percent('67'),
      withoutChild: percent('60'),
      flatContributions: percent('20'),
      step: 20_00n,
      insuredShare: percent('80'),
    },
    sources: {
      withChild: '§ 105 no. 1 SGB III, as of 1 Jan 2025',
      withoutChild: '§ 105 no. 2 SGB III, as of 1 Jan 2025',
      flatContributions: '§ 153 (1) sentence 2 no. 1 SGB III, Act of 18 Dec 2018 (BGBl. I p. 2651)',
      step: '§ 106 (1) sentence 5 SGB III, as of 1 Jan 2025',
      insuredShare: '§ 232a (2) SGB V, § 163 (6) SGB VI, as of 1 Jan 2025',
    },
  },
]

interface PartialRetirement {
  leastTopUp: Rate
  /** Of regular pay: additionally insured in pension insurance. */
  insuredShare: Rate
  /** Of the ceiling, the limit for both together. */
  ceilingShare: Rate
}

export const PARTIAL_RETIREMENT: readonly Dated<PartialRetirement>[] = [
  {
    validFrom: '2025-01',
    value: { leastTopUp: percent('20'), insuredShare: percent('80'), ceilingShare: percent('90') },
    sources: {
      leastTopUp: '§ 3 (1) no. 1 a AltTZG, as of 1 Jan 2025',
      insuredShare: '§ 3 (1) no. 1 b AltTZG, § 163 (5) SGB VI, as of 1 Jan 2025',
      ceilingShare: '§ 3 (1) no. 1 b AltTZG, § 163 (5) SGB VI, as of 1 Jan 2025',
    },
  },
]

/** Maximum from the health fund per day of protection, in cents. */
export const MATERNITY_ALLOWANCE: readonly Dated<Amount>[] = [
  {
    validFrom: '2025-01',
    value: 13_00n,
    sources: '§ 24i (2) sentence 2 SGB V, § 20 (1) sentence 2 MuSchG, as of 1 Jan 2025',
  },
]

export const shortTimeRatesIn = (month: string) => valueIn(month, SHORT_TIME)
export const partialRetirementIn = (month: string) => valueIn(month, PARTIAL_RETIREMENT)
export const maternityAllowanceIn = (month: string) => valueIn(month, MATERNITY_ALLOWANCE)
