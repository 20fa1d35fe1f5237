import { insuredYear, NO_YEAR, type WorkedPayslip, yearOfMonths } from '../worked-payslip'

/** Several jobs, directors, earlier employers and leave: each amount in euros with how it is found on paper. */
export const jobsAndLeave: WorkedPayslip[] = [
  {
    name: 'managing director who is no employee, class III: wage tax alone',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 800000 }],
      employment: { personGroup: 'director', contributionGroup: '0000' },
      taxCard: { taxClass: 3 },
    },
    paper: `
      gross                    8,000.00   as agreed
      wage tax                 1,394.33   year 96,000.00 − lump sums 1,266.00 − insurance 69,750.00 × 10.85 % = 7,568.00: 87,166.00; 2 × 8,366.00 / 12
      soli                         0.00   16,732.00 is below 40,700.00
      net                      6,605.67   8,000.00 − 1,394.33
      payout                   6,605.67   net
      costs                    8,000.00   no contributions, no levies
    `,
  },
  {
    name: 'bonus of somebody new this year, earlier pay unknown',
    input: {
      month: '2026-11',
      earnings: [
        { kind: 'salary', monthlyCents: 300000 },
        { kind: 'one_time', amountCents: 300000 },
      ],
      employment: { from: '2026-07-01' },
      earlierEmployers: 'unknown',
      history: { year: yearOfMonths(4, 300000) },
    },
    paper: `
      gross                    6,000.00   3,000.00 + 3,000.00
      health                     219.00   3,000.00 × 7.3 %
      additional                  43.50   3,000.00 × 1.45 %
      care                        72.00   3,000.00 × 2.4 %
      pension                    279.00   3,000.00 × 9.3 %
      unemployment                39.00   3,000.00 × 1.3 %
      base health one-time     3,000.00   room: 69,750 / 360 × 150 = 29,062.50 less 15,000.00
      health one-time            219.00   3,000.00 × 7.3 %
      additional one-time         43.50   3,000.00 × 1.45 %
      care one-time               72.00   3,000.00 × 2.4 %
      pension one-time           279.00   3,000.00 × 9.3 %
      unemployment one-time       39.00   3,000.00 × 1.3 %
      wage tax                   293.08   year 36,000.00 − lump sums 1,266.00 − insurance 7,254.00 = 27,480.00; tax 3,517.00 / 12
      soli                         0.00   below the limit
      wage tax one-time          664.00   year: July to December 18,000.00, January to June as much again; tax on 39,000.00 is 4,181.00, on 36,000.00 3,517.00
      soli one-time                0.00   below the limit
      net                      3,737.92   6,000.00 − 957.08 − 1,305.00
      payout                   3,737.92   net
      u1                          48.00   3,000.00 × 1.6 %
      u2                          12.00   3,000.00 × 0.4 %
      insolvency                   9.00   6,000.00 × 0.15 %
      costs                    7,338.00   6,000.00 + shares 2 × 634.50 + levies 69.00
    `,
  },
  {
    name: 'two Minijobs of 60 €: the minimum base in halves',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 6000 }],
      taxCard: undefined,
      employment: {
        personGroup: '109',
        contributionGroup: '6100',
        fundId: undefined,
        others: [{ kind: 'minijob', monthlyCents: 6000 }],
      },
    },
    paper: `
      gross                       60.00   as agreed
      base pension                87.50   175.00 × 60.00 / 120.00
      pension                      7.28   87.50 × 18.6 % = 16.28 less the employer's 60.00 × 15 % = 9.00
      health                       0.00   the employer alone, 60.00 × 13 % = 7.80
      net                         52.72   60.00 − 7.28
      payout                      52.72   net
      u1                           0.48   60.00 × 0.8 %
      u2                           0.13   60.00 × 0.22 %
      insolvency                   0.09   60.00 × 0.15 %
      flat tax of employer         1.20   60.00 × 2 %
      costs                       78.70   60.00 + shares 16.80 + levies 0.70 + flat tax 1.20
    `,
  },
  {
    name: 'pensioner in the zone, a parent past the age limit',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 120000 }],
      employee: { birthDate: '1955-06-06', isParent: true },
      employment: { personGroup: '119', contributionGroup: '3321', isInTransitionZone: true },
    },
    paper: `
      gross                    1,200.00   as agreed
      base health              1,083.25   0.6619 × 603 + (2,000 / 1,397 − 603 / 1,397 × 0.6619) × 597; the employee's: 2,000 / 1,397 × 597 = 854.69
      health                      59.83   854.69 × 7.0 %; the employer 2 × 75.83 − 59.83 = 91.83
      additional                  12.39   854.69 × 1.45 %; the employer 2 × 15.71 − 12.39 = 19.03
      care                        15.38   854.69 × 1.8 %; the employer 2 × 19.50 − 15.38 = 23.62
      pension                      0.00   the employer alone, 1,083.25 × 9.3 % = 100.74
      unemployment                 0.00   the employer alone, 1,083.25 × 1.3 % = 14.08
      wage tax                     0.00   2,000.00 a month are free past the age limit
      soli                         0.00   no wage tax
      net                      1,112.40   1,200.00 − 87.60
      payout                   1,112.40   net
      u1                          17.33   1,083.25 × 1.6 %
      u2                           4.33   1,083.25 × 0.4 %
      insolvency                   1.62   1,083.25 × 0.15 %
      costs                    1,472.58   1,200.00 + shares 249.30 + levies 23.28
    `,
  },
  {
    name: 'bonus beside another job, both above the ceiling of health insurance since May',
    input: {
      month: '2026-11',
      earnings: [
        { kind: 'salary', monthlyCents: 150000 },
        { kind: 'one_time', amountCents: 300000 },
      ],
      employment: {
        from: '2026-05-01',
        others: [
          {
            kind: 'insured',
            monthlyCents: 660000,
            liableThisYear: { healthCents: 6 * 462019, pensionCents: 6 * 660000 },
          },
        ],
      },
      earlierEmployers: 'none',
      history: {
        year: { ...yearOfMonths(6, 150000), insured: insuredYear(180, 6 * 119231, 6 * 150000) },
      },
    },
    paper: `
      gross                    4,500.00   1,500.00 + 3,000.00
      base health              1,192.31   5,812.50 × 1,500.00 / (1,500.00 + 5,812.50), the other job cut to the ceiling
      health                      87.04   1,192.31 × 7.3 %
      additional                  17.29   1,192.31 × 1.45 %
      care                        28.62   1,192.31 × 2.4 %
      base pension             1,500.00   1,500.00 + 6,600.00 are below 8,450.00
      pension                    139.50   1,500.00 × 9.3 %
      unemployment                19.50   1,500.00 × 1.3 %
      base health one-time         0.00   69,750 / 360 × 210 = 40,687.50 less 7 × (1,192.31 + 4,620.19)
      health one-time              0.00   no room
      additional one-time          0.00   no room
      care one-time                0.00   no room
      base pension one-time    2,450.00   101,400 / 360 × 210 = 59,150.00 less 7 × (1,500.00 + 6,600.00)
      pension one-time           227.85   2,450.00 × 9.3 %
      unemployment one-time       31.85   2,450.00 × 1.3 %
      wage tax                     9.25   year 18,000.00 − lump sums 1,266.00 − insurance 3,627.00 = 13,107.00; tax 111.00 / 12
      soli                         0.00   below the limit
      wage tax one-time            0.00   12,000.00 since May and 3,000.00: below the basic allowance
      soli one-time                0.00   no wage tax
      net                      3,939.10   4,500.00 − 9.25 − 551.65
      payout                   3,939.10   net
      u1                          24.00   1,500.00 × 1.6 %
      u2                           6.00   1,500.00 × 0.4 %
      insolvency                   5.93   3,950.00 × 0.15 %
      costs                    5,080.42   4,500.00 + shares 284.79 + 259.70 + levies 35.93
    `,
  },
  {
    name: 'holiday pay of somebody privately insured: a subsidy on it within half of the year’s premiums',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 450000 },
        { kind: 'one_time', amountCents: 300000, purpose: 'holiday' },
      ],
      employment: {
        contributionGroup: '0110',
        privateInsurance: {
          healthPremiumCents: 110000,
          carePremiumCents: 8000,
          taxPremiumCents: 90000,
        },
      },
      history: {
        year: {
          ...yearOfMonths(4, 450000),
          insured: { ...NO_YEAR.insured, ...pensionOf(4, 450000) },
          privateCover: {
            days: 120,
            baseCents: 4 * 450000,
            health: { halfPremiumCents: 4 * 55000, paidCents: 4 * 39375 },
            care: { halfPremiumCents: 4 * 4000, paidCents: 4 * 4000 },
          },
        },
      },
    },
    paper: `
      gross                    7,500.00   4,500.00 + 3,000.00
      pension                    418.50   4,500.00 × 9.3 %
      unemployment                58.50   4,500.00 × 1.3 %
      pension one-time           279.00   3,000.00 × 9.3 %
      unemployment one-time       39.00   3,000.00 × 1.3 %
      wage tax                   657.25   year 54,000.00 − lump sums 1,266.00 − insurance 5,022.00 + (900.00 − 433.75) × 12 = 42,117.00; tax 7,887.00 / 12
      soli                         0.00   below the limit
      wage tax one-time          894.00   year's tax on 57,000.00 less that on 54,000.00
      soli one-time                0.00   below the limit
      net                      5,153.75   7,500.00 − 1,551.25 − 795.00
      health subsidy             393.75   4,500.00 × 8.75 %, below half of 1,100.00
      health subsidy one time    262.50   3,000.00 × 8.75 %; of half the year's premiums 5 × (550.00 − 393.75) are left
      care subsidy                40.00   half of 80.00, below 4,500.00 × 1.8 %
      payout                   5,850.00   5,153.75 + 696.25
      u1                          72.00   4,500.00 × 1.6 %
      u2                          18.00   4,500.00 × 0.4 %
      insolvency                  11.25   7,500.00 × 0.15 %
      costs                    9,092.50   7,500.00 + shares 795.00 + levies 101.25 + subsidies 696.25
    `,
  },
  {
    name: 'parental leave from 11 May: ceilings of ten days, tax of a month',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 240000 }],
      absences: [{ kind: 'parental_leave', from: '2026-05-11' }],
    },
    paper: `
      gross                    2,400.00   paid for ten days
      base health              1,937.50   69,750 / 360 × 10
      health                     141.44   1,937.50 × 7.3 %
      additional                  28.09   1,937.50 × 1.45 %
      care                        46.50   1,937.50 × 2.4 %
      base pension             2,400.00   below 101,400 / 360 × 10 = 2,816.67
      pension                    223.20   2,400.00 × 9.3 %
      unemployment                31.20   2,400.00 × 1.3 %
      wage tax                   166.91   year 28,800.00 − lump sums 1,266.00 − insurance 5,804.00 = 21,730.00; tax 2,003.00 / 12
      soli                         0.00   below the limit
      net                      1,762.66   2,400.00 − 166.91 − 470.43
      payout                   1,762.66   net
      u1                          38.40   2,400.00 × 1.6 %
      u2                           9.60   2,400.00 × 0.4 %
      insolvency                   3.60   2,400.00 × 0.15 %
      costs                    2,910.41   2,400.00 + shares 458.81 + levies 51.60
    `,
  },
]

function pensionOf(months: number, monthlyCents: number) {
  const pension = { days: 30 * months, cents: months * monthlyCents }
  return { pension, unemployment: pension }
}
