import { insuredYear, NO_YEAR, yearOfMonths } from '../payslip/worked-payslip'
import type { LawCase } from './law-case'

const paid = (monthlyCents: number) => [{ kind: 'salary', monthlyCents, proration: 'calendar_days' }]
const withBonus = (monthlyCents: number, amountCents: number) => [
  ...paid(monthlyCents),
  { kind: 'one_time', amountCents },
]
const MINIJOB = { personGroup: '109', contributionGroup: '6100', fundId: undefined }
const minijob = (earnings: unknown[], more = {}) => ({
  earnings,
  taxCard: undefined,
  employment: { ...MINIJOB, ...more },
})
const refused = (code: string) => ({ refused: code })

/** The form of the statement (EBV), and warnings that are no news. */
export const forms: LawCase[] = [
  {
    name: 'flat tax passed on lowers gross pay',
    law: '§ 1 (3) no. 2 a EBV',
    input: minijob(paid(450_00), { flatTaxBorneBy: 'employee' }),
    expected: { gross: '441.00', 'passed on': '-9.00', net: '424.80' },
  },
  {
    name: 'voluntary member paid by the firm: contributions and subsidy below net',
    law: '§ 1 (2) nos. 1, 4, 5 EBV',
    input: { earnings: paid(6_800_00), employment: { contributionGroup: '9111' }, taxCard: { taxClass: 4 } },
    expected: { net: '4,722.87', payout: '4,074.78', health: 'none' },
  },
  {
    name: 'Minijob of 100 € with 200 € one-time: no negative contribution',
    law: '§ 163 (8) SGB VI, § 1 EBV',
    input: minijob(withBonus(100_00, 200_00)),
    expected: { pension: '3.60', 'pension one-time': '7.20' },
  },
  {
    name: 'Minijob of 50 € with 60 € one-time, below the minimum together',
    law: '§ 163 (8) SGB VI: 175.00 × 18.6 % − 110.00 × 15 % = 16.05',
    input: minijob(withBonus(50_00, 60_00)),
    expected: { pension: '13.89', 'pension one-time': '2.16', 'base pension': '115.00' },
  },
  {
    name: 'Minijob that begins on the 16th with 500 €: the limit is not cut',
    law: '§ 8 (1), (1a) SGB IV',
    input: minijob([{ kind: 'hours', hours: '33.333333', hourlyWageCents: 1500 }], { from: '2026-05-16' }),
    expected: { notices: '' },
  },
  {
    name: 'Minijob of 500 € with 500 € Christmas pay: 6,500 of 7,236 € a year',
    law: '§ 8 (1) SGB IV "regelmäßig"',
    input: {
      ...minijob(withBonus(500_00, 500_00)),
      month: '2026-11',
      history: { year: yearOfMonths(10, 500_00) },
    },
    expected: { notices: '' },
  },
  {
    name: 'Minijob of 600 € with 500 € Christmas pay: above the year’s limit',
    law: '§ 8 (1) SGB IV',
    input: {
      ...minijob(withBonus(600_00, 500_00)),
      month: '2026-11',
      history: { year: yearOfMonths(10, 600_00) },
    },
    expected: { notices: 'minijob_above_year_limit' },
  },
]

/** What must not be taken without a word. */
export const traps: LawCase[] = [
  {
    name: 'ELStAM’s sign for no church',
    law: '§ 39e EStG',
    input: { earnings: paid(4_000_00), taxCard: { taxClass: 1, church: '--' } },
    expected: { 'church tax': 'none' },
  },
  {
    name: 'any other text is no church',
    law: '§ 39e EStG',
    input: { earnings: paid(4_000_00), taxCard: { taxClass: 1, church: 'yes' } },
    expected: refused('unknown_church_mark'),
  },
  {
    name: 'a year to date of 300 days for somebody hired on 1 July',
    law: '§ 23a (3) SGB IV',
    input: {
      month: '2026-11',
      earnings: paid(3_000_00),
      employment: { from: '2026-07-01' },
      history: { year: yearOfMonths(10, 3_000_00) },
    },
    expected: refused('history_has_too_many_days'),
  },
  {
    name: 'November’s history in January',
    law: '§ 23a (3) SGB IV',
    input: { month: '2026-01', earnings: paid(3_000_00), history: { through: '2025-11' } },
    expected: refused('history_of_another_month'),
  },
  {
    name: 'December’s history in January counts as last year alone',
    law: '§ 23a (3) SGB IV',
    input: {
      month: '2026-01',
      earnings: withBonus(3_000_00, 2_812_50),
      history: { year: { ...NO_YEAR, insured: insuredYear(360, 36_000_00) } },
    },
    expected: { 'base health one-time': '2,812.50', notices: '' },
  },
  ...[
    ['a working student 0000', { personGroup: '106', contributionGroup: '0000' }],
    ['an employee 6100', { contributionGroup: '6100' }],
    ['an apprentice 1101', { personGroup: '102', contributionGroup: '1101' }],
    ['a Minijob 1111', { personGroup: '109', contributionGroup: '1111' }],
    ['a pensioner 1111', { personGroup: '120', contributionGroup: '1111' }],
    ['short-term work 1111', { personGroup: '110', contributionGroup: '1111' }],
  ].map(([name, employment]) => ({
    name: `contribution group: ${name}`,
    law: 'DEÜV, appendices 1 and 2',
    input: { earnings: paid(2_000_00), employment: employment as Record<string, unknown> },
    expected: refused('contribution_group_contradicts_employment'),
  })),
  {
    name: 'contribution group 1001',
    law: 'DEÜV, appendix 1',
    input: { earnings: paid(2_000_00), employment: { contributionGroup: '1001', pensionExemption: 'other' } },
    expected: refused('contribution_group_contradicts_employment'),
  },
  {
    name: '1111 at 70',
    law: '§ 28 (1) no. 1 SGB III',
    input: { earnings: paid(2_000_00), employee: { birthDate: '1956-01-02' } },
    expected: refused('contribution_group_contradicts_age'),
  },
  {
    name: '3321 before the age limit: born 12 Mar 1960, reached on 11 Jul 2026',
    law: '§ 235 SGB VI',
    input: {
      earnings: paid(2_000_00),
      employee: { birthDate: '1960-03-12' },
      employment: { personGroup: '119', contributionGroup: '3321' },
    },
    expected: refused('person_group_contradicts_age'),
  },
  {
    name: 'a voluntary member at 2,000 €',
    law: '§ 6 (1) no. 1 SGB V',
    input: { earnings: paid(2_000_00), employment: { contributionGroup: '9111' } },
    expected: { notices: 'below_annual_pay_limit' },
  },
  {
    name: 'a Minijob at 1,500 €',
    law: '§ 8 (1b) SGB IV',
    input: minijob(paid(1_500_00)),
    expected: refused('minijob_far_above_limit'),
  },
  {
    name: 'a whole salary for twelve insured days',
    law: '§ 3 EFZG',
    input: { earnings: paid(3_000_00), insuredDays: 12 },
    expected: { notices: 'whole_salary_for_fewer_days' },
  },
  {
    name: 'all that is wrong is said at once',
    law: '',
    input: {
      earnings: paid(2_000_00),
      employment: { contributionGroup: '0110', fundId: 'elsewhere' },
      taxCard: undefined,
      employee: { childBirthDates: ['2020-01-01'] },
    },
    expected: refused('private_insurance_missing children_without_parenthood unknown_fund tax_card_missing'),
  },
]

/** Once refused, though the law settles it. */
export const settled: LawCase[] = [
  {
    name: 'Saxony in the zone: 1,200 €, parent',
    law: '§ 58 (3), (5) SGB XI, § 2 (2) sentence 6 BVV',
    input: {
      earnings: paid(1_200_00),
      employer: { state: 'SN' },
      employee: { isParent: true },
      employment: { isInTransitionZone: true },
    },
    expected: { care: '21.94', 'care of employer': '17.05', notices: 'zone_in_saxony_by_text' },
  },
  {
    name: 'Saxony at the upper end of the zone meets the general rule',
    law: '§ 58 (3) SGB XI',
    input: {
      earnings: paid(2_000_00),
      employer: { state: 'SN' },
      employee: { isParent: true },
      employment: { isInTransitionZone: true },
    },
    expected: { care: '46.00', 'care of employer': '26.00' },
  },
  {
    name: 'two zone jobs of 700 and 600 €',
    law: '§ 20 (2a) sentence 8 SGB IV',
    input: {
      earnings: paid(700_00),
      employment: { isInTransitionZone: true, others: [{ kind: 'insured', monthlyCents: 600_00 }] },
    },
    expected: { 'base health': '644.99', pension: '49.97' },
  },
  {
    name: 'pensioner in the zone: half of what would be due',
    law: '§ 172 (1) SGB VI, § 346 (3) SGB III',
    input: {
      earnings: paid(1_200_00),
      employee: { birthDate: '1955-06-06', isParent: true },
      employment: { personGroup: '119', contributionGroup: '3321', isInTransitionZone: true },
    },
    expected: { 'pension of employer': '100.74', 'unemployment of employer': '14.08', pension: '0.00' },
  },
  {
    name: 'Minijob by tax card, class VI',
    law: '§ 40a (2) EStG is a choice; § 39b otherwise',
    input: {
      earnings: paid(500_00),
      employment: { personGroup: '109', contributionGroup: '6500', fundId: undefined },
      taxCard: { taxClass: 6 },
    },
    expected: { 'flat tax of employer': 'none', gross: '500.00' },
  },
]
