import { expect, test } from 'vitest'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { equalisationOf } from '~/domain/person-years/equalisation'
import type { PersonYear } from '~/domain/person-years/person-year'
import { calculated } from '../payroll-reports/people'

type Json = Record<string, unknown>

const CHURCH = { taxClass: 1, church: 'ev' }
const MONTHS = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

/** A year in which each month pays what is said of it. */
function yearOf(
  payOf: (index: number) => number,
  changesOf: (index: number) => Json = () => ({}),
): PersonYear {
  return {
    year: '2026',
    opening: undefined,
    months: MONTHS.map((month, index) => ({
      ...{ month, revision: 1, publishedAt: `${month}-28T09:00:00Z` },
      calculation: calculated({
        month,
        earnings: [{ kind: 'salary', monthlyCents: payOf(index) }],
        taxCard: { taxClass: 1 },
        ...changesOf(index),
      }),
    })),
  }
}

const parentOf = (childBirthDates: string[]) => ({ employee: { isParent: true, childBirthDates } })

const taxes = (wageTaxCents: number, solidarityCents = 0, churchTaxCents = 0) => ({
  wageTaxCents,
  solidarityCents,
  churchTaxCents,
})

// By the ministry's plan of 2026, run as it is published (class I, 2.9 %, childless): a month of 2,000 € is 88.16, of 3,000 €
// 293.08, of 4,500 € 650.16, of 5,000 € 782.41, of 9,000 € 2,212.75 and 61.51 of solidarity surcharge; a year of 36,000 €
// 3,517.00, of 39,000 € 4,181.00, of 84,000 € 17,164.00 and no surcharge. Church tax is 9 %, cents cut off.
test.each([
  [
    'even pay: a few cents too little are never demanded',
    yearOf(() => 3000_00),
    taxes(3516_96),
    taxes(3517_00),
    taxes(0),
  ],
  [
    'half a year at 2,000 €, half at 4,500 €, of a church',
    yearOf(
      (index) => (index < 6 ? 2000_00 : 4500_00),
      () => ({ taxCard: CHURCH }),
    ),
    taxes(4429_92, 0, 398_64),
    taxes(4181_00, 0, 376_29),
    taxes(248_92, 0, 22_35),
  ],
  [
    'a surcharge that the year does not owe',
    yearOf((index) => (index < 6 ? 9000_00 : 5000_00)),
    taxes(17_970_96, 369_06),
    taxes(17_164_00),
    taxes(806_96, 369_06),
  ],
])('gives back %s', (_, of, withheld, ofYear, refund) => {
  expect(equalisationOf(of, shippedFigures())).toMatchObject({ obstacles: [], withheld, ofYear, refund })
})

const SALARY = () => 3000_00
const PAY = { kind: 'salary', monthlyCents: 3000_00 }
const MINIJOB = {
  employment: { personGroup: '109', contributionGroup: '6100', fundId: undefined },
  ...{ taxCard: undefined, earnings: [{ kind: 'salary', monthlyCents: 500_00 }] },
}
const privatelyInsured = (taxPremiumCents: number) => ({
  employment: {
    contributionGroup: '0110',
    privateInsurance: {
      ...{ healthPremiumCents: 700_00, carePremiumCents: 40_00, taxPremiumCents, isSubsidised: true },
    },
  },
})
const inJune = (changes: Json) => (index: number) => (index === 5 ? changes : {})

test.each([
  ['class_five_or_six', yearOf(SALARY, () => ({ taxCard: { taxClass: 5 } }))],
  ['class_changed', yearOf(SALARY, inJune({ taxCard: { taxClass: 3 } }))],
  ['factor', yearOf(SALARY, () => ({ taxCard: { taxClass: 4, factor: '0.912' } }))],
  [
    'allowance',
    yearOf(
      SALARY,
      inJune({ taxCard: { taxClass: 1, allowance: { monthlyCents: 100_00, annualCents: 1200_00 } } }),
    ),
  ],
  [
    'interruption',
    yearOf(SALARY, inJune({ absences: [{ kind: 'unpaid', from: '2026-06-08', to: '2026-06-14' }] })),
  ],
  ['insurance_changed', yearOf(SALARY, inJune({ employment: { contributionGroup: '1101' } }))],
  ['church_changed', yearOf(SALARY, inJune({ taxCard: CHURCH }))],
  // What one church got, another cannot give back.
  [
    'church_changed',
    yearOf(SALARY, (index) => ({ taxCard: { ...CHURCH, church: index < 6 ? 'ev' : 'rk' } })),
  ],
  // No exclusion of the law, but the plan takes one premium for the year.
  ['premium_changed', yearOf(SALARY, (index) => privatelyInsured(index < 5 ? 600_00 : 650_00))],
  ['insurance_changed', yearOf(SALARY, inJune(privatelyInsured(600_00)))],
  // A second child in June; and a first one, which ends the surcharge that number 5 names.
  [
    'children_changed',
    yearOf(SALARY, (index) => parentOf(index < 5 ? ['2015-03-01'] : ['2015-03-01', '2026-06-02'])),
  ],
  ['insurance_changed', yearOf(SALARY, (index) => (index < 5 ? {} : parentOf(['2026-06-02'])))],
  ['flat_taxed', yearOf(SALARY, () => MINIJOB)],
  ['severance', yearOf(SALARY, inJune({ earnings: [PAY, { kind: 'severance', amountCents: 1000_00 }] }))],
  [
    'replacement',
    yearOf(
      SALARY,
      inJune({
        absences: [{ kind: 'maternity', from: '2026-06-11' }],
        earnings: [
          { kind: 'salary', monthlyCents: 1000_00 },
          { kind: 'maternity_subsidy', netOfThreeMonthsCents: 612_345, days: 20 },
        ],
      }),
    ),
  ],
] as const)('works out nothing where there is: %s', (obstacle, of) => {
  const { obstacles, ofYear, refund } = equalisationOf(of, shippedFigures())
  expect([obstacles, ofYear, refund]).toEqual([[obstacle], undefined, undefined])
})

test('works out nothing of a year that lacks a month, and says whether somebody was not there or figures are not', () => {
  const whole = yearOf(SALARY)
  const late = yearOf(SALARY, (index) => (index === 0 ? {} : { employment: { from: '2026-02-01' } }))
  const of = (year: PersonYear) =>
    equalisationOf({ ...year, months: year.months.slice(1) }, shippedFigures()).obstacles
  expect([of(whole), of(late)]).toEqual([['figures_missing'], ['not_whole_year']])
  const elsewhere = whole.months.map((month, index) =>
    index === 3 ? { ...month, calculation: undefined } : month,
  )
  expect(equalisationOf({ ...whole, months: elsewhere }, shippedFigures()).obstacles).toEqual([
    'figures_missing',
  ])
})

test('months of an unpaid leave need no payslip, and are no missing figures but the letter U', () => {
  const leave = { absences: [{ kind: 'unpaid', from: '2026-06-15', to: '2026-08-31' }] }
  const year = yearOf(SALARY, inJune(leave))
  const paid = year.months.filter(({ month }) => month !== '2026-07' && month !== '2026-08')
  expect(equalisationOf({ ...year, months: paid }, shippedFigures()).obstacles).toEqual(['interruption'])
})

test('whoever declines it gets nothing back', () => {
  const uneven = yearOf((index) => (index < 6 ? 2000_00 : 4500_00))
  expect(equalisationOf(uneven, shippedFigures()).refund?.wageTaxCents).toBeGreaterThan(0)
  expect(equalisationOf(uneven, shippedFigures(), 'declined')).toMatchObject({
    ...{ obstacles: ['declined'], refund: undefined },
  })
})

const LEAVES_ON_THE_30TH = {
  employment: { to: '2026-12-30' },
  earnings: [{ kind: 'hours', hours: '160', hourlyWageCents: 18_75 }],
}

test('an exit that was entered and taken back leaves the year whole; one that stands does not', () => {
  const leaving = (until: number) =>
    yearOf(SALARY, (index) => (index < until ? { employment: { to: '2026-06-30' } } : {}))
  expect(equalisationOf(leaving(4), shippedFigures()).obstacles).toEqual([])
  const left = yearOf(SALARY, (index) => (index < 11 ? {} : LEAVES_ON_THE_30TH))
  expect(equalisationOf(left, shippedFigures()).obstacles).toEqual(['not_whole_year'])
})
