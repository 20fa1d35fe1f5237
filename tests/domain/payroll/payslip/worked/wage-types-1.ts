import type { WorkedPayslip } from '../worked-payslip'

/** Wage types: each amount in euros with how it is found on paper. */
export const wageTypes1: WorkedPayslip[] = [
  {
    name: 'night premium of 30 % on 18 €: 25 % free, 5 % is pay',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 300000 },
        { kind: 'premium', work: 'night', hours: '40', basicWageCents: 1800, percent: '30' },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,216.00   3,000.00 + 40 h × 18.00 × 30 % = 216.00
      health                     221.63   3,036.00 × 7.3 %
      additional                  44.02   3,036.00 × 1.45 %
      care                        72.86   3,036.00 × 2.4 %
      pension                    282.35   3,036.00 × 9.3 %
      unemployment                39.47   3,036.00 × 1.3 %
      wage tax                   300.91   year 36,432.00 − lump sums 1,266.00 − insurance 7,342.00 = 27,824.00; tax 3,611.00 / 12
      soli                         0.00   below the limit
      net                      2,254.76   3,216.00 − 300.91 − 660.33
      payout                   2,254.76   net
      u1                          48.58   3,036.00 × 1.6 %
      u2                          12.14   3,036.00 × 0.4 %
      insolvency                   4.55   3,036.00 × 0.15 %
      costs                    3,923.39   3,216.00 + shares 642.12 + levies 65.27
    `,
  },
  {
    name: 'Sunday premium on 30 € an hour: free of tax, of contributions on 25 €',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 500000 },
        { kind: 'premium', work: 'sunday', hours: '10', basicWageCents: 3000, percent: '50' },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    5,150.00   5,000.00 + 10 h × 30.00 × 50 % = 150.00; insured 150.00 − 10 h × 25.00 × 50 %
      health                     366.83   5,025.00 × 7.3 %
      additional                  72.86   5,025.00 × 1.45 %
      care                       120.60   5,025.00 × 2.4 %
      pension                    467.33   5,025.00 × 9.3 %
      unemployment                65.33   5,025.00 × 1.3 %
      wage tax                   782.41   year 60,000.00 − lump sums 1,266.00 − insurance 12,090.00 = 46,644.00; tax 9,389.00 / 12
      soli                         0.00   below the limit
      net                      3,274.64   5,150.00 − 782.41 − 1,092.95
      payout                   3,274.64   net
      u1                          80.40   5,025.00 × 1.6 %
      u2                          20.10   5,025.00 × 0.4 %
      insolvency                   7.54   5,025.00 × 0.15 %
      costs                    6,320.84   5,150.00 + shares 1,062.80 + levies 108.04
    `,
  },
  {
    name: 'voucher of 50 €',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 280000 },
        { kind: 'voucher', amountCents: 5000 },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    2,850.00   2,800.00 + 50.00 (§ 8 (2) sentence 11 EStG)
      health                     204.40   2,800.00 × 7.3 %
      additional                  40.60   2,800.00 × 1.45 %
      care                        67.20   2,800.00 × 2.4 %
      pension                    260.40   2,800.00 × 9.3 %
      unemployment                36.40   2,800.00 × 1.3 %
      wage tax                   250.00   year 33,600.00 − lump sums 1,266.00 − insurance 6,771.00 = 25,563.00; tax 3,000.00 / 12
      soli                         0.00   below the limit
      net                      1,991.00   2,850.00 − 250.00 − 609.00
      benefit in kind            -50.00   received in kind
      payout                   1,941.00   net with the items above
      u1                          44.80   2,800.00 × 1.6 %
      u2                          11.20   2,800.00 × 0.4 %
      insolvency                   4.20   2,800.00 × 0.15 %
      costs                    3,502.40   2,850.00 + shares 592.20 + levies 60.20
    `,
  },
  {
    name: '200 € of pay converted, 15 % from the employer',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 320000 },
        { kind: 'pension_conversion', amountCents: 20000, employerCents: 3000, usedThisYearCents: 0 },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,000.00   3,200.00 − 200.00 (§ 3 no. 63 EStG; within 4,056.00 a year)
      health                     219.00   3,000.00 × 7.3 %
      additional                  43.50   3,000.00 × 1.45 %
      care                        72.00   3,000.00 × 2.4 %
      pension                    279.00   3,000.00 × 9.3 %
      unemployment                39.00   3,000.00 × 1.3 %
      wage tax                   293.08   year 36,000.00 − lump sums 1,266.00 − insurance 7,254.00 = 27,480.00; tax 3,517.00 / 12
      soli                         0.00   below the limit
      net                      2,054.42   3,000.00 − 293.08 − 652.50
      payout                   2,054.42   net
      u1                          48.00   3,000.00 × 1.6 %
      u2                          12.00   3,000.00 × 0.4 %
      insolvency                   4.50   3,000.00 × 0.15 %
      costs                    3,929.00   3,000.00 + shares 634.50 + levies 64.50 + 230.00 to the pension
    `,
  },
  {
    name: 'job ticket, and shares beyond the yearly 2,000 €',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 350000 },
        { kind: 'tax_free', number: '15', amountCents: 6300 },
        { kind: 'tax_free', number: '39', amountCents: 25000, isInKind: true, usedThisYearCents: 180000 },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,813.00   3,500.00 + 63.00 + 250.00; of the shares 2,000.00 − 1,800.00 are free
      health                     259.15   3,550.00 × 7.3 %
      additional                  51.48   3,550.00 × 1.45 %
      care                        85.20   3,550.00 × 2.4 %
      pension                    330.15   3,550.00 × 9.3 %
      unemployment                46.15   3,550.00 × 1.3 %
      wage tax                   417.08   year 42,600.00 − lump sums 1,266.00 − insurance 8,584.00 = 32,750.00; tax 5,005.00 / 12
      soli                         0.00   below the limit
      net                      2,623.79   3,813.00 − 417.08 − 772.13
      benefit in kind           -250.00   shares, received in kind
      payout                   2,373.79   net with the items above
      u1                          56.80   3,550.00 × 1.6 %
      u2                          14.20   3,550.00 × 0.4 %
      insolvency                   5.33   3,550.00 × 0.15 %
      costs                    4,640.16   3,813.00 + shares 750.83 + levies 76.33
    `,
  },
  {
    name: 'meals and accommodation by the values of 2026',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 240000 },
        { kind: 'meals', breakfasts: 20, mainMeals: 20, paidByEmployeeCents: 4000 },
        { kind: 'accommodation', paidByEmployeeCents: 10000 },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    2,683.80   2,400.00 + 20 × 2.37 + 20 × 4.57 − 40.00 = 98.80, + 285.00 − 100.00
      health                     195.92   2,683.80 × 7.3 %
      additional                  38.92   2,683.80 × 1.45 %
      care                        64.41   2,683.80 × 2.4 %
      pension                    249.59   2,683.80 × 9.3 %
      unemployment                34.89   2,683.80 × 1.3 %
      wage tax                   225.41   year 32,205.60 − lump sums 1,266.00 − insurance 6,490.00 = 24,449.60; tax 2,705.00 / 12
      soli                         0.00   below the limit
      net                      1,874.66   2,683.80 − 225.41 − 583.73
      benefit in kind           -283.80   received in kind
      payout                   1,590.86   net with the items above
      u1                          42.94   2,683.80 × 1.6 %
      u2                          10.74   2,683.80 × 0.4 %
      insolvency                   4.03   2,683.80 × 0.15 %
      costs                    3,309.14   2,683.80 + shares 567.63 + levies 57.71
    `,
  },
]
