import type { Amount } from '../exact'
import { type Dated, valueIn } from './dated'

/** § 850c ZPO, per month. */
export interface GarnishmentLimits {
  /** (1). */
  basic: Amount
  /** (2): for the first dependant, and for each of the second to fifth. */
  firstDependant: Amount
  otherDependants: Amount
  /** (3) sentence 3: above it everything is attachable. */
  ceiling: Amount
}

export const GARNISHMENT_LIMITS: readonly Dated<GarnishmentLimits>[] = [
  {
    validFrom: '2024-07',
    value: { basic: 1_491_75n, firstDependant: 561_43n, otherDependants: 312_78n, ceiling: 4_573_10n },
    sources: {
      basic: '§ 850c (1) ZPO, Pfändungsfreigrenzenbekanntmachung 2024 (BGBl. 2024 I no. 160)',
      firstDependant: '§ 850c (2) ZPO, Pfändungsfreigrenzenbekanntmachung 2024 (BGBl. 2024 I no. 160)',
      otherDependants: '§ 850c (2) ZPO, Pfändungsfreigrenzenbekanntmachung 2024 (BGBl. 2024 I no. 160)',
      ceiling: '§ 850c (3) ZPO, Pfändungsfreigrenzenbekanntmachung 2024 (BGBl. 2024 I no. 160)',
    },
  },
  {
    validFrom: '2025-07',
    value: { basic: 1_555_00n, firstDependant: 585_23n, otherDependants: 326_04n, ceiling: 4_766_99n },
    sources: {
      basic: '§ 850c (1) ZPO, Pfändungsfreigrenzenbekanntmachung 2025 (BGBl. 2025 I no. 110)',
      firstDependant: '§ 850c (2) ZPO, Pfändungsfreigrenzenbekanntmachung 2025 (BGBl. 2025 I no. 110)',
      otherDependants: '§ 850c (2) ZPO, Pfändungsfreigrenzenbekanntmachung 2025 (BGBl. 2025 I no. 110)',
      ceiling: '§ 850c (3) ZPO, Pfändungsfreigrenzenbekanntmachung 2025 (BGBl. 2025 I no. 110)',
    },
  },
  {
    validFrom: '2026-07',
    value: { basic: 1_587_40n, firstDependant: 597_42n, otherDependants: 332_83n, ceiling: 4_866_30n },
    sources: {
      basic: '§ 850c (1) ZPO, Pfändungsfreigrenzenbekanntmachung 2026 (BGBl. 2026 I no. 80)',
      firstDependant: '§ 850c (2) ZPO, Pfändungsfreigrenzenbekanntmachung 2026 (BGBl. 2026 I no. 80)',
      otherDependants: '§ 850c (2) ZPO, Pfändungsfreigrenzenbekanntmachung 2026 (BGBl. 2026 I no. 80)',
      ceiling: '§ 850c (3) ZPO, Pfändungsfreigrenzenbekanntmachung 2026 (BGBl. 2026 I no. 80)',
    },
  },
]
const KNOWN_UNTIL = '2027-06'

export function garnishmentLimitsIn(month: string): GarnishmentLimits {
  return valueIn(month, GARNISHMENT_LIMITS, KNOWN_UNTIL)
}
