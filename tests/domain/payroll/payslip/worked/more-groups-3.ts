import { type WorkedPayslip, yearOfMonths } from '../worked-payslip'

/** More kinds of people and events: each amount in euros with how it is found on paper. */
export const moreGroups3: WorkedPayslip[] = [
  {
    name: 'two jobs of 5,000 and 4,000 €: the ceilings are shared',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 500000 }],
      taxCard: { taxClass: 1 },
      employment: { others: [{ kind: 'insured', monthlyCents: 400000 }] },
    },
    paper: `
      gross                    5,000.00   monthly salary
      base health              3,229.17   5,812.50 × 5,000 / 9,000 (§ 22 (2) SGB IV)
      base pension             4,694.44   8,450.00 × 5,000 / 9,000
      health                     235.73   3,229.17 × 7.3 %
      additional                  46.82   3,229.17 × 1.45 %
      care                        77.50   3,229.17 × 2.4 %
      pension                    436.58   4,694.44 × 9.3 %
      unemployment                61.03   4,694.44 × 1.3 %
      wage tax                   782.41   year 60,000.00 − lump sums 1,266.00 − insurance 12,090.00 = 46,644.00; tax 9,389.00 / 12
      soli                         0.00   below the limit
      net                      3,359.93   5,000.00 − 782.41 − 857.66
      payout                   3,359.93   net
      u1                          75.11   4,694.44 × 1.6 %
      u2                          18.78   4,694.44 × 0.4 %
      insolvency                   7.04   4,694.44 × 0.15 %
      costs                    5,939.22   5,000.00 + shares 838.29 + levies 100.93
    `,
  },
  {
    name: 'transition zone in Saxony, childless',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 140000 }],
      taxCard: { taxClass: 1 },
      employer: { state: 'SN' },
      employment: { isInTransitionZone: true },
    },
    paper: `
      gross                    1,400.00   monthly pay
      base health              1,312.44   0.6619 × 603 + (2,000 / 1,397 − 603 / 1,397 × 0.6619) × 797
      health                      83.29   1,141.02 × 7.3 %
      additional                  16.54   1,141.02 × 1.45 %
      care                        35.82   1,141.02 × 1.3 % + 1,312.44 × 1 % alone + × 0.6 %
      pension                    106.11   1,141.02 × 9.3 %
      unemployment                14.83   1,141.02 × 1.3 %
      wage tax                     0.00   year 16,800.00 − lump sums 1,266.00 − insurance 3,470.00 = 12,064.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                      1,143.41   1,400.00 − 0.00 − 256.59
      payout                   1,143.41   net
      u1                          21.00   1,312.44 × 1.6 %
      u2                           5.25   1,312.44 × 0.4 %
      insolvency                   1.97   1,312.44 × 0.15 %
      costs                    1,734.66   1,400.00 + shares 306.44 + levies 28.22
    `,
  },
  {
    name: 'two jobs of 800 and 500 € in the zone, class VI',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 80000 }],
      taxCard: { taxClass: 6 },
      employee: { isParent: true },
      employment: { isInTransitionZone: true, others: [{ kind: 'insured', monthlyCents: 50000 }] },
    },
    paper: `
      gross                      800.00   monthly pay
      base health                737.13   the base of 1,300.00 × 800 / 1,300
      health                      44.83   614.06 × 7.3 %
      additional                   8.90   614.06 × 1.45 %
      care                        11.05   614.06 × 1.8 %
      pension                     57.11   614.06 × 9.3 %
      unemployment                 7.98   614.06 × 1.3 %
      wage tax                    90.08   year 9,600.00 − lump sums 0.00 − insurance 1,877.00 = 7,723.00; tax 1,081.00 / 12
      soli                         0.00   below the limit
      net                        580.05   800.00 − 90.08 − 129.87
      payout                     580.05   net
      u1                          11.79   737.13 × 1.6 %
      u2                           2.95   737.13 × 0.4 %
      insolvency                   1.11   737.13 × 0.15 %
      costs                      997.78   800.00 + shares 181.93 + levies 15.85
    `,
  },
  {
    name: 'exit on 15 May with holiday pay',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 360000, proration: 'thirtieths' },
        { kind: 'one_time', amountCents: 100000, purpose: 'holiday' },
      ],
      taxCard: { taxClass: 1 },
      employment: { to: '2026-05-15' },
      expectedAnnualPayCents: 1620000,
      history: { year: yearOfMonths(4, 360000) },
    },
    paper: `
      gross                    2,800.00   3,600.00 × 15 / 30 + 1,000.00
      health                     131.40   1,800.00 × 7.3 %
      additional                  26.10   1,800.00 × 1.45 %
      care                        43.20   1,800.00 × 2.4 %
      pension                    167.40   1,800.00 × 9.3 %
      unemployment                23.40   1,800.00 × 1.3 %
      health one-time             73.00   1,000.00 × 7.3 %
      additional one-time         14.50   1,000.00 × 1.45 %
      care one-time               24.00   1,000.00 × 2.4 %
      pension one-time            93.00   1,000.00 × 9.3 %
      unemployment one-time       13.00   1,000.00 × 1.3 %
      wage tax                   214.35   year 43,200.00 − lump sums 1,266.00 − insurance 8,705.00 = 33,229.00; tax 5,145.00 / 360 × 15 days
      soli                         0.00   below the limit
      wage tax one-time           12.00   year's tax on 17,200.00: 12.00, on 16,200.00: 0.00
      soli one-time                0.00   below the limit
      net                      1,964.65   2,800.00 − 226.35 − 609.00
      payout                   1,964.65   net
      u1                          28.80   1,800.00 × 1.6 %
      u2                           7.20   1,800.00 × 0.4 %
      insolvency                   4.20   2,800.00 × 0.15 %
      costs                    3,432.40   2,800.00 + shares 592.20 + levies 40.20
    `,
  },
]
