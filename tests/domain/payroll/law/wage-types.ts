import { yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const salary = (monthlyCents: number) => ({ kind: 'salary', monthlyCents })
const with3000 = (...more: unknown[]) => ({ earnings: [salary(3_000_00), ...more] })
const premium = (work: string, percent: string, more = {}) => ({
  kind: 'premium',
  work,
  hours: '10',
  basicWageCents: 16_00,
  percent,
  ...more,
})
const SHORT_TERM = {
  personGroup: '110',
  contributionGroup: '0000',
  fundId: undefined,
  from: '2026-05-01',
  fixedTermTo: '2026-05-20',
  to: '2026-05-20',
}
const hours = (number: string, hourlyWageCents: number) => ({ kind: 'hours', hours: number, hourlyWageCents })
const owing = (dependants: number, dueCents = 100_000_00) => ({ kind: 'ordinary', dependants, dueCents })

/** Wage types whose treatment the law computes; 3,000 € in class I cost 293.08 wage tax, 219.00 health. */
export const wageTypes: LawCase[] = [
  {
    name: 'night premium of 25 % on 16 €: free of tax and contributions',
    law: '§ 3b (1) no. 1 EStG, § 1 (1) no. 1 SvEV',
    input: with3000(premium('night', '25')),
    expected: { gross: '3,040.00', 'wage tax': '293.08', health: '219.00' },
  },
  {
    name: 'night premium of 30 %: 5 % of it is pay',
    law: '§ 3b (1) no. 1 EStG',
    input: with3000(premium('night', '30')),
    expected: { gross: '3,048.00', 'base health': '3,008.00' },
  },
  {
    name: 'Sunday premium of 50 % on 40 €: free of tax, of contributions on 25 €',
    law: '§ 3b (2) EStG, § 1 (1) no. 1 SvEV',
    input: with3000(premium('sunday', '50', { basicWageCents: 40_00 })),
    expected: { gross: '3,200.00', 'wage tax': '293.08', 'base health': '3,075.00' },
  },
  {
    name: 'holiday premium of 125 % on 60 €: free of tax on 50 €, of contributions on 25 €',
    law: '§ 3b (2) sentence 1 EStG',
    input: with3000(premium('holiday', '125', { basicWageCents: 60_00 })),
    expected: { gross: '3,750.00', 'base health': '3,437.50', 'taxable running': '3,125.00' },
  },
  {
    name: 'first of May, 150 %',
    law: '§ 3b (1) no. 4 EStG',
    input: with3000(premium('special_holiday', '150')),
    expected: { gross: '3,240.00', 'base health': '3,000.00' },
  },
  {
    name: 'between midnight and four, 40 %',
    law: '§ 3b (3) no. 1 EStG',
    input: with3000(premium('deep_night', '40')),
    expected: { gross: '3,064.00', 'base health': '3,000.00' },
  },
  {
    name: 'voucher of 50 €',
    law: '§ 8 (2) sentence 11 EStG',
    input: with3000({ kind: 'voucher', amountCents: 50_00 }),
    expected: { gross: '3,050.00', 'wage tax': '293.08', 'base health': '3,000.00', payout: '2,054.42' },
  },
  {
    name: 'two vouchers of 50.01 € together: all of it is pay',
    law: '§ 8 (2) sentence 11 EStG: a limit',
    input: with3000({ kind: 'voucher', amountCents: 30_00 }, { kind: 'voucher', amountCents: 20_01 }),
    expected: { 'base health': '3,050.01' },
  },
  {
    name: 'job ticket of 63 €',
    law: '§ 3 no. 15 EStG',
    input: with3000({ kind: 'tax_free', number: '15', amountCents: 63_00 }),
    expected: { gross: '3,063.00', 'base health': '3,000.00', payout: '2,117.42' },
  },
  {
    name: 'travel expenses are repaid beside pay',
    law: '§ 3 no. 16 EStG',
    input: with3000({ kind: 'tax_free', number: '16', amountCents: 84_00 }),
    expected: { gross: '3,000.00', reimbursement: '84.00', payout: '2,138.42' },
  },
  {
    name: 'shares of 500 €, 1,800 of 2,000 € used',
    law: '§ 3 no. 39 EStG',
    input: with3000({
      kind: 'tax_free',
      number: '39',
      amountCents: 500_00,
      isInKind: true,
      usedThisYearCents: 1_800_00,
    }),
    expected: { gross: '3,500.00', 'base health': '3,300.00' },
  },
  {
    name: 'commuting allowance of 120 € for 15 days of 20 km: 114 € at 15 %, 6 € as pay',
    law: '§ 40 (2) sentence 2 EStG, § 9 (1) no. 4: 15 × 20 × 0.38',
    input: with3000({ kind: 'commute_allowance', amountCents: 120_00, kilometres: 20, days: 15 }),
    expected: { gross: '3,120.00', 'base health': '3,006.00', 'flat tax of employer': '18.04' },
  },
  {
    name: 'the same in 2025: 0.30 € up to the 20th kilometre, 90 €',
    law: '§ 9 (1) sentence 3 no. 4 EStG until 2025',
    input: {
      ...with3000({ kind: 'commute_allowance', amountCents: 120_00, kilometres: 20, days: 15 }),
      month: '2025-05',
    },
    expected: { 'base health': '3,030.00' },
  },
  {
    name: '20 lunches and 10 breakfasts in 2026',
    law: '§ 2 (1) SvEV: 4.57 and 2.37 €',
    input: with3000({ kind: 'meals', breakfasts: 10, mainMeals: 20 }),
    expected: { gross: '3,115.10', 'benefit in kind': '-115.10' },
  },
  {
    name: 'accommodation in 2026 less 100 € paid',
    law: '§ 2 (3) SvEV: 285 €',
    input: with3000({ kind: 'accommodation', paidByEmployeeCents: 100_00 }),
    expected: { gross: '3,185.00' },
  },
  {
    name: 'accommodation in 2026 of two in a room of a shared house: 55 % less',
    law: '§ 2 (3) sentence 2 nos. 1, 3 SvEV: 285 × 45 % = 128.25 €',
    input: with3000({ kind: 'accommodation', reductionPercent: 55 }),
    expected: { gross: '3,128.25', 'benefit in kind': '-128.25' },
  },
  {
    name: 'company car of 40,050 €, 15 km to work',
    law: '§ 8 (2) sentences 2, 3 EStG: 40,000 × (1 % + 15 × 0.03 %)',
    input: with3000({ kind: 'company_car', listPriceCents: 40_050_00, share: '1', commuteKilometres: 15 }),
    expected: { gross: '3,580.00', 'benefit in kind': '-580.00' },
  },
  {
    name: 'electric car of 49,990 €: a quarter, cut to 12,400 €',
    law: '§ 6 (1) no. 4 EStG',
    input: with3000({ kind: 'company_car', listPriceCents: 49_990_00, share: '0.25' }),
    expected: { gross: '3,124.00' },
  },
  {
    name: 'plug-in hybrid of 50,000 €: half',
    law: '§ 6 (1) no. 4 EStG',
    input: with3000({ kind: 'company_car', listPriceCents: 50_000_00, share: '0.5', commuteKilometres: 10 }),
    expected: { gross: '3,325.00' },
  },
  {
    name: 'job bike of 3,999 € for 90 € of pay: 9 € stay as a benefit',
    law: '§ 8 (2) sentence 10 EStG: a quarter, cut to 900 €, 1 %',
    input: with3000(
      { kind: 'pay_given_up', amountCents: 90_00 },
      { kind: 'job_bike', listPriceCents: 3_999_00 },
    ),
    expected: { gross: '2,919.00', 'base health': '2,919.00' },
  },
  {
    name: '200 € of pay converted, 30 € from the employer',
    law: '§ 3 no. 63 EStG, § 1a (1a) BetrAVG',
    input: with3000({
      kind: 'pension_conversion',
      amountCents: 200_00,
      employerCents: 30_00,
      usedThisYearCents: 0,
    }),
    expected: { gross: '2,800.00', 'base health': '2,800.00', 'taxable running': '2,800.00' },
  },
  {
    name: '400 € converted with 3,956 of 4,056 € used: 40 € free of both, the rest of tax alone',
    law: '§ 3 no. 63 EStG: 8 % of 101,400; § 1 (1) no. 9 SvEV: 4 %',
    input: with3000({
      kind: 'pension_conversion',
      amountCents: 400_00,
      employerCents: 60_00,
      usedThisYearCents: 3_956_00,
    }),
    expected: { gross: '2,600.00', 'base health': '2,960.00', 'taxable running': '2,600.00' },
  },
  {
    name: '400 € converted with 8,000 of 8,112 € used: 52 € free of tax, the rest from net pay',
    law: '§ 3 no. 63 EStG',
    input: with3000({
      kind: 'pension_conversion',
      amountCents: 400_00,
      employerCents: 60_00,
      usedThisYearCents: 8_000_00,
    }),
    expected: { gross: '2,948.00', 'base health': '3,000.00', 'pension from net': '-348.00' },
  },
  {
    name: 'savings of 40 €, of it 26.59 € from the employer',
    law: '§ 2 (6), (7) VermBG',
    input: with3000({ kind: 'savings', employerCents: 26_59, savedCents: 40_00 }),
    expected: { gross: '3,026.59', 'base health': '3,026.59', savings: '-40.00' },
  },
  {
    name: 'severance of 10,000 €: taxed as other pay, not insured',
    law: '§ 24 no. 1 a EStG, § 14 SGB IV',
    input: with3000({ kind: 'severance', amountCents: 10_000_00 }),
    expected: { gross: '13,000.00', 'base health one-time': 'none', health: '219.00' },
  },
  {
    name: 'short-term work, 50 hours of 15 €: 25 % and Soli by the employer, no contributions, no U1 within four weeks',
    law: '§ 8 (1) no. 2 SGB IV, § 40a (1) EStG, § 7 (2) AAG',
    input: { earnings: [hours('50', 15_00)], taxCard: undefined, employment: SHORT_TERM },
    expected: {
      net: '750.00',
      'flat tax of employer': '197.81',
      'shares of employer': 'none',
      u1: 'none',
      u2: '1.65',
      insolvency: '1.13',
      notices: 'short_term_conditions',
    },
  },
  {
    name: 'cleaner paid 14.50 €: above the legal, below the trade’s minimum wage',
    law: '10th ordinance on building cleaning, AEntG',
    input: { earnings: [hours('100', 14_50)], employer: { trade: 'building_cleaning' } },
    expected: { notices: 'below_minimum_wage' },
  },
  {
    name: '13.89 € an hour',
    law: '§ 1 MiLoG',
    input: { earnings: [hours('100', 13_89)] },
    expected: { notices: 'below_minimum_wage' },
  },
  {
    name: 'a salary of 1,000 € for 20 hours a week: 11.49 an hour',
    law: '§ 1 MiLoG: 1,000.00 / (20 × 4.35)',
    input: { earnings: [salary(1_000_00)], employment: { weeklyHours: '20' } },
    expected: { notices: 'below_minimum_wage' },
  },
  {
    name: 'a salary of 1,210 € for 20 hours a week',
    law: '§ 1 MiLoG: 13.91',
    input: { earnings: [salary(1_210_00)], employment: { weeklyHours: '20' } },
    expected: { notices: '' },
  },
  ...[
    ['690 € in the first year of a training begun in 2026', '2026-03-01', 690_00, 'below_training_pay'],
    ['724 € in the first year', '2026-03-01', 724_00, ''],
    [
      '800 € in the second year of one begun in May 2025: 682 × 118 %',
      '2025-05-01',
      800_00,
      'below_training_pay',
    ],
    ['805 € in that second year', '2025-05-01', 805_00, ''],
    ['the month before the second year begins', '2025-06-01', 682_00, ''],
  ].map(([name, from, cents, notices]) => ({
    name: String(name),
    law: '§ 17 (2) BBiG',
    input: {
      earnings: [salary(Number(cents))],
      employment: { personGroup: '102', from, earlier: [] },
    },
    expected: { notices: String(notices) },
  })),
  {
    name: '13.89 € an hour in 2025',
    law: '§ 1 MiLoG: 12.82',
    input: { month: '2025-05', earnings: [hours('100', 13_89)] },
    expected: { notices: '' },
  },
]

/** Net of 3,000 € in class I is 2,054.42, counted as 2,050. */
export const garnishment: LawCase[] = [
  ...[
    ['no dependants: (2,050 − 1,555.00) × 7/10', 0, '-346.50'],
    ['one dependant: below 2,140.23', 1, '0.00'],
  ].map(([name, dependants, amount]) => ({
    name: String(name),
    law: '§ 850c ZPO, limits from July 2025',
    input: { ...with3000(), garnishments: [owing(Number(dependants))] },
    expected: { garnishment: String(amount) },
  })),
  {
    name: 'from July 2026: (2,050 − 1,587.40) × 7/10',
    law: '§ 850c ZPO, limits from July 2026',
    input: { ...with3000(), month: '2026-07', garnishments: [owing(0)] },
    expected: { garnishment: '-323.82' },
  },
  {
    name: 'a small claim ends it',
    law: '§ 804 ZPO',
    input: { ...with3000(), garnishments: [owing(0, 100_00), owing(0)] },
    expected: { garnishment: '-346.50' },
  },
  {
    name: 'maintenance first, which protects 1,200 €, then nothing is left of the table',
    law: '§ 850d ZPO',
    input: {
      ...with3000(),
      garnishments: [{ kind: 'maintenance', protectedCents: 1_200_00, dueCents: 500_00 }, owing(0)],
    },
    expected: { garnishment: '-500.00' },
  },
  {
    name: 'a night premium is not touched',
    law: '§ 850a no. 3 ZPO',
    input: { ...with3000(premium('night', '25')), garnishments: [owing(0)] },
    expected: { garnishment: '-346.50', payout: '1,747.92' },
  },
  {
    name: 'holiday pay is not touched',
    law: '§ 850a no. 2 ZPO',
    input: {
      ...with3000({ kind: 'one_time', amountCents: 1_000_00, purpose: 'holiday' }),
      garnishments: [owing(0)],
    },
    expected: { garnishment: '-346.50' },
  },
  {
    name: 'Christmas pay of 780 € is not touched (half of 1,560 €)',
    law: '§ 850a no. 4 ZPO',
    input: {
      ...with3000({ kind: 'one_time', amountCents: 780_00, purpose: 'christmas' }),
      garnishments: [owing(0)],
    },
    expected: { garnishment: '-346.50' },
  },
  {
    name: 'severance of 10,000 € is taken in full: 7,095.00 after tax of 2,905.00, beside 346.50 by the table',
    law: '§ 850i ZPO: protected by a court alone, BAG of 12 Sep 1979, 4 AZR 420/77',
    input: {
      ...with3000({ kind: 'severance', amountCents: 10_000_00 }),
      garnishments: [owing(0, 20_000_00)],
      history: { year: yearOfMonths(4, 3_000_00) },
    },
    expected: { garnishment: '-7,441.50', payout: '1,707.92' },
  },
  {
    name: 'severance of 1,000 € of a voluntary member: 753.00 after tax of 247.00, beside 1,625.82',
    law: '§ 850i, § 850e no. 1 ZPO',
    input: {
      month: '2026-09',
      earnings: [salary(6_500_00), { kind: 'severance', amountCents: 1_000_00 }],
      employment: { contributionGroup: '9111' },
      garnishments: [owing(0, 20_000_00)],
    },
    expected: { garnishment: '-2,378.82' },
  },
  {
    name: 'voluntary member whom the firm pays for: 4,562.92 net less 648.09 own health and care share, all above 4,866.30 and 7/10',
    law: '§ 850e no. 1 sentence 2 b ZPO: 3,914.83 counted as 3,910.00; (3,910.00 − 1,587.40) × 7/10',
    input: {
      month: '2026-09',
      earnings: [salary(6_500_00)],
      employment: { contributionGroup: '9111' },
      garnishments: [owing(0)],
    },
    expected: { net: '4,562.92', garnishment: '-1,625.82' },
  },
  {
    name: 'the same member paying the fund: the employer’s part is paid out, the whole goes to the fund',
    law: '§ 850e no. 1 ZPO, § 257 (1) SGB V',
    input: {
      month: '2026-09',
      earnings: [salary(6_500_00)],
      employment: { contributionGroup: '0110', paysFundDirectly: true },
      garnishments: [owing(0)],
    },
    expected: { net: '4,562.92', garnishment: '-1,625.82' },
  },
  {
    name: 'privately insured at 7,000 €: premiums of 662 € less the subsidy of 331 €',
    law: '§ 850e no. 1 sentence 2 b ZPO: 4,634.75 − 331.00 counted as 4,300.00',
    input: {
      month: '2026-08',
      earnings: [salary(7_000_00)],
      employment: {
        contributionGroup: '0110',
        privateInsurance: { healthPremiumCents: 610_00, carePremiumCents: 52_00, taxPremiumCents: 500_00 },
      },
      garnishments: [owing(0)],
    },
    expected: { net: '4,634.75', garnishment: '-1,898.82' },
  },
  {
    name: 'maintenance of somebody privately insured without a subsidy: the premiums come off in full',
    law: '§ 850d, § 850e no. 1 ZPO: 2,308.92 − 220.00 − 2,000.00',
    input: {
      month: '2026-08',
      earnings: [salary(3_000_00)],
      employment: {
        contributionGroup: '0110',
        privateInsurance: {
          ...{ healthPremiumCents: 200_00, carePremiumCents: 20_00, taxPremiumCents: 0 },
          isSubsidised: false,
        },
      },
      garnishments: [{ kind: 'maintenance', protectedCents: 2_000_00, dueCents: 900_00 }],
    },
    expected: { net: '2,308.92', garnishment: '-88.92' },
  },
  {
    name: 'a professional scheme in place of pension insurance: its employee’s half comes off like a contribution',
    law: '§ 850e no. 1 ZPO: as with pension insurance, 2,054.42 net with 279.00 of it',
    input: {
      ...with3000(),
      employment: { contributionGroup: '1011', pensionExemption: 'professional_scheme' },
      garnishments: [owing(0)],
    },
    expected: { garnishment: '-346.50' },
  },
]
