import type { WorkedPayslip } from '../worked-payslip'

/** Apprentice, private insurance, Saxony: each amount in euros with how it is found on paper. */
export const specialGroups: WorkedPayslip[] = [
  {
    name: 'apprentice of 19: no surcharge under 23',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 110000 }],
      employment: { personGroup: '102', from: '2025-08-01' },
      employee: { birthDate: '2006-10-02' },
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    1,100.00   monthly pay
      health                      80.30   1,100.00 × 7.3 %
      additional                  15.95   1,100.00 × 1.45 %
      care                        19.80   1,100.00 × 1.8 % (no surcharge)
      pension                    102.30   1,100.00 × 9.3 %
      unemployment                14.30   1,100.00 × 1.3 %
      wage tax                     0.00   year 13,200.00 − lump sums 1,266.00 − insurance 2,753.00 = 9,181.00; tax 0.00 / 12
      soli                         0.00   below the limit
      net                        867.35   1,100.00 − 0.00 − 232.65
      payout                     867.35   net
      u1                          17.60   1,100.00 × 1.6 %
      u2                           4.40   1,100.00 × 0.4 %
      insolvency                   1.65   1,100.00 × 0.15 %
      costs                    1,356.30   1,100.00 + shares 232.65 + 23.65
    `,
  },
  {
    name: 'private insurance, premium above twice the highest subsidy',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 750000 }],
      employment: {
        contributionGroup: '0110',
        privateInsurance: { healthPremiumCents: 110000, carePremiumCents: 12000, taxPremiumCents: 82000 },
      },
      taxCard: { taxClass: 1 },
    },
    paper: `
      gross                    7,500.00   monthly salary
      pension                    697.50   7,500.00 × 9.3 %
      unemployment                97.50   7,500.00 × 1.3 %
      wage tax                 1,779.16   year 90,000.00 − lump sums 1,266.00 − insurance 11,387.00 = 77,347.00; tax 21,350.00 / 12
      soli                         9.91   by the plan on the tax with child allowances
      net                      4,915.93   7,500.00 − 1,789.07 − 795.00
      health subsidy             508.59   half the premium, at most 508.59
      care subsidy                60.00   half the premium, at most 104.63
      payout                   5,484.52   net with the items above
      u1                         120.00   7,500.00 × 1.6 %
      u2                          30.00   7,500.00 × 0.4 %
      insolvency                  11.25   7,500.00 × 0.15 %
      costs                    9,024.84   7,500.00 + shares 795.00 + 729.84
    `,
  },
  {
    name: 'private insurance in 2025: the plan takes the typical subsidy',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 700000 }],
      employment: {
        contributionGroup: '0110',
        privateInsurance: { healthPremiumCents: 62000, carePremiumCents: 9000, taxPremiumCents: 54000 },
      },
      taxCard: { taxClass: 1 },
      month: '2025-05',
    },
    paper: `
      gross                    7,000.00   monthly salary
      pension                    651.00   7,000.00 × 9.3 %
      unemployment                91.00   7,000.00 × 1.3 %
      wage tax                 1,646.41   year 84,000.00 − lump sums 1,266.00 − insurance 9,712.00 = 73,022.00; tax 19,757.00 / 12
      soli                         0.00   below the limit
      net                      4,611.59   7,000.00 − 1,646.41 − 742.00
      health subsidy             310.00   half the premium, at most 471.32
      care subsidy                45.00   half the premium, at most 99.23
      payout                   4,966.59   net with the items above
      u1                         112.00   7,000.00 × 1.6 %
      u2                          28.00   7,000.00 × 0.4 %
      insolvency                  10.50   7,000.00 × 0.15 %
      costs                    8,247.50   7,000.00 + shares 742.00 + 505.50
    `,
  },
  {
    name: 'private insurance in Saxony',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 800000 }],
      employment: {
        contributionGroup: '0110',
        privateInsurance: { healthPremiumCents: 70000, carePremiumCents: 16000, taxPremiumCents: 61000 },
      },
      taxCard: { taxClass: 3 },
      employer: { state: 'SN' },
    },
    paper: `
      gross                    8,000.00   monthly salary
      pension                    744.00   8,000.00 × 9.3 %
      unemployment               104.00   8,000.00 × 1.3 %
      wage tax                 1,297.16   year 96,000.00 − lump sums 1,266.00 − insurance 11,142.00 = 83,592.00; tax 15,566.00 / 12
      soli                         0.00   below the limit
      net                      5,854.84   8,000.00 − 1,297.16 − 848.00
      health subsidy             350.00   half the premium, at most 508.59
      care subsidy                75.56   half the premium, at most 75.56
      payout                   6,280.40   net with the items above
      u1                         128.00   8,000.00 × 1.6 %
      u2                          32.00   8,000.00 × 0.4 %
      insolvency                  12.00   8,000.00 × 0.15 %
      costs                    9,445.56   8,000.00 + shares 848.00 + 597.56
    `,
  },
  {
    name: 'Saxony, childless',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 320000 }],
      employer: { state: 'SN' },
      taxCard: { taxClass: 1, church: 'ev' },
    },
    paper: `
      gross                    3,200.00   monthly salary
      health                     233.60   3,200.00 × 7.3 %
      additional                  46.40   3,200.00 × 1.45 %
      care                        92.80   3,200.00 × 2.9 % (childless, Saxony + 0.5 %)
      pension                    297.60   3,200.00 × 9.3 %
      unemployment                41.60   3,200.00 × 1.3 %
      wage tax                   332.75   year 38,400.00 − lump sums 1,266.00 − insurance 7,930.00 = 29,204.00; tax 3,993.00 / 12
      soli                         0.00   below the limit
      church tax                  29.94   332.75 × 9 %
      net                      2,125.31   3,200.00 − 362.69 − 712.00
      payout                   2,125.31   net
      u1                          51.20   3,200.00 × 1.6 %
      u2                          12.80   3,200.00 × 0.4 %
      insolvency                   4.80   3,200.00 × 0.15 %
      costs                    3,929.60   3,200.00 + shares 660.80 + 68.80
    `,
  },
  {
    name: 'Saxony, three children',
    input: {
      earnings: [{ kind: 'salary', monthlyCents: 320000 }],
      employer: { state: 'SN' },
      taxCard: { taxClass: 1, church: 'ev' },
      employee: { isParent: true, childBirthDates: ['2015-04-02', '2018-08-19', '2021-01-30'] },
    },
    paper: `
      gross                    3,200.00   monthly salary
      health                     233.60   3,200.00 × 7.3 %
      additional                  46.40   3,200.00 × 1.45 %
      care                        57.60   3,200.00 × 1.8 % (three children, Saxony + 0.5 %)
      pension                    297.60   3,200.00 × 9.3 %
      unemployment                41.60   3,200.00 × 1.3 %
      wage tax                   342.58   year 38,400.00 − lump sums 1,266.00 − insurance 7,508.00 = 29,626.00; tax 4,111.00 / 12
      soli                         0.00   below the limit
      church tax                  30.83   342.58 × 9 %
      net                      2,149.79   3,200.00 − 373.41 − 676.80
      payout                   2,149.79   net
      u1                          51.20   3,200.00 × 1.6 %
      u2                          12.80   3,200.00 × 0.4 %
      insolvency                   4.80   3,200.00 × 0.15 %
      costs                    3,929.60   3,200.00 + shares 660.80 + 68.80
    `,
  },
]
