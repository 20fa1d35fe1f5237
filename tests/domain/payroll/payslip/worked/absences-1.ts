import type { WorkedPayslip } from '../worked-payslip'

/** Time without work: sickness, maternity, short-time work: each amount in euros with how it is found on paper. */
export const absences1: WorkedPayslip[] = [
  {
    name: 'Krankengeld from 13 May: ceilings of 12 days, tax of a month',
    input: {
      earnings: [{ kind: 'hours', hours: '130', hourlyWageCents: 2000 }],
      taxCard: { taxClass: 1 },
      absences: [{ kind: 'sick_benefit', from: '2026-05-13' }],
    },
    paper: `
      gross                    2,600.00   130 h × 20.00; ceiling of health 69,750 × 12 / 360 = 2,325.00
      health                     169.73   2,325.00 × 7.3 %
      additional                  33.71   2,325.00 × 1.45 %
      care                        55.80   2,325.00 × 2.4 %
      pension                    241.80   2,600.00 × 9.3 %
      unemployment                33.80   2,600.00 × 1.3 %
      wage tax                   207.91   year 31,200.00 − lump sums 1,266.00 − insurance 6,287.00 = 23,647.00; tax 2,495.00 / 12
      soli                         0.00   below the limit
      net                      1,857.25   2,600.00 − 207.91 − 534.84
      payout                   1,857.25   net
      u1                          41.60   2,600.00 × 1.6 %
      u2                          10.40   2,600.00 × 0.4 %
      insolvency                   3.90   2,600.00 × 0.15 %
      costs                    3,176.79   2,600.00 + shares 520.89 + levies 55.90
    `,
  },
  {
    name: 'unpaid leave since 10 April: insured until 9 May',
    input: {
      earnings: [{ kind: 'hours', hours: '22', hourlyWageCents: 2000 }],
      taxCard: { taxClass: 1 },
      absences: [{ kind: 'unpaid', from: '2026-04-10' }],
    },
    paper: `
      gross                      440.00   22 h × 20.00; 9 insured days (§ 7 (3) SGB IV)
      health                      32.12   440.00 × 7.3 %
      additional                   6.38   440.00 × 1.45 %
      care                        10.56   440.00 × 2.4 %
      pension                     40.92   440.00 × 9.3 %
      unemployment                 5.72   440.00 × 1.3 %
      wage tax                     0.00   year 5,280.00 − lump sums 1,266.00 − insurance 1,133.00 = 2,881.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                        344.30   440.00 − 0.00 − 95.70
      payout                     344.30   net
      u1                           7.04   440.00 × 1.6 %
      u2                           1.76   440.00 × 0.4 %
      insolvency                   0.66   440.00 × 0.15 %
      costs                      542.52   440.00 + shares 93.06 + levies 9.46
    `,
  },
  {
    name: 'maternity protection from 11 May: subsidy beside pay for ten days',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 100000 },
        { kind: 'maternity_subsidy', netOfThreeMonthsCents: 612345, days: 21 },
      ],
      taxCard: { taxClass: 1 },
      absences: [{ kind: 'maternity', from: '2026-05-11' }],
    },
    paper: `
      gross                    2,155.84   1,000.00 + subsidy (6,123.45 / 90 = 68.04 − 13.00) × 21 days = 1,155.84, free of tax and contributions
      health                      73.00   1,000.00 × 7.3 %
      additional                  14.50   1,000.00 × 1.45 %
      care                        24.00   1,000.00 × 2.4 %
      pension                     93.00   1,000.00 × 9.3 %
      unemployment                13.00   1,000.00 × 1.3 %
      wage tax                     0.00   year 12,000.00 − lump sums 1,266.00 − insurance 2,574.00 = 8,160.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                      1,938.34   2,155.84 − 0.00 − 217.50
      payout                   1,938.34   net
      u1                          16.00   1,000.00 × 1.6 %
      u2                           4.00   1,000.00 × 0.4 %
      insolvency                   1.50   1,000.00 × 0.15 %
      back maternity subsidy   1,155.84   by U2 in full (§ 1 (2) no. 1 AAG)
      costs                    2,388.84   2,155.84 + shares 211.50 + levies 21.50
    `,
  },
  {
    name: 'ban on work during pregnancy: pay as before, and all of it back by U2',
    input: { earnings: [{ kind: 'maternity_pay', amountCents: 285000 }], taxCard: { taxClass: 1 } },
    paper: `
      gross                    2,850.00   average of three months (§ 18 MuSchG)
      health                     208.05   2,850.00 × 7.3 %
      additional                  41.33   2,850.00 × 1.45 %
      care                        68.40   2,850.00 × 2.4 %
      pension                    265.05   2,850.00 × 9.3 %
      unemployment                37.05   2,850.00 × 1.3 %
      wage tax                   260.66   year 34,200.00 − lump sums 1,266.00 − insurance 6,892.00 = 26,042.00; tax 3,128.00 / 12
      soli                         0.00   below the limit
      net                      1,969.46   2,850.00 − 260.66 − 619.88
      payout                   1,969.46   net
      u1                          45.60   2,850.00 × 1.6 %
      u2                          11.40   2,850.00 × 0.4 %
      insolvency                   4.28   2,850.00 × 0.15 %
      back maternity pay       2,850.00   in full (§ 1 (2) no. 2 AAG)
      back employer shares       602.78   in full (§ 1 (2) no. 3 AAG)
      costs                    3,514.06   2,850.00 + shares 602.78 + levies 61.28
    `,
  },
  {
    name: 'short-time work at half pay, class I',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 175000 }],
      taxCard: { taxClass: 1 },
      shortTime: { fullPayCents: 350000, hasChild: false },
    },
    paper: `
      gross                    1,750.00   actual pay
      health                     127.75   1,750.00 × 7.3 %
      additional                  25.38   1,750.00 × 1.45 %
      care                        42.00   1,750.00 × 2.4 %
      pension                    162.75   1,750.00 × 9.3 %
      unemployment                22.75   1,750.00 × 1.3 %
      base health fictitious   1,400.00   80 % of 3,500.00 − 1,750.00
      base pension fictitious   1,400.00   the same for pension insurance
      health fictitious          204.40   1,400.00 × 14.6 %, employer alone
      additional fictitious       40.60   1,400.00 × 2.9 %, employer alone
      care fictitious             50.40   1,400.00 × 3.6 %, employer alone
      pension fictitious         260.40   1,400.00 × 18.6 %, employer alone
      wage tax                    44.33   year 21,000.00 − lump sums 1,266.00 − insurance 4,232.00 = 15,502.00; tax 532.00 / 12
      soli                         0.00   below the limit
      net                      1,325.04   1,750.00 − 44.33 − 380.63
      short time allowance       617.10   (3,500.00 − 20 % − tax 411.58) − (1,760.00 − 20 % − tax 48.08) = 1,028.50, × 60 %
      payout                   1,942.14   net with the items above
      u1                          28.00   1,750.00 × 1.6 %
      u2                           7.00   1,750.00 × 0.4 %
      insolvency                   2.63   1,750.00 × 0.15 %
      costs                    2,713.56   1,750.00 + shares 925.93 + levies 37.63
    `,
  },
  {
    name: 'short-time work, class III with two children: 67 %',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 160000 }],
      taxCard: { taxClass: 3 },
      shortTime: { fullPayCents: 400000, hasChild: true },
      employee: { isParent: true, childBirthDates: ['2015-03-01', '2018-07-01'] },
    },
    paper: `
      gross                    1,600.00   actual pay
      health                     116.80   1,600.00 × 7.3 %
      additional                  23.20   1,600.00 × 1.45 %
      care                        24.80   1,600.00 × 1.55 %
      pension                    148.80   1,600.00 × 9.3 %
      unemployment                20.80   1,600.00 × 1.3 %
      base health fictitious   1,920.00   80 % of 4,000.00 − 1,600.00
      base pension fictitious   1,920.00   the same for pension insurance
      health fictitious          280.32   1,920.00 × 14.6 %, employer alone
      additional fictitious       55.68   1,920.00 × 2.9 %, employer alone
      care fictitious             69.12   1,920.00 × 3.6 %, employer alone
      pension fictitious         357.12   1,920.00 × 18.6 %, employer alone
      wage tax                     0.00   year 19,200.00 − lump sums 1,266.00 − insurance 3,706.00 = 14,228.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                      1,265.60   1,600.00 − 0.00 − 334.40
      short time allowance     1,147.27   (4,000.00 − 20 % − tax 207.66) − (1,600.00 − 20 % − tax 0.00) = 1,712.34, × 67 %
      payout                   2,412.87   net with the items above
      u1                          25.60   1,600.00 × 1.6 %
      u2                           6.40   1,600.00 × 0.4 %
      insolvency                   2.40   1,600.00 × 0.15 %
      costs                    2,735.04   1,600.00 + shares 1,100.64 + levies 34.40
    `,
  },
]
