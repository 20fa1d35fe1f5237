import type { WorkedPayslip } from '../worked-payslip'

/** Time without work: sickness, maternity, short-time work: each amount in euros with how it is found on paper. */
export const absences2: WorkedPayslip[] = [
  {
    name: 'no work at all, pay above the ceiling of health insurance',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 0 }],
      taxCard: { taxClass: 1 },
      shortTime: { fullPayCents: 890000, hasChild: false },
    },
    paper: `
      gross                        0.00   actual pay
      health                       0.00   0.00 × 7.3 %
      additional                   0.00   0.00 × 1.45 %
      care                         0.00   0.00 × 2.4 %
      pension                      0.00   0.00 × 9.3 %
      unemployment                 0.00   0.00 × 1.3 %
      base health fictitious   5,812.50   80 % of 8,450.00 − 0.00 up to the ceiling
      base pension fictitious   6,760.00   the same for pension insurance
      health fictitious          848.63   5,812.50 × 14.6 %, employer alone
      additional fictitious      168.56   5,812.50 × 2.9 %, employer alone
      care fictitious            209.25   5,812.50 × 3.6 %, employer alone
      pension fictitious       1,257.36   6,760.00 × 18.6 %, employer alone
      wage tax                     0.00   year 0.00 − lump sums 36.00 − insurance 0.00 = 0.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                          0.00   0.00 − 0.00 − 0.00
      short time allowance     2,838.70   (8,460.00 − 20 % − tax 2,036.84) − (0.00 − 20 % − tax 0.00) = 4,731.16, × 60 %
      payout                   2,838.70   net with the items above
      u1                           0.00   0.00 × 1.6 %
      u2                           0.00   0.00 × 0.4 %
      insolvency                   0.00   0.00 × 0.15 %
      costs                    2,483.80   0.00 + shares 2,483.80 + levies 0.00
    `,
  },
]
