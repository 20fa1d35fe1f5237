import type { WorkedPayslip } from '../worked-payslip'

/** Minijobs: each amount in euros with how it is found on paper. */
export const minijobs: WorkedPayslip[] = [
  {
    name: 'insured in pension insurance',
    input: {
      earnings: [{ kind: 'hours', hours: '25', hourlyWageCents: 2000 }],
      employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
      taxCard: undefined,
    },
    paper: `
      gross                      500.00   25 h × 20.00
      health                       0.00   employer alone: 500.00 × 13 % = 65.00
      pension                     18.00   500.00 × 3.6 %; employer 15 % = 75.00
      net                        482.00   500.00 − 0.00 − 18.00
      payout                     482.00   net
      u1                           4.00   500.00 × 0.8 %
      u2                           1.10   500.00 × 0.22 %
      insolvency                   0.75   500.00 × 0.15 %
      flat tax of employer        10.00   500.00 × 2 %
      costs                      655.85   500.00 + shares 140.00 + 15.85
    `,
  },
  {
    name: 'opted out, at the limit',
    input: {
      earnings: [{ kind: 'hours', hours: '40.2', hourlyWageCents: 1500 }],
      employment: { personGroup: '109', contributionGroup: '6500', fundId: undefined },
      taxCard: undefined,
    },
    paper: `
      gross                      603.00   40.2 h × 15.00
      health                       0.00   employer alone: 603.00 × 13 % = 78.39
      pension                      0.00   opted out; employer alone: 603.00 × 15 % = 90.45
      net                        603.00   603.00 − 0.00 − 0.00
      payout                     603.00   net
      u1                           4.82   603.00 × 0.8 %
      u2                           1.33   603.00 × 0.22 %
      insolvency                   0.90   603.00 × 0.15 %
      flat tax of employer        12.06   603.00 × 2 %
      costs                      790.95   603.00 + shares 168.84 + 19.11
    `,
  },
  {
    name: 'below the minimum base of 175 €',
    input: {
      earnings: [{ kind: 'hours', hours: '8', hourlyWageCents: 1500 }],
      employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
      taxCard: undefined,
    },
    paper: `
      gross                      120.00   8 h × 15.00
      health                       0.00   employer alone: 120.00 × 13 % = 15.60
      pension                     14.55   175.00 × 18.6 % = 32.55 less the employer's 120.00 × 15 % = 18.00
      net                        105.45   120.00 − 0.00 − 14.55
      payout                     105.45   net
      u1                           0.96   120.00 × 0.8 %
      u2                           0.26   120.00 × 0.22 %
      insolvency                   0.18   120.00 × 0.15 %
      flat tax of employer         2.40   120.00 × 2 %
      costs                      157.40   120.00 + shares 33.60 + 3.80
    `,
  },
  {
    name: 'privately insured, the employee bears the flat tax',
    input: {
      earnings: [{ kind: 'hours', hours: '31.5', hourlyWageCents: 1430 }],
      employment: {
        personGroup: '109',
        contributionGroup: '0100',
        fundId: undefined,
        flatTaxBorneBy: 'employee',
      },
      taxCard: undefined,
    },
    paper: `
      gross                      441.44   31.5 h × 14.30 = 450.45, less the flat tax passed on
      passed on                   -9.01   450.45 × 2 %, § 1 (3) no. 2 EBV
      pension                     16.22   450.45 × 3.6 %; employer 15 % = 67.57
      net                        425.22   441.44 − 16.22
      payout                     425.22   net
      u1                           3.60   450.45 × 0.8 %
      u2                           0.99   450.45 × 0.22 %
      insolvency                   0.68   450.45 × 0.15 %
      flat tax of employer         9.01   paid to the Minijob-Zentrale
      costs                      523.29   441.44 + shares 67.57 + 14.28
    `,
  },
  {
    name: '2025, opted out',
    input: {
      earnings: [{ kind: 'hours', hours: '40', hourlyWageCents: 1390 }],
      employment: { personGroup: '109', contributionGroup: '6500', fundId: undefined },
      taxCard: undefined,
      month: '2025-05',
    },
    paper: `
      gross                      556.00   40 h × 13.90
      health                       0.00   employer alone: 556.00 × 13 % = 72.28
      pension                      0.00   opted out; employer alone: 556.00 × 15 % = 83.40
      net                        556.00   556.00 − 0.00 − 0.00
      payout                     556.00   net
      u1                           6.12   556.00 × 1.1 %
      u2                           1.22   556.00 × 0.22 %
      insolvency                   0.83   556.00 × 0.15 %
      flat tax of employer        11.12   556.00 × 2 %
      costs                      730.97   556.00 + shares 155.68 + 19.29
    `,
  },
]
