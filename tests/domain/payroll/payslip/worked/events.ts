import { insuredYear, type WorkedPayslip, yearOfMonths } from '../worked-payslip'

/** One-time pay, entry and exit, net deductions: each amount in euros with how it is found on paper. */
export const events: WorkedPayslip[] = [
  {
    name: 'Christmas pay within the room of the year',
    input: {
      month: '2026-11',
      earnings: [
        { kind: 'salary', monthlyCents: 300000 },
        { kind: 'one_time', label: 'Bonus', amountCents: 150000 },
      ],
      taxCard: { taxClass: 1, church: 'rk' },
      history: { year: yearOfMonths(10, 300000) },
    },
    paper: `
      gross                    4,500.00   3,000.00 + 1,500.00
      health                     219.00   3,000.00 × 7.3 %
      additional                  43.50   3,000.00 × 1.45 %
      care                        72.00   3,000.00 × 2.4 % (childless)
      pension                    279.00   3,000.00 × 9.3 %
      unemployment                39.00   3,000.00 × 1.3 %
      base health one-time     1,500.00   room: 69,750 / 360 × 330 = 63,937.50 less 33,000.00
      base pension one-time    1,500.00   the same for pension insurance
      health one-time            109.50   1,500.00 × 7.3 %
      additional one-time         21.75   1,500.00 × 1.45 %
      care one-time               36.00   1,500.00 × 2.4 % (childless)
      pension one-time           139.50   1,500.00 × 9.3 %
      unemployment one-time       19.50   1,500.00 × 1.3 %
      wage tax                   293.08   year 36,000.00 − lump sums 1,266.00 − insurance 7,254.00 = 27,480.00; tax 3,517.00 / 12
      soli                         0.00   below the limit
      church tax                  26.37   293.08 × 9 %
      wage tax one-time          330.00   year's tax on 37,500.00 less that on 36,000.00
      soli one-time                0.00   below the limit
      church tax one-time         29.70   330.00 × 9 %
      net                      2,842.10   4,500.00 − 679.15 − 978.75
      payout                   2,842.10   net
      u1                          48.00   3,000.00 × 1.6 %
      u2                          12.00   3,000.00 × 0.4 %
      insolvency                   6.75   4,500.00 × 0.15 %
      costs                    5,518.50   4,500.00 + shares 951.75 + 66.75
    `,
  },
  {
    name: 'bonus above the room of health insurance',
    input: {
      month: '2026-06',
      earnings: [
        { kind: 'salary', monthlyCents: 550000 },
        { kind: 'one_time', label: 'Bonus', amountCents: 600000 },
      ],
      taxCard: { taxClass: 1 },
      history: { year: yearOfMonths(5, 550000) },
    },
    paper: `
      gross                   11,500.00   5,500.00 + 6,000.00
      health                     401.50   5,500.00 × 7.3 %
      additional                  79.75   5,500.00 × 1.45 %
      care                       132.00   5,500.00 × 2.4 % (childless)
      pension                    511.50   5,500.00 × 9.3 %
      unemployment                71.50   5,500.00 × 1.3 %
      base health one-time     1,875.00   room: 69,750 / 360 × 180 = 34,875.00 less 33,000.00 = 1,875.00
      base pension one-time    6,000.00   the same for pension insurance
      health one-time            136.88   1,875.00 × 7.3 %
      additional one-time         27.19   1,875.00 × 1.45 %
      care one-time               45.00   1,875.00 × 2.4 % (childless)
      pension one-time           558.00   6,000.00 × 9.3 %
      unemployment one-time       78.00   6,000.00 × 1.3 %
      wage tax                   921.25   year 66,000.00 − lump sums 1,266.00 − insurance 13,299.00 = 51,435.00; tax 11,055.00 / 12
      soli                         0.00   below the limit
      wage tax one-time        1,837.00   year's tax on 72,000.00 less that on 66,000.00
      soli one-time                0.00   below the limit
      net                      6,700.43   11,500.00 − 2,758.25 − 2,041.32
      payout                   6,700.43   net
      u1                          88.00   5,500.00 × 1.6 %
      u2                          22.00   5,500.00 × 0.4 %
      insolvency                  17.25   11,500.00 × 0.15 %
      costs                   13,624.32   11,500.00 + shares 1,997.07 + 127.25
    `,
  },
  {
    name: 'March rule: a bonus of February belongs to last year',
    input: {
      month: '2026-02',
      earnings: [
        { kind: 'salary', monthlyCents: 500000 },
        { kind: 'one_time', label: 'Bonus', amountCents: 400000 },
      ],
      taxCard: { taxClass: 1 },
      history: {
        year: yearOfMonths(1, 500000),
        lastYear: { insured: insuredYear(360, 6000000), contributionGroup: '1111', fundId: 'nord' },
      },
    },
    paper: `
      gross                    9,000.00   5,000.00 + 4,000.00
      health                     365.00   5,000.00 × 7.3 %
      additional                  72.50   5,000.00 × 1.45 %
      care                       120.00   5,000.00 × 2.4 % (childless)
      pension                    465.00   5,000.00 × 9.3 %
      unemployment                65.00   5,000.00 × 1.3 %
      base health one-time     4,000.00   this year's room 11,625.00 − 10,000.00 is too small; last year's: 66,150.00 − 60,000.00, rates of December
      base pension one-time    4,000.00   the same for pension insurance
      health one-time            292.00   4,000.00 × 7.3 %
      additional one-time         50.00   4,000.00 × 1.25 %
      care one-time               96.00   4,000.00 × 2.4 % (childless)
      pension one-time           372.00   4,000.00 × 9.3 %
      unemployment one-time       52.00   4,000.00 × 1.3 %
      wage tax                   782.41   year 60,000.00 − lump sums 1,266.00 − insurance 12,090.00 = 46,644.00; tax 9,389.00 / 12
      soli                         0.00   below the limit
      wage tax one-time        1,102.00   year's tax on 64,000.00 less that on 60,000.00
      soli one-time                0.00   below the limit
      net                      5,166.09   9,000.00 − 1,884.41 − 1,949.50
      payout                   5,166.09   net
      u1                          80.00   5,000.00 × 1.6 %
      u2                          20.00   5,000.00 × 0.4 %
      insolvency                  13.50   9,000.00 × 0.15 %
      costs                   11,009.00   9,000.00 + shares 1,895.50 + 113.50
    `,
  },
  {
    name: 'entry on 15 May: 17 of 31 days',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 310000, proration: 'calendar_days' }],
      employment: { from: '2026-05-15' },
      taxCard: { taxClass: 1, church: 'ev' },
    },
    paper: `
      gross                    1,700.00   3,100.00 × 17 / 31
      health                     124.10   1,700.00 × 7.3 %
      additional                  24.65   1,700.00 × 1.45 %
      care                        40.80   1,700.00 × 2.4 % (childless)
      pension                    158.10   1,700.00 × 9.3 %
      unemployment                22.10   1,700.00 × 1.3 %
      wage tax                   165.92   year 36,000.00 − lump sums 1,266.00 − insurance 7,254.00 = 27,480.00; tax 3,517.00 / 360 × 17 days
      soli                         0.00   below the limit
      church tax                  14.79   9.76 × 9 % × 17 days
      net                      1,149.54   1,700.00 − 180.71 − 369.75
      payout                   1,149.54   net
      u1                          27.20   1,700.00 × 1.6 %
      u2                           6.80   1,700.00 × 0.4 %
      insolvency                   2.55   1,700.00 × 0.15 %
      costs                    2,096.10   1,700.00 + shares 359.55 + 36.55
    `,
  },
  {
    name: 'exit on 20 May at 9,300 € a month: ceilings of 20 days',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 930000, proration: 'thirtieths' }],
      employment: { to: '2026-05-20' },
      taxCard: { taxClass: 3 },
    },
    paper: `
      gross                    6,200.00   9,300.00 × 20 / 30
      health                     282.88   3,875.00 × 7.3 %
      additional                  56.19   3,875.00 × 1.45 %
      care                        93.00   3,875.00 × 2.4 % (childless)
      pension                    523.90   5,633.33 × 9.3 %
      unemployment                73.23   5,633.33 × 1.3 %
      wage tax                 1,044.00   year 111,600.00 − lump sums 1,266.00 − insurance 16,999.00 = 93,335.00; tax 18,794.00 / 360 × 20 days
      soli                         0.00   below the limit
      net                      4,126.80   6,200.00 − 1,044.00 − 1,029.20
      payout                   4,126.80   net
      u1                          90.13   5,633.33 × 1.6 %
      u2                          22.53   5,633.33 × 0.4 %
      insolvency                   8.45   5,633.33 × 0.15 %
      costs                    7,327.06   6,200.00 + shares 1,005.95 + 121.11
    `,
  },
  {
    name: 'hours with overtime, benefit in kind and garnishment',
    input: {
      earnings: [
        { kind: 'hours', hours: '160.5', hourlyWageCents: 1780 },
        { kind: 'overtime', hours: '8.25', hourlyWageCents: 1780, premiumPercent: '25' },
        { kind: 'benefit_in_kind', label: 'Jobrad', amountCents: 3550 },
      ],
      deductions: [{ kind: 'garnishment', amountCents: 18042 }],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,075.96   2,856.90 + 146.85 overtime + 36.71 premium of 25 % + 35.50 in kind
      health                     224.55   3,075.96 × 7.3 %
      additional                  44.60   3,075.96 × 1.45 %
      care                        73.82   3,075.96 × 2.4 % (childless)
      pension                    286.06   3,075.96 × 9.3 %
      unemployment                39.99   3,075.96 × 1.3 %
      wage tax                   309.75   year 36,911.52 − lump sums 1,266.00 − insurance 7,438.00 = 28,207.52; tax 3,717.00 / 12
      soli                         0.00   below the limit
      net                      2,097.19   3,075.96 − 309.75 − 669.02
      benefit in kind            -35.50   had already
      garnishment               -180.42   as ordered
      payout                   1,881.27   net with the items above
      u1                          49.22   3,075.96 × 1.6 %
      u2                          12.30   3,075.96 × 0.4 %
      insolvency                   4.61   3,075.96 × 0.15 %
      costs                    3,792.66   3,075.96 + shares 650.57 + 66.13
    `,
  },
]
