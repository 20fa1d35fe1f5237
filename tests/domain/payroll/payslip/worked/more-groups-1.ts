import { type WorkedPayslip, yearOfMonths } from '../worked-payslip'

/** More kinds of people and events: each amount in euros with how it is found on paper. */
export const moreGroups1: WorkedPayslip[] = [
  {
    name: 'severance of 10,000 €: taxed, not insured',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 300000 },
        { kind: 'severance', amountCents: 1000000 },
      ],
      taxCard: { taxClass: 1 },
      history: { year: yearOfMonths(4, 300000) },
    },
    paper: `
      gross                   13,000.00   3,000.00 + 10,000.00
      health                     219.00   3,000.00 × 7.3 %
      additional                  43.50   3,000.00 × 1.45 %
      care                        72.00   3,000.00 × 2.4 %
      pension                    279.00   3,000.00 × 9.3 %
      unemployment                39.00   3,000.00 × 1.3 %
      wage tax                   293.08   year 36,000.00 − lump sums 1,266.00 − insurance 7,254.00 = 27,480.00; tax 3,517.00 / 12
      soli                         0.00   below the limit
      wage tax one-time        2,905.00   year's tax on 46,000.00: 6,422.00, on 36,000.00: 3,517.00; insurance of both 7,254.00, § 39b (2) sentence 5 no. 3 EStG
      soli one-time                0.00   below the limit
      net                      9,149.42   13,000.00 − 3,198.08 − 652.50
      payout                   9,149.42   net
      u1                          48.00   3,000.00 × 1.6 %
      u2                          12.00   3,000.00 × 0.4 %
      insolvency                   4.50   3,000.00 × 0.15 %
      costs                   13,699.00   13,000.00 + shares 634.50 + levies 64.50
    `,
  },
  {
    name: 'three weeks of short-term work, flat tax of 25 %',
    input: {
      earnings: [{ kind: 'hours', hours: '70', hourlyWageCents: 1600 }],
      taxCard: undefined,
      employee: { church: 'rk' },
      employment: {
        personGroup: '110',
        contributionGroup: '0000',
        fundId: undefined,
        from: '2026-05-04',
        to: '2026-05-22',
        fixedTermTo: '2026-05-22',
      },
    },
    paper: `
      gross                    1,120.00   70 h × 16.00
      net                      1,120.00   1,120.00 − 0.00 − 0.00
      payout                   1,120.00   net
      u2                           2.46   1,120.00 × 0.22 %
      insolvency                   1.68   1,120.00 × 0.15 %
      flat tax of employer       320.60   1,120.00 × 25 % = 280.00, Soli 15.40, church 25.20
      costs                    1,444.74   1,120.00 + shares 0.00 + levies 4.14 + flat tax
    `,
  },
  {
    name: 'Minijob by tax card in class V',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 58000 }],
      taxCard: { taxClass: 5 },
      employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
    },
    paper: `
      gross                      580.00   monthly pay
      health                       0.00   the employer alone: 580.00 × 13 %
      pension                     20.88   580.00 × 3.6 %
      wage tax                    50.00   year 6,960.00 − lump sums 1,266.00 − insurance 1,403.00 = 4,291.00; tax 600.00 / 12
      soli                         0.00   below the limit
      net                        509.12   580.00 − 50.00 − 20.88
      payout                     509.12   net
      u1                           4.64   580.00 × 0.8 %
      u2                           1.28   580.00 × 0.22 %
      insolvency                   0.87   580.00 × 0.15 %
      costs                      749.19   580.00 + shares 162.40 + levies 6.79
    `,
  },
  {
    name: 'working student above the zone: pension insurance alone',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 210000 }],
      taxCard: { taxClass: 1 },
      employment: { personGroup: '106', contributionGroup: '0100' },
    },
    paper: `
      gross                    2,100.00   monthly pay
      pension                    195.30   2,100.00 × 9.3 %
      wage tax                   107.50   year 25,200.00 − lump sums 1,266.00 − insurance 5,078.00 = 18,856.00; tax 1,290.00 / 12
      soli                         0.00   below the limit
      net                      1,797.20   2,100.00 − 107.50 − 195.30
      payout                   1,797.20   net
      u1                          33.60   2,100.00 × 1.6 %
      u2                           8.40   2,100.00 × 0.4 %
      insolvency                   3.15   2,100.00 × 0.15 %
      costs                    2,340.45   2,100.00 + shares 195.30 + levies 45.15
    `,
  },
  {
    name: 'apprentice of 300 € with 200 € one-time pay: the employer alone up to 325 €',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 30000 },
        { kind: 'one_time', amountCents: 20000 },
      ],
      taxCard: { taxClass: 1 },
      employee: { birthDate: '2001-02-03' },
      employment: { personGroup: '102', from: '2026-05-01' },
      earlierEmployers: 'none',
    },
    paper: `
      gross                      500.00   300.00 + 200.00
      health                       0.00   employer alone 300.00 × 14.6 %
      additional                   0.00   employer alone 300.00 × 2.9 %
      care                         0.00   employer alone 300.00 × 4.2 %
      pension                      0.00   employer alone 300.00 × 18.6 %
      unemployment                 0.00   employer alone 300.00 × 2.6 %
      health one-time             12.78   175.00 × 7.3 %; 25.00 × 14.6 % the employer alone
      additional one-time          2.54   175.00 × 1.45 %; 25.00 × 2.9 % the employer alone
      care one-time                4.20   175.00 × 2.4 %; 25.00 × 4.2 % the employer alone
      pension one-time            16.28   175.00 × 9.3 %; 25.00 × 18.6 % the employer alone
      unemployment one-time        2.28   175.00 × 1.3 %; 25.00 × 2.6 % the employer alone
      wage tax                     0.00   year 3,600.00 − lump sums 1,266.00 − insurance 773.00 = 1,561.00; tax 0.00 / 12
      soli                         0.00   below the limit
      wage tax one-time            0.00   year's tax on 2,600.00: 0.00, on 2,400.00: 0.00
      soli one-time                0.00   below the limit
      net                        461.92   500.00 − 0.00 − 38.08
      payout                     461.92   net
      u1                           4.80   300.00 × 1.6 %
      u2                           1.20   300.00 × 0.4 %
      insolvency                   0.75   500.00 × 0.15 %
      costs                      683.21   500.00 + shares 176.46 + levies 6.75
    `,
  },
  {
    name: 'voluntary member who pays the fund himself: the employer’s part with the pay',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 700000 }],
      taxCard: { taxClass: 1 },
      employment: { contributionGroup: '0110', paysFundDirectly: true },
    },
    paper: `
      gross                    7,000.00   monthly salary
      pension                    651.00   7,000.00 × 9.3 %
      unemployment                91.00   7,000.00 × 1.3 %
      wage tax                 1,430.33   year 84,000.00 − lump sums 1,266.00 − insurance 15,380.00 = 67,354.00; tax 17,164.00 / 12
      soli                         0.00   below the limit
      net                      4,827.67   7,000.00 − 1,430.33 − 742.00
      health subsidy             508.59   5,812.50 × 7.3 % + × 1.45 % (§ 257 (1) SGB V)
      care subsidy               104.63   5,812.50 × 1.8 % (§ 61 (1) SGB XI)
      payout                   5,440.89   net with the items above
      u1                         112.00   7,000.00 × 1.6 %
      u2                          28.00   7,000.00 × 0.4 %
      insolvency                  10.50   7,000.00 × 0.15 %
      costs                    8,505.72   7,000.00 + shares 742.00 + levies 150.50 + subsidies 613.22
    `,
  },
]
