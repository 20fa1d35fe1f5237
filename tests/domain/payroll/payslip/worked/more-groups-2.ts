import type { WorkedPayslip } from '../worked-payslip'

/** More kinds of people and events: each amount in euros with how it is found on paper. */
export const moreGroups2: WorkedPayslip[] = [
  {
    name: 'second small job, insured, flat tax of 20 %',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 45000 }],
      taxCard: undefined,
      employee: { isParent: true, church: 'ev' },
      employment: { isSmallJob: true },
    },
    paper: `
      gross                      450.00   monthly pay
      health                      32.85   450.00 × 7.3 %
      additional                   6.53   450.00 × 1.45 %
      care                         8.10   450.00 × 1.8 %
      pension                     41.85   450.00 × 9.3 %
      unemployment                 5.85   450.00 × 1.3 %
      net                        354.82   450.00 − 0.00 − 95.18
      payout                     354.82   net
      u1                           7.20   450.00 × 1.6 %
      u2                           1.80   450.00 × 0.4 %
      insolvency                   0.68   450.00 × 0.15 %
      flat tax of employer       103.05   450.00 × 20 % = 90.00, Soli 4.95, church 8.10
      costs                      657.91   450.00 + shares 95.18 + levies 9.68 + flat tax
    `,
  },
  {
    name: 'partial retirement: top-up of 30 %, pension insurance on 80 % more',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 200000 },
        { kind: 'partial_retirement', regularPayCents: 200000, topUpPercent: '30' },
      ],
      taxCard: { taxClass: 1 },
      employee: { birthDate: '1964-03-05', isParent: true },
      employment: { personGroup: '103' },
    },
    paper: `
      gross                    2,600.00   2,000.00 + 30 % free of tax (§ 3 no. 28 EStG)
      health                     146.00   2,000.00 × 7.3 %
      additional                  29.00   2,000.00 × 1.45 %
      care                        36.00   2,000.00 × 1.8 %
      pension                    186.00   2,000.00 × 9.3 %
      unemployment                26.00   2,000.00 × 1.3 %
      base pension fictitious   1,600.00   80 % of 2,000.00; 90 % of 8,450.00 leaves 5,605.00
      pension fictitious         297.60   1,600.00 × 18.6 %, employer alone
      wage tax                    91.08   year 24,000.00 − lump sums 1,266.00 − insurance 4,692.00 = 18,042.00; tax 1,093.00 / 12
      soli                         0.00   below the limit
      net                      2,085.92   2,600.00 − 91.08 − 423.00
      payout                   2,085.92   net
      u1                          32.00   2,000.00 × 1.6 %
      u2                           8.00   2,000.00 × 0.4 %
      insolvency                   3.00   2,000.00 × 0.15 %
      costs                    3,363.60   2,600.00 + shares 720.60 + levies 43.00
    `,
  },
  {
    name: 'two creditors, one dependant',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 360000 }],
      taxCard: { taxClass: 1 },
      garnishments: [
        { kind: 'ordinary', dependants: 1, dueCents: 5000 },
        { kind: 'ordinary', dependants: 1, dueCents: 900000 },
      ],
    },
    paper: `
      gross                    3,600.00   monthly salary
      health                     262.80   3,600.00 × 7.3 %
      additional                  52.20   3,600.00 × 1.45 %
      care                        86.40   3,600.00 × 2.4 %
      pension                    334.80   3,600.00 × 9.3 %
      unemployment                46.80   3,600.00 × 1.3 %
      wage tax                   428.75   year 43,200.00 − lump sums 1,266.00 − insurance 8,705.00 = 33,229.00; tax 5,145.00 / 12
      soli                         0.00   below the limit
      net                      2,388.25   3,600.00 − 428.75 − 783.00
      garnishment               -119.89   (2,380.00 − 1,555.00 − 585.23) × 5/10 = 119.885, to the nearest cent: 50.00 to the first, the rest to the second
      payout                   2,268.36   net with the items above
      u1                          57.60   3,600.00 × 1.6 %
      u2                          14.40   3,600.00 × 0.4 %
      insolvency                   5.40   3,600.00 × 0.15 %
      costs                    4,438.80   3,600.00 + shares 761.40 + levies 77.40
    `,
  },
  {
    name: 'maintenance before everything: 1,450 € protected',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 360000 }],
      taxCard: { taxClass: 1 },
      garnishments: [{ kind: 'maintenance', protectedCents: 145000, dueCents: 60000 }],
    },
    paper: `
      gross                    3,600.00   monthly salary
      health                     262.80   3,600.00 × 7.3 %
      additional                  52.20   3,600.00 × 1.45 %
      care                        86.40   3,600.00 × 2.4 %
      pension                    334.80   3,600.00 × 9.3 %
      unemployment                46.80   3,600.00 × 1.3 %
      wage tax                   428.75   year 43,200.00 − lump sums 1,266.00 − insurance 8,705.00 = 33,229.00; tax 5,145.00 / 12
      soli                         0.00   below the limit
      net                      2,388.25   3,600.00 − 428.75 − 783.00
      garnishment               -600.00   2,388.25 − 1,450.00 = 938.25, due 600.00
      payout                   1,788.25   net with the items above
      u1                          57.60   3,600.00 × 1.6 %
      u2                          14.40   3,600.00 × 0.4 %
      insolvency                   5.40   3,600.00 × 0.15 %
      costs                    4,438.80   3,600.00 + shares 761.40 + levies 77.40
    `,
  },
  {
    name: 'managing director who is an employee: no U1',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 600000 }],
      taxCard: { taxClass: 3 },
      employment: { isManagingDirector: true },
    },
    paper: `
      gross                    6,000.00   monthly salary
      health                     424.31   5,812.50 × 7.3 %
      additional                  84.28   5,812.50 × 1.45 %
      care                       139.50   5,812.50 × 2.4 %
      pension                    558.00   6,000.00 × 9.3 %
      unemployment                78.00   6,000.00 × 1.3 %
      wage tax                   620.66   year 72,000.00 − lump sums 1,266.00 − insurance 14,264.00 = 56,470.00; tax 7,448.00 / 12
      soli                         0.00   below the limit
      net                      4,095.25   6,000.00 − 620.66 − 1,284.09
      payout                   4,095.25   net
      u2                          24.00   6,000.00 × 0.4 %
      insolvency                   9.00   6,000.00 × 0.15 %
      costs                    7,282.22   6,000.00 + shares 1,249.22 + levies 33.00
    `,
  },
  {
    name: 'pharmacist in a professional scheme',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 500000 }],
      taxCard: { taxClass: 1 },
      employment: { contributionGroup: '1011', pensionExemption: 'professional_scheme' },
    },
    paper: `
      gross                    5,000.00   monthly salary
      health                     365.00   5,000.00 × 7.3 %
      additional                  72.50   5,000.00 × 1.45 %
      care                       120.00   5,000.00 × 2.4 %
      unemployment                65.00   5,000.00 × 1.3 %
      wage tax                   782.41   year 60,000.00 − lump sums 1,266.00 − insurance 12,090.00 = 46,644.00; tax 9,389.00 / 12
      soli                         0.00   below the limit
      net                      3,595.09   5,000.00 − 782.41 − 622.50
      pension subsidy            465.00   5,000.00 × 9.3 %, half the premium (§ 172a SGB VI)
      payout                   4,060.09   net with the items above
      u1                          80.00   5,000.00 × 1.6 %
      u2                          20.00   5,000.00 × 0.4 %
      insolvency                   7.50   5,000.00 × 0.15 %
      costs                    6,165.00   5,000.00 + shares 592.50 + levies 107.50 + subsidy 465.00
    `,
  },
]
