import type { LawCase } from './law-case'

const salary = (monthlyCents: number) => [{ kind: 'salary', monthlyCents }]
const withheld = (taxableCents: number, wageTaxCents: number, churchTaxCents = 0, solidarityCents = 0) => ({
  ...{ taxableCents, wageTaxCents, solidarityCents, churchTaxCents },
})
const DECEMBER = { month: '2026-12' }

/** December with what comes back of the year; what months withhold is of the ministry's plan of 2026, run as it is published. */
export const equalisation: LawCase[] = [
  {
    name: 'half a year at 2,000 €, half at 4,500 €, of a church: less is owed for 39,000 € than was withheld',
    law: '§ 42b (2), (3) EStG: 4,429.92 − 4,181 and 398.64 − 376.29',
    input: {
      ...DECEMBER,
      taxCard: { taxClass: 1, church: 'ev' },
      earnings: salary(4_500_00),
      equalisation: withheld(34_500_00, 3_779_76, 340_13),
    },
    expected: {
      'wage tax': '650.16',
      'church tax': '58.51',
      'wage tax back': '-248.92',
      'church tax back': '-22.35',
      net: '3,083.85',
      payout: '3,083.85',
    },
  },
  {
    name: 'eleven months at 3,000 €, the last at 5,000 €: 38,000 € by the tariff itself',
    law: '§ 32a (1) no. 3 EStG: 38,000 − 1,266 − 7,657 = 29,077, (173.10 × 1.1278 + 2,397) × 1.1278 + 1,034.87 = 3,958; § 42b (2) EStG: 4,006.29 − 3,958',
    input: { ...DECEMBER, earnings: salary(5_000_00), equalisation: withheld(33_000_00, 3_223_88) },
    expected: { 'wage tax': '782.41', 'wage tax back': '-48.29' },
  },
  {
    name: 'a surcharge withheld in months of 9,000 € that the year does not owe',
    law: '§ 3 (3), (5) SolZG: 17,164 of wage tax are within 20,350',
    input: {
      ...DECEMBER,
      earnings: salary(5_000_00),
      equalisation: withheld(79_000_00, 17_188_55, 0, 369_06),
    },
    expected: { 'wage tax back': '-806.96', 'soli back': '-369.06' },
  },
  {
    name: 'withheld a cent too little: nothing is demanded',
    law: '§ 42b (3) sentence 1 EStG: 3,516.99 − 3,517',
    input: { ...DECEMBER, earnings: salary(3_000_00), equalisation: withheld(33_000_00, 3_223_91) },
    expected: { 'wage tax': '293.08', 'wage tax back': '0.00', payout: '2,054.42' },
  },
]
