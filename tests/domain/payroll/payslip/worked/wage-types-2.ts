import type { WorkedPayslip } from '../worked-payslip'

/** Wage types: each amount in euros with how it is found on paper. */
export const wageTypes2: WorkedPayslip[] = [
  {
    name: 'company car of 45,678 €, 12 km to work',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 450000 },
        { kind: 'company_car', listPriceCents: 4567800, share: '1', commuteKilometres: 12 },
      ],
      taxCard: { taxClass: 1, church: 'ev' },
    },
    paper: `
      gross                    5,120.16   4,500.00 + 45,600.00 × (1 % + 12 × 0.03 %) = 620.16
      health                     373.77   5,120.16 × 7.3 %
      additional                  74.24   5,120.16 × 1.45 %
      care                       122.88   5,120.16 × 2.4 %
      pension                    476.17   5,120.16 × 9.3 %
      unemployment                66.56   5,120.16 × 1.3 %
      wage tax                   815.16   year 61,441.92 − lump sums 1,266.00 − insurance 12,381.00 = 47,794.92; tax 9,782.00 / 12
      soli                         0.00   below the limit
      church tax                  73.36   815.16 × 9 %
      net                      3,118.02   5,120.16 − 888.52 − 1,113.62
      benefit in kind           -620.16   received in kind
      payout                   2,497.86   net with the items above
      u1                          81.92   5,120.16 × 1.6 %
      u2                          20.48   5,120.16 × 0.4 %
      insolvency                   7.68   5,120.16 × 0.15 %
      costs                    6,313.14   5,120.16 + shares 1,082.90 + levies 110.08
    `,
  },
  {
    name: 'electric car: a quarter of the list price',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 420000 },
        { kind: 'company_car', listPriceCents: 5199000, share: '0.25', commuteKilometres: 20 },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    4,406.40   4,200.00 + 12,900.00 (51,990 / 4, cut) × (1 % + 20 × 0.03 %) = 206.40
      health                     321.67   4,406.40 × 7.3 %
      additional                  63.89   4,406.40 × 1.45 %
      care                       105.75   4,406.40 × 2.4 %
      pension                    409.80   4,406.40 × 9.3 %
      unemployment                57.28   4,406.40 × 1.3 %
      wage tax                   626.08   year 52,876.80 − lump sums 1,266.00 − insurance 10,655.00 = 40,955.80; tax 7,513.00 / 12
      soli                         0.00   below the limit
      net                      2,821.93   4,406.40 − 626.08 − 958.39
      benefit in kind           -206.40   received in kind
      payout                   2,615.53   net with the items above
      u1                          70.50   4,406.40 × 1.6 %
      u2                          17.63   4,406.40 × 0.4 %
      insolvency                   6.61   4,406.40 × 0.15 %
      costs                    5,433.10   4,406.40 + shares 931.96 + levies 94.74
    `,
  },
  {
    name: 'job bike for pay given up, and savings',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 310000 },
        { kind: 'pay_given_up', amountCents: 8500 },
        { kind: 'job_bike', listPriceCents: 429900 },
        { kind: 'savings', employerCents: 2659, savedCents: 4000 },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,051.59   3,100.00 − 85.00 + 1,000.00 (4,299 / 4, cut) × 1 % + 26.59
      health                     222.77   3,051.59 × 7.3 %
      additional                  44.25   3,051.59 × 1.45 %
      care                        73.24   3,051.59 × 2.4 %
      pension                    283.80   3,051.59 × 9.3 %
      unemployment                39.67   3,051.59 × 1.3 %
      wage tax                   304.41   year 36,619.08 − lump sums 1,266.00 − insurance 7,379.00 = 27,974.08; tax 3,653.00 / 12
      soli                         0.00   below the limit
      net                      2,083.45   3,051.59 − 304.41 − 663.73
      benefit in kind            -10.00   received in kind
      savings                    -40.00   to the contract
      payout                   2,033.45   net with the items above
      u1                          48.83   3,051.59 × 1.6 %
      u2                          12.21   3,051.59 × 0.4 %
      insolvency                   4.58   3,051.59 × 0.15 %
      costs                    3,762.63   3,051.59 + shares 645.42 + levies 65.62
    `,
  },
  {
    name: 'commuting allowance of 150 € and internet of 30 €, flat-taxed',
    input: {
      earnings: [
        { kind: 'salary', monthlyCents: 290000 },
        { kind: 'commute_allowance', amountCents: 15000, kilometres: 18, days: 20 },
        { kind: 'flat_taxed', amountCents: 3000 },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    3,080.00   2,900.00 + 150.00 + 30.00; 20 × 18 × 0.38 = 136.80 at 15 %, 13.20 is pay
      health                     212.66   2,913.20 × 7.3 %
      additional                  42.24   2,913.20 × 1.45 %
      care                        69.92   2,913.20 × 2.4 %
      pension                    270.93   2,913.20 × 9.3 %
      unemployment                37.87   2,913.20 × 1.3 %
      wage tax                   274.25   year 34,958.40 − lump sums 1,266.00 − insurance 7,045.00 = 26,647.40; tax 3,291.00 / 12
      soli                         0.00   below the limit
      net                      2,172.13   3,080.00 − 274.25 − 633.62
      payout                   2,172.13   net
      u1                          46.61   2,913.20 × 1.6 %
      u2                          11.65   2,913.20 × 0.4 %
      insolvency                   4.37   2,913.20 × 0.15 %
      costs                    3,788.32   3,080.00 + shares 616.14 + levies 62.63 + flat tax
      flat tax of employer        29.55   136.80 × 15 % = 20.52, Soli 1.12; 30.00 × 25 % = 7.50, Soli 0.41
    `,
  },
  {
    name: 'hours worked, sick, on holiday and on a public holiday, with overtime',
    input: {
      earnings: [
        { kind: 'hours', hours: '96', hourlyWageCents: 1650 },
        { kind: 'hours', hours: '24', hourlyWageCents: 1650, time: 'sick' },
        { kind: 'hours', hours: '32', hourlyWageCents: 1650, time: 'vacation' },
        { kind: 'hours', hours: '16', hourlyWageCents: 1650, time: 'public_holiday' },
        { kind: 'overtime', hours: '6.5', hourlyWageCents: 1650, premiumPercent: '25' },
      ],
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    2,906.06   168 h × 16.50 + 6.5 h × 16.50 = 107.25 + 25 % of it, 26.81
      health                     212.14   2,906.06 × 7.3 %
      additional                  42.14   2,906.06 × 1.45 %
      care                        69.75   2,906.06 × 2.4 %
      pension                    270.26   2,906.06 × 9.3 %
      unemployment                37.78   2,906.06 × 1.3 %
      wage tax                   272.66   year 34,872.72 − lump sums 1,266.00 − insurance 7,027.00 = 26,579.72; tax 3,272.00 / 12
      soli                         0.00   below the limit
      net                      2,001.33   2,906.06 − 272.66 − 632.07
      payout                   2,001.33   net
      u1                          46.50   2,906.06 × 1.6 %
      u2                          11.62   2,906.06 × 0.4 %
      insolvency                   4.36   2,906.06 × 0.15 %
      costs                    3,583.17   2,906.06 + shares 614.63 + levies 62.48
    `,
  },
]
