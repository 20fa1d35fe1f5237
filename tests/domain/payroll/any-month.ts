import fc from 'fast-check'
import { inputWith } from './payslip/worked-payslip'

type Json = Record<string, unknown>

/** Parameters change in January, garnishment limits in July. */
const MONTHS = [
  '2025-01',
  '2025-02',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-06',
  '2026-07',
  '2026-12',
]
/** 23, 25, 64 and the age limit at the edges of months and years, a leap day, and nobody yet. */
const BORN = [
  ...['1939-12-31', '1940-01-01', '1955-06-06', '1958-12-31', '1959-05-01', '1960-02-29', '1961-12-31'],
  ...[
    '1962-01-01',
    '1964-01-01',
    '1990-06-15',
    '2001-01-01',
    '2002-12-31',
    '2003-01-01',
    '2004-02-29',
    '2026-12-31',
  ],
]
const amount = fc.oneof(
  fc.constantFrom(
    0,
    1,
    325_00,
    325_01,
    603_00,
    603_01,
    2_000_00,
    2_000_01,
    5_812_50,
    8_450_00,
    10_000_000_00,
  ),
  fc.integer({ min: 0, max: 12_000_00 }),
)
const one = <Value>(...values: Value[]) => fc.constantFrom(...values)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.oneof({ weight: 3, arbitrary: one(undefined) }, value)
/** Left out one time in ten. */
const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 10 })
const quantity = one('0', '0.000001', '7.5', '160', '744')
const wage = fc.integer({ min: 0, max: 90_00 })

const earning = fc.oneof(
  fc.record({
    kind: one('salary'),
    monthlyCents: amount,
    proration: one('calendar_days', 'thirtieths', undefined),
  }),
  fc.record({
    kind: one('hours'),
    hours: quantity,
    hourlyWageCents: wage,
    time: one('worked', 'sick', 'vacation'),
  }),
  fc.record({
    kind: one('overtime'),
    hours: quantity,
    hourlyWageCents: wage,
    premiumPercent: one('0', '33.3333'),
  }),
  fc.record({ kind: one('one_time'), amountCents: amount, purpose: one('christmas', 'holiday', 'other') }),
  fc.record({
    kind: one('benefit_in_kind', 'voucher', 'flat_taxed', 'severance', 'maternity_pay'),
    amountCents: amount,
  }),
  fc.record({ kind: one('pay_given_up'), amountCents: amount }),
  fc.record({
    kind: one('premium'),
    work: one('night', 'deep_night', 'sunday', 'holiday', 'special_holiday'),
    hours: quantity,
    basicWageCents: wage,
    percent: one('0', '25', '150', '999'),
  }),
  fc.record({
    kind: one('tax_free'),
    number: one('15', '16', '33', '34', '37', '39', '50'),
    amountCents: amount,
    isInKind: fc.boolean(),
    usedThisYearCents: amount,
  }),
  fc.record({
    kind: one('commute_allowance'),
    amountCents: amount,
    kilometres: fc.integer({ min: 0, max: 999 }),
    days: fc.integer({ min: 0, max: 31 }),
  }),
  fc.record({
    kind: one('meals'),
    breakfasts: one(0, 31),
    mainMeals: one(0, 62),
    paidByEmployeeCents: amount,
  }),
  fc.record({
    kind: one('accommodation'),
    paidByEmployeeCents: amount,
    reductionPercent: fc.constantFrom(0, 15, 55, 90),
  }),
  fc.record({
    kind: one('company_car'),
    listPriceCents: amount,
    share: one('1', '0.5', '0.25'),
    commuteKilometres: one(0, 999),
    paidByEmployeeCents: amount,
  }),
  fc.record({ kind: one('job_bike'), listPriceCents: amount }),
  fc.record({
    kind: one('pension_conversion'),
    amountCents: amount,
    employerCents: amount,
    usedThisYearCents: amount,
  }),
  fc.record({ kind: one('savings'), employerCents: amount, savedCents: amount }),
  fc.record({
    kind: one('maternity_subsidy'),
    netOfThreeMonthsCents: amount,
    daysOfThreeMonths: one(1, 90, 92),
    days: one(0, 31),
  }),
  fc.record({ kind: one('partial_retirement'), regularPayCents: amount, topUpPercent: one('20', '45.5') }),
)

const INSURANCE: Json = { healthPremiumCents: 700_00, carePremiumCents: 90_00, taxPremiumCents: 500_00 }
const employment = fc.record({
  kind: one<Json>(
    ...[{}, { contributionGroup: '3111' }, { contributionGroup: '9111' }, { isInTransitionZone: true }],
    ...[
      { contributionGroup: '0110', privateInsurance: INSURANCE },
      { contributionGroup: '0110', paysFundDirectly: true },
      { contributionGroup: '1011', pensionExemption: 'professional_scheme' },
      { personGroup: '102' },
      { personGroup: '103' },
      { personGroup: '106', contributionGroup: '0100' },
      { personGroup: '106', contributionGroup: '0100', isInTransitionZone: true },
      { personGroup: '109', contributionGroup: '6100', fundId: undefined },
      { personGroup: '109', contributionGroup: '6500', fundId: undefined, flatTaxBorneBy: 'employee' },
      { personGroup: '110', contributionGroup: '0000', fundId: undefined, fixedTermTo: '2026-03-15' },
      { personGroup: '119', contributionGroup: '3321' },
      { personGroup: '120', contributionGroup: '3121' },
      { personGroup: 'director', contributionGroup: '0000' },
      { isSmallJob: true },
    ],
  ),
  others: fc.oneof(
    { weight: 3, arbitrary: one([]) },
    fc.array(fc.record({ kind: one('insured', 'minijob'), monthlyCents: amount }), { maxLength: 2 }),
  ),
  placeOfWork: maybe(one('SN', 'BY')),
})

const absence = fc.record({
  kind: one('sick_benefit', 'child_sick_benefit', 'maternity', 'parental_leave', 'unpaid'),
  from: one('2025-12-31', '2026-01-31', '2026-02-10', '2026-07-01'),
  to: maybe(one('2026-01-01', '2026-02-28', '2026-07-31')),
})
const garnishment = fc.oneof(
  fc.record({ kind: one('ordinary'), dependants: one(0, 1, 5, 20), dueCents: amount }),
  fc.record({ kind: one('maintenance'), protectedCents: amount, dueCents: amount }),
)

/** January to November, withheld far too much or nothing at all. */
const equalisation = fc.record({
  taxableCents: fc.integer({ min: 0, max: 60_000_00 }),
  wageTaxCents: fc.integer({ min: 0, max: 30_000_00 }),
  solidarityCents: one(0, 1, 400_00),
  churchTaxCents: fc.integer({ min: 0, max: 2_700_00 }),
})

const terms = (month: string) =>
  fc.record({
    from: fc.oneof(
      { weight: 4, arbitrary: one('2020-02-29') },
      one(`${month}-01`, `${month}-02`, `${month}-16`, `${month}-28`, '2025-12-31', '2026-01-01'),
    ),
    to: maybe(one(`${month}-15`, `${month}-27`, `${month}-28`, '2026-12-30', '2025-12-15')),
  })

/** Anything that a form could send, often refused, and if not, rarely sensible. */
export const anyMonth: fc.Arbitrary<Json> = one(...MONTHS)
  .chain((month) =>
    fc.record({
      month: one(month),
      employer: fc.record({ state: one('HH', 'SN', 'BY'), takesPartInU1: fc.boolean() }),
      employee: fc.record({
        birthDate: fc.oneof(one('1990-06-15'), one(...BORN)),
        isParent: fc.boolean(),
        childBirthDates: fc.array(one('2000-12-31', '2001-01-01', '2004-02-29', '2026-01-01'), {
          maxLength: 6,
        }),
      }),
      employment,
      terms: terms(month),
      taxCard: rarely(
        fc.record({
          taxClass: fc.integer({ min: 1, max: 6 }),
          church: one('ev', '--', undefined),
          churchOfSpouse: one('rk', undefined),
          allowance: one(
            { monthlyCents: 0, annualCents: 0 },
            { monthlyCents: 123_45, annualCents: 1_481_40 },
          ),
          isAgeLimitAllowanceConfirmed: fc.boolean(),
        }),
      ),
      earnings: fc.array(earning, { maxLength: 5 }),
      deductions: fc.array(fc.record({ kind: one('advance', 'other'), amountCents: amount }), {
        maxLength: 1,
      }),
      garnishments: fc.oneof(
        { weight: 3, arbitrary: one([]) },
        fc.array(garnishment, { minLength: 1, maxLength: 2 }),
      ),
      absences: fc.oneof({ weight: 4, arbitrary: one([]) }, fc.array(absence, { maxLength: 2 })),
      insuredDays: maybe(one(0, 1, 29, 30)),
      expectedAnnualPayCents: maybe(amount),
      earlierEmployers: one('none', 'unknown'),
      equalisation: month === '2026-12' ? equalisation : one(undefined),
      shortTime: maybe(
        fc.record({ fullPayCents: amount, addedCents: one(0, 100_00), hasChild: fc.boolean() }),
      ),
    }),
  )
  .map(
    ({ employment: { kind, ...others }, employee, terms: { from, to }, taxCard, equalisation, ...rest }) => {
      const children = employee.isParent ? employee.childBirthDates : []
      const isTopped = 'personGroup' in kind && kind.personGroup === '103'
      const earnings = rest.earnings.filter((each) => each.kind !== 'partial_retirement' || isTopped)
      const isFlat = 'isSmallJob' in kind || ('fundId' in kind && kind.fundId === undefined)
      return inputWith({
        ...rest,
        earnings,
        employee: { ...employee, childBirthDates: children },
        employment: { ...kind, ...others, from, to },
        taxCard: isFlat ? undefined : taxCard,
        equalisation: equalisation && {
          ...equalisation,
          churchTaxCents: taxCard?.church === 'ev' ? equalisation.churchTaxCents : 0,
        },
      })
    },
  )
