import type { WorkedPayslip } from '../worked-payslip'

/** Above the ceilings, entries on the card, church of 8 %: each amount in euros with how it is found on paper. */
export const highPay: WorkedPayslip[] = [
  {
    name: '7,000 €: above the ceiling of health insurance',
    input: { earnings: [{ kind: 'salary', monthlyCents: 700000 }], taxCard: { taxClass: 1 } },
    paper: `
      gross                    7,000.00   monthly salary
      health                     424.31   5,812.50 × 7.3 %
      additional                  84.28   5,812.50 × 1.45 %
      care                       139.50   5,812.50 × 2.4 % (childless)
      pension                    651.00   7,000.00 × 9.3 %
      unemployment                91.00   7,000.00 × 1.3 %
      wage tax                 1,430.33   year 84,000.00 − lump sums 1,266.00 − insurance 15,380.00 = 67,354.00; tax 17,164.00 / 12
      soli                         0.00   below the limit
      net                      4,179.58   7,000.00 − 1,430.33 − 1,390.09
      payout                   4,179.58   net
      u1                         112.00   7,000.00 × 1.6 %
      u2                          28.00   7,000.00 × 0.4 %
      insolvency                  10.50   7,000.00 × 0.15 %
      costs                    8,505.72   7,000.00 + shares 1,355.22 + 150.50
    `,
  },
  {
    name: '9,500 €: above both ceilings, Soli, church of 8 % in Bavaria',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 950000 }],
      taxCard: { taxClass: 1, church: 'ev' },
      employer: { state: 'BY' },
    },
    paper: `
      gross                    9,500.00   monthly salary
      health                     424.31   5,812.50 × 7.3 %
      additional                  84.28   5,812.50 × 1.45 %
      care                       139.50   5,812.50 × 2.4 % (childless)
      pension                    785.85   8,450.00 × 9.3 %
      unemployment               109.85   8,450.00 × 1.3 %
      wage tax                 2,422.75   year 114,000.00 − lump sums 1,266.00 − insurance 16,999.00 = 95,735.00; tax 29,073.00 / 12
      soli                        86.50   by the plan on the tax with child allowances
      church tax                 193.82   2,422.75 × 8 %
      net                      5,253.14   9,500.00 − 2,703.07 − 1,543.79
      payout                   5,253.14   net
      u1                         135.20   8,450.00 × 1.6 %
      u2                          33.80   8,450.00 × 0.4 %
      insolvency                  12.68   8,450.00 × 0.15 %
      costs                   11,190.60   9,500.00 + shares 1,508.92 + 181.68
    `,
  },
  {
    name: 'III, 12,000 € in 2025, one child, church',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 1200000 }],
      month: '2025-05',
      taxCard: { taxClass: 3, church: 'ev', childAllowances: '1.0' },
      employee: { isParent: true, childBirthDates: ['2015-04-02'] },
    },
    paper: `
      gross                   12,000.00   monthly salary
      health                     402.41   5,512.50 × 7.3 %
      additional                  68.91   5,512.50 × 1.25 %
      care                        99.23   5,512.50 × 1.8 % (one child)
      pension                    748.65   8,050.00 × 9.3 %
      unemployment               104.65   8,050.00 × 1.3 %
      wage tax                 2,637.00   year 144,000.00 − lump sums 1,266.00 − insurance 15,632.00 = 127,102.00; tax 31,644.00 / 12
      soli                         0.00   below the limit
      church tax                 208.94   2,321.66 × 9 %
      net                      7,730.21   12,000.00 − 2,845.94 − 1,423.85
      payout                   7,730.21   net
      u1                         128.80   8,050.00 × 1.6 %
      u2                          32.20   8,050.00 × 0.4 %
      insolvency                  12.08   8,050.00 × 0.15 %
      costs                   13,596.93   12,000.00 + shares 1,423.85 + 173.08
    `,
  },
  {
    name: 'allowance of 250 € a month',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 330000 }],
      taxCard: { taxClass: 1, allowance: { monthlyCents: 25000, annualCents: 300000 } },
    },
    paper: `
      gross                    3,300.00   monthly salary
      health                     240.90   3,300.00 × 7.3 %
      additional                  47.85   3,300.00 × 1.45 %
      care                        79.20   3,300.00 × 2.4 % (childless)
      pension                    306.90   3,300.00 × 9.3 %
      unemployment                42.90   3,300.00 × 1.3 %
      wage tax                   290.25   year 39,600.00 − allowance 3,000.00 − lump sums 1,266.00 − insurance 7,980.00 = 27,354.00; tax 3,483.00 / 12
      soli                         0.00   below the limit
      net                      2,292.00   3,300.00 − 290.25 − 717.75
      payout                   2,292.00   net
      u1                          52.80   3,300.00 × 1.6 %
      u2                          13.20   3,300.00 × 0.4 %
      insolvency                   4.95   3,300.00 × 0.15 %
      costs                    4,068.90   3,300.00 + shares 697.95 + 70.95
    `,
  },
  {
    name: 'addition of 120 € a month',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 210000 }],
      taxCard: { taxClass: 1, addition: { monthlyCents: 12000, annualCents: 144000 } },
    },
    paper: `
      gross                    2,100.00   monthly salary
      health                     153.30   2,100.00 × 7.3 %
      additional                  30.45   2,100.00 × 1.45 %
      care                        50.40   2,100.00 × 2.4 % (childless)
      pension                    195.30   2,100.00 × 9.3 %
      unemployment                27.30   2,100.00 × 1.3 %
      wage tax                   137.00   year 25,200.00 + addition 1,440.00 − lump sums 1,266.00 − insurance 5,078.00 = 20,296.00; tax 1,644.00 / 12
      soli                         0.00   below the limit
      net                      1,506.25   2,100.00 − 137.00 − 456.75
      payout                   1,506.25   net
      u1                          33.60   2,100.00 × 1.6 %
      u2                           8.40   2,100.00 × 0.4 %
      insolvency                   3.15   2,100.00 × 0.15 %
      costs                    2,589.30   2,100.00 + shares 444.15 + 45.15
    `,
  },
  {
    name: 'voluntary member above the limit of compulsory insurance',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 680000 }],
      employment: { contributionGroup: '9111' },
      taxCard: { taxClass: 4 },
    },
    paper: `
      gross                    6,800.00   monthly salary
      pension                    632.40   6,800.00 × 9.3 %
      unemployment                88.40   6,800.00 × 1.3 %
      wage tax                 1,356.33   year 81,600.00 − lump sums 1,266.00 − insurance 15,157.00 = 65,177.00; tax 16,276.00 / 12
      soli                         0.00   below the limit
      net                      4,722.87   6,800.00 − 1,356.33 − 720.80: the fund is not a statutory deduction
      health subsidy             508.59   5,812.50 × 7.3 % + 5,812.50 × 1.45 %
      care subsidy               104.63   5,812.50 × 1.8 %
      voluntary health        -1,017.18   5,812.50 × 14.6 % + 5,812.50 × 2.9 %, in halves
      voluntary care            -244.13   139.50 (2.4 %, childless) + 104.63
      payout                   4,074.78   net with the items above
      u1                         108.80   6,800.00 × 1.6 %
      u2                          27.20   6,800.00 × 0.4 %
      insolvency                  10.20   6,800.00 × 0.15 %
      costs                    8,280.22   6,800.00 + shares 720.80 + subsidies 613.22 + 146.20
    `,
  },
  {
    name: 'pensioner at work past the age limit: 2,000 € a month free of wage tax, contributions on all of it',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 350000 }],
      employment: { personGroup: '119', contributionGroup: '3321' },
      employee: { birthDate: '1955-06-06', isParent: true, childBirthDates: [] },
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,500.00   monthly salary
      health                     245.00   3,500.00 × 7 %
      additional                  50.75   3,500.00 × 1.45 %
      care                        63.00   3,500.00 × 1.8 % (no surcharge)
      pension                      0.00   employer alone: 3,500.00 × 9.3 % = 325.50
      unemployment                 0.00   employer alone: 3,500.00 × 1.3 % = 45.50
      wage tax                    34.50   on 1,500.00; § 3 no. 21 EStG
      soli                         0.00   below the limit
      net                      3,106.75   3,500.00 − 34.50 − 358.75
      payout                   3,106.75   net
      u1                          56.00   3,500.00 × 1.6 %
      u2                          14.00   3,500.00 × 0.4 %
      insolvency                   5.25   3,500.00 × 0.15 %
      costs                    4,305.00   3,500.00 + shares 729.75 + 75.25
    `,
  },
]
