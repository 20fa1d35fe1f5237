import type { WorkedPayslip } from '../worked-payslip'

/** Tax classes, all insured in every branch: each amount in euros with how it is found on paper. */
export const taxClasses: WorkedPayslip[] = [
  {
    name: 'I, childless, 3,000 €',
    input: { earnings: [{ kind: 'salary', monthlyCents: 300000 }], taxCard: { taxClass: 1 } },
    paper: `
      gross                    3,000.00   monthly salary
      health                     219.00   3,000.00 × 7.3 %
      additional                  43.50   3,000.00 × 1.45 %
      care                        72.00   3,000.00 × 2.4 % (childless)
      pension                    279.00   3,000.00 × 9.3 %
      unemployment                39.00   3,000.00 × 1.3 %
      wage tax                   293.08   year 36,000.00 − lump sums 1,266.00 − insurance 7,254.00 = 27,480.00; tax 3,517.00 / 12
      soli                         0.00   below the limit
      net                      2,054.42   3,000.00 − 293.08 − 652.50
      payout                   2,054.42   net
      u1                          48.00   3,000.00 × 1.6 %
      u2                          12.00   3,000.00 × 0.4 %
      insolvency                   4.50   3,000.00 × 0.15 %
      costs                    3,699.00   3,000.00 + shares 634.50 + 64.50
    `,
  },
  {
    name: 'I, childless, 3,000 € in 2025',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 300000 }],
      month: '2025-05',
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,000.00   monthly salary
      health                     219.00   3,000.00 × 7.3 %
      additional                  37.50   3,000.00 × 1.25 %
      care                        72.00   3,000.00 × 2.4 % (childless)
      pension                    279.00   3,000.00 × 9.3 %
      unemployment                39.00   3,000.00 × 1.3 %
      wage tax                   301.50   year 36,000.00 − lump sums 1,266.00 − insurance 7,182.00 = 27,552.00; tax 3,618.00 / 12
      soli                         0.00   below the limit
      net                      2,052.00   3,000.00 − 301.50 − 646.50
      payout                   2,052.00   net
      u1                          48.00   3,000.00 × 1.6 %
      u2                          12.00   3,000.00 × 0.4 %
      insolvency                   4.50   3,000.00 × 0.15 %
      costs                    3,693.00   3,000.00 + shares 628.50 + 64.50
    `,
  },
  {
    name: 'II, one child, church of 9 %',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 280000 }],
      taxCard: { taxClass: 2, church: 'ev', childAllowances: '1.0' },
      employee: { isParent: true, childBirthDates: ['2015-04-02'] },
    },
    paper: `
      gross                    2,800.00   monthly salary
      health                     204.40   2,800.00 × 7.3 %
      additional                  40.60   2,800.00 × 1.45 %
      care                        50.40   2,800.00 × 1.8 % (one child)
      pension                    260.40   2,800.00 × 9.3 %
      unemployment                36.40   2,800.00 × 1.3 %
      wage tax                   162.16   year 33,600.00 − lump sums 5,526.00 − insurance 6,569.00 = 21,505.00; tax 1,946.00 / 12
      soli                         0.00   below the limit
      church tax                   0.00   0.00 × 9 %
      net                      2,045.64   2,800.00 − 162.16 − 592.20
      payout                   2,045.64   net
      u1                          44.80   2,800.00 × 1.6 %
      u2                          11.20   2,800.00 × 0.4 %
      insolvency                   4.20   2,800.00 × 0.15 %
      costs                    3,452.40   2,800.00 + shares 592.20 + 60.20
    `,
  },
  {
    name: 'III, two children, church of 9 %',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 450000 }],
      taxCard: { taxClass: 3, church: 'ev', childAllowances: '2.0' },
      employee: { isParent: true, childBirthDates: ['2015-04-02', '2018-08-19'] },
    },
    paper: `
      gross                    4,500.00   monthly salary
      health                     328.50   4,500.00 × 7.3 %
      additional                  65.25   4,500.00 × 1.45 %
      care                        69.75   4,500.00 × 1.55 % (two children)
      pension                    418.50   4,500.00 × 9.3 %
      unemployment                58.50   4,500.00 × 1.3 %
      wage tax                   309.83   year 54,000.00 − lump sums 1,266.00 − insurance 10,422.00 = 42,312.00; tax 3,718.00 / 12
      soli                         0.00   below the limit
      church tax                   0.00   0.00 × 9 %
      net                      3,249.67   4,500.00 − 309.83 − 940.50
      payout                   3,249.67   net
      u1                          72.00   4,500.00 × 1.6 %
      u2                          18.00   4,500.00 × 0.4 %
      insolvency                   6.75   4,500.00 × 0.15 %
      costs                    5,548.50   4,500.00 + shares 951.75 + 96.75
    `,
  },
  {
    name: 'IV, childless',
    input: { earnings: [{ kind: 'salary', monthlyCents: 350000 }], taxCard: { taxClass: 4 } },
    paper: `
      gross                    3,500.00   monthly salary
      health                     255.50   3,500.00 × 7.3 %
      additional                  50.75   3,500.00 × 1.45 %
      care                        84.00   3,500.00 × 2.4 % (childless)
      pension                    325.50   3,500.00 × 9.3 %
      unemployment                45.50   3,500.00 × 1.3 %
      wage tax                   405.50   year 42,000.00 − lump sums 1,266.00 − insurance 8,463.00 = 32,271.00; tax 4,866.00 / 12
      soli                         0.00   below the limit
      net                      2,333.25   3,500.00 − 405.50 − 761.25
      payout                   2,333.25   net
      u1                          56.00   3,500.00 × 1.6 %
      u2                          14.00   3,500.00 × 0.4 %
      insolvency                   5.25   3,500.00 × 0.15 %
      costs                    4,315.50   3,500.00 + shares 740.25 + 75.25
    `,
  },
  {
    name: 'IV with factor 0.920',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 400000 }],
      taxCard: { taxClass: 4, factor: '0.920' },
    },
    paper: `
      gross                    4,000.00   monthly salary
      health                     292.00   4,000.00 × 7.3 %
      additional                  58.00   4,000.00 × 1.45 %
      care                        96.00   4,000.00 × 2.4 % (childless)
      pension                    372.00   4,000.00 × 9.3 %
      unemployment                52.00   4,000.00 × 1.3 %
      wage tax                   482.50   year 48,000.00 − lump sums 1,266.00 − insurance 9,672.00 = 37,062.00; tax 5,790.00 (× 0.920) / 12
      soli                         0.00   below the limit
      net                      2,647.50   4,000.00 − 482.50 − 870.00
      payout                   2,647.50   net
      u1                          64.00   4,000.00 × 1.6 %
      u2                          16.00   4,000.00 × 0.4 %
      insolvency                   6.00   4,000.00 × 0.15 %
      costs                    4,932.00   4,000.00 + shares 846.00 + 86.00
    `,
  },
  {
    name: 'V, childless',
    input: { earnings: [{ kind: 'salary', monthlyCents: 220000 }], taxCard: { taxClass: 5 } },
    paper: `
      gross                    2,200.00   monthly salary
      health                     160.60   2,200.00 × 7.3 %
      additional                  31.90   2,200.00 × 1.45 %
      care                        52.80   2,200.00 × 2.4 % (childless)
      pension                    204.60   2,200.00 × 9.3 %
      unemployment                28.60   2,200.00 × 1.3 %
      wage tax                   365.08   year 26,400.00 − lump sums 1,266.00 − insurance 5,320.00 = 19,814.00; tax 4,381.00 / 12
      soli                         0.00   below the limit
      net                      1,356.42   2,200.00 − 365.08 − 478.50
      payout                   1,356.42   net
      u1                          35.20   2,200.00 × 1.6 %
      u2                           8.80   2,200.00 × 0.4 %
      insolvency                   3.30   2,200.00 × 0.15 %
      costs                    2,712.60   2,200.00 + shares 465.30 + 47.30
    `,
  },
  {
    name: 'VI, childless',
    input: { earnings: [{ kind: 'salary', monthlyCents: 240000 }], taxCard: { taxClass: 6 } },
    paper: `
      gross                    2,400.00   monthly salary
      health                     175.20   2,400.00 × 7.3 %
      additional                  34.80   2,400.00 × 1.45 %
      care                        57.60   2,400.00 × 2.4 % (childless)
      pension                    223.20   2,400.00 × 9.3 %
      unemployment                31.20   2,400.00 × 1.3 %
      wage tax                   476.41   year 28,800.00 − insurance 5,804.00 = 22,996.00; tax 5,717.00 / 12
      soli                         0.00   below the limit
      net                      1,401.59   2,400.00 − 476.41 − 522.00
      payout                   1,401.59   net
      u1                          38.40   2,400.00 × 1.6 %
      u2                           9.60   2,400.00 × 0.4 %
      insolvency                   3.60   2,400.00 × 0.15 %
      costs                    2,959.20   2,400.00 + shares 507.60 + 51.60
    `,
  },
]
