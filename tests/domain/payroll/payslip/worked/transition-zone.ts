import type { WorkedPayslip } from '../worked-payslip'

/** Transition zone: each amount in euros with how it is found on paper. */
export const transitionZone: WorkedPayslip[] = [
  {
    name: '1,000 €, childless',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 100000 }],
      employment: { isInTransitionZone: true },
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    1,000.00   monthly salary, taxed in full
      health                      41.49   568.36 × 7.3 % (lower base; whole base 854.06)
      additional                   8.24   568.36 × 1.45 %
      care                        15.35   568.36 × 1.8 % + 854.06 × 0.6 %
      pension                     52.86   568.36 × 9.3 %
      unemployment                 7.39   568.36 × 1.3 %
      wage tax                     0.00   year 12,000.00 − lump sums 1,266.00 − insurance 2,574.00 = 8,160.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                        874.67   1,000.00 − 0.00 − 125.33
      payout                     874.67   net
      u1                          13.66   854.06 × 1.6 %
      u2                           3.42   854.06 × 0.4 %
      insolvency                   1.28   854.06 × 0.15 %
      costs                    1,259.41   1,000.00 + shares 241.05 + 18.36
    `,
  },
  {
    name: '1,500 €, three children',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 150000 }],
      employment: { isInTransitionZone: true },
      taxCard: { taxClass: 1 },
      employee: { isParent: true, childBirthDates: ['2015-04-02', '2018-08-19', '2021-01-30'] },
    },
    paper: `
      gross                    1,500.00   monthly salary, taxed in full
      health                      93.75   1,284.18 × 7.3 % (lower base; whole base 1,427.03)
      additional                  18.62   1,284.18 × 1.45 %
      care                        16.70   1,284.18 × 1.8 % − 1,284.18 × 0.5 %
      pension                    119.43   1,284.18 × 9.3 %
      unemployment                16.69   1,284.18 × 1.3 %
      wage tax                     9.91   year 18,000.00 − lump sums 1,266.00 − insurance 3,574.00 = 13,160.00; tax 119.00 / 12
      soli                         0.00   below the limit
      net                      1,224.90   1,500.00 − 9.91 − 265.19
      payout                   1,224.90   net
      u1                          22.83   1,427.03 × 1.6 %
      u2                           5.71   1,427.03 × 0.4 %
      insolvency                   2.14   1,427.03 × 0.15 %
      costs                    1,862.69   1,500.00 + shares 332.01 + 30.68
    `,
  },
  {
    name: '800 € in 2025, class V',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 80000 }],
      employment: { isInTransitionZone: true },
      taxCard: { taxClass: 5 },
      month: '2025-05',
    },
    paper: `
      gross                      800.00   monthly salary, taxed in full
      health                      24.67   337.95 × 7.3 % (lower base; whole base 646.74)
      additional                   4.22   337.95 × 1.25 %
      care                         9.96   337.95 × 1.8 % + 646.74 × 0.6 %
      pension                     31.43   337.95 × 9.3 %
      unemployment                 4.39   337.95 × 1.3 %
      wage tax                    73.33   year 9,600.00 − lump sums 1,266.00 − insurance 2,045.00 = 6,289.00; tax 880.00 / 12
      soli                         0.00   below the limit
      net                        652.00   800.00 − 73.33 − 74.67
      payout                     652.00   net
      u1                          10.35   646.74 × 1.6 %
      u2                           2.59   646.74 × 0.4 %
      insolvency                   0.97   646.74 × 0.15 %
      costs                    1,014.10   800.00 + shares 200.19 + 13.91
    `,
  },
  {
    name: 'a month below the limit: the employer alone',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 50000 }],
      employment: { isInTransitionZone: true },
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                      500.00   monthly salary, taxed in full
      health                       0.00   0.00 × 7.3 % (lower base; whole base 330.95)
      additional                   0.00   0.00 × 1.45 %
      care                         1.99   0.00 × 1.8 % + 330.95 × 0.6 %
      pension                      0.00   0.00 × 9.3 %
      unemployment                 0.00   0.00 × 1.3 %
      wage tax                     0.00   year 6,000.00 − lump sums 1,266.00 − insurance 1,287.00 = 3,447.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                        498.01   500.00 − 0.00 − 1.99
      payout                     498.01   net
      u1                           5.30   330.95 × 1.6 %
      u2                           1.32   330.95 × 0.4 %
      insolvency                   0.50   330.95 × 0.15 %
      costs                      647.12   500.00 + shares 140.00 + 7.12
    `,
  },
  {
    name: '2,000 €: as by the general rules',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 200000 }],
      employment: { isInTransitionZone: true },
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    2,000.00   monthly salary, taxed in full
      health                     146.00   2,000.00 × 7.3 % (lower base; whole base 2,000.00)
      additional                  29.00   2,000.00 × 1.45 %
      care                        48.00   2,000.00 × 1.8 % + 2,000.00 × 0.6 %
      pension                    186.00   2,000.00 × 9.3 %
      unemployment                26.00   2,000.00 × 1.3 %
      wage tax                    88.16   year 24,000.00 − lump sums 1,266.00 − insurance 4,836.00 = 17,898.00; tax 1,058.00 / 12
      soli                         0.00   below the limit
      net                      1,476.84   2,000.00 − 88.16 − 435.00
      payout                   1,476.84   net
      u1                          32.00   2,000.00 × 1.6 %
      u2                           8.00   2,000.00 × 0.4 %
      insolvency                   3.00   2,000.00 × 0.15 %
      costs                    2,466.00   2,000.00 + shares 423.00 + 43.00
    `,
  },
  {
    name: 'working student, pension insurance alone',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 120000 }],
      employment: { isInTransitionZone: true, contributionGroup: '0100', personGroup: '106' },
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    1,200.00   monthly salary, taxed in full
      pension                     79.49   854.69 × 9.3 % (lower base; whole base 1,083.25)
      wage tax                     0.00   year 14,400.00 − lump sums 1,266.00 − insurance 2,902.00 = 10,232.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                      1,120.51   1,200.00 − 0.00 − 79.49
      payout                   1,120.51   net
      u1                          17.33   1,083.25 × 1.6 %
      u2                           4.33   1,083.25 × 0.4 %
      insolvency                   1.62   1,083.25 × 0.15 %
      costs                    1,345.27   1,200.00 + shares 121.99 + 23.28
    `,
  },
  {
    name: '1,100 € with one-time pay of 300 € in the zone',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 110000 },
        { kind: 'one_time', amountCents: 30000 },
      ],
      employment: { isInTransitionZone: true },
      taxCard: { taxClass: 1 },
      expectedAnnualPayCents: 1320000,
    },
    paper: `
      gross                    1,400.00   1,100.00 + 300.00
      health                      51.94   711.52 × 7.3 % (lower base; whole base 968.66)
      additional                  10.32   711.52 × 1.45 %
      care                        18.62   711.52 × 1.8 % + 968.66 × 0.6 %
      pension                     66.17   711.52 × 9.3 %
      unemployment                 9.25   711.52 × 1.3 %
      health one-time             31.35   1,141.02 × 7.3 % (lower base; whole base 1,312.44), less 51.94 of the running pay
      additional one-time          6.22   1,141.02 × 1.45 %, less 10.32 of the running pay
      care one-time                9.79   1,141.02 × 1.8 % + 1,312.44 × 0.6 %, less 18.62 of the running pay
      pension one-time            39.94   1,141.02 × 9.3 %, less 66.17 of the running pay
      unemployment one-time        5.58   1,141.02 × 1.3 %, less 9.25 of the running pay
      wage tax                     0.00   year 13,200.00 − lump sums 1,266.00 − insurance 2,832.00 = 9,102.00; tax 0.00 / 12
      soli                         0.00   below the limit
      wage tax one-time            0.00   year's tax on 13,500.00 less that on 13,200.00
      soli one-time                0.00   below the limit
      net                      1,150.82   1,400.00 − 0.00 − 249.18
      payout                   1,150.82   net
      u1                          15.50   968.66 × 1.6 %
      u2                           3.87   968.66 × 0.4 %
      insolvency                   1.97   1,312.44 × 0.15 %
      costs                    1,735.19   1,400.00 + shares 313.85 + 21.34
    `,
  },
]
