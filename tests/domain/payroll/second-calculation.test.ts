import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payslip } from '~/domain/payroll/payslip/payslip'
import type { Payslip } from '~/domain/payroll/payslip/result'
import { FUZZ_SEED } from '../../support/fuzz-size'
import { inputWith } from './payslip/worked-payslip'
import { type Figures, type Month, secondCalculation } from './second-calculation'

const MONTHS = 5000
const PAST_THE_LIMIT = '1959-05-01'
const LIMIT = { minijob: 603_00, zone: 2_300_00, other: 1_200_000 }

const month: fc.Arbitrary<Month> = fc
  .record({
    taxClass: fc.constantFrom(1 as const, 3 as const, 4 as const, 5 as const),
    isParent: fc.boolean(),
    childrenUnder25: fc.integer({ min: 0, max: 6 }),
    isSaxony: fc.boolean(),
    key: fc.constantFrom('1111', '3111', '1121', '9111', '6100', '6500', 'zone') as fc.Arbitrary<
      Month['key']
    >,
    additionalHundredths: fc.integer({ min: 0, max: 450 }),
    days: fc.oneof({ weight: 3, arbitrary: fc.constant(30) }, fc.integer({ min: 1, max: 30 })),
    pay: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ pay, ...rest }) => {
    const isMinijob = rest.key === '6100' || rest.key === '6500'
    const most = isMinijob ? LIMIT.minijob : rest.key === 'zone' ? LIMIT.zone : LIMIT.other
    return { ...rest, cents: 1 + Math.floor((pay / 1_000_000) * (most - 1)) }
  })

function inputOf(each: Month): Record<string, unknown> {
  const { key, isParent, childrenUnder25 } = each
  const isMinijob = key === '6100' || key === '6500'
  const born = key === '1121' ? PAST_THE_LIMIT : '1990-06-15'
  return {
    earnings: [{ kind: 'salary', monthlyCents: each.cents }],
    employer: { state: each.isSaxony ? 'SN' : 'HH' },
    employee: {
      birthDate: born,
      isParent,
      childBirthDates: isParent ? Array.from({ length: childrenUnder25 }, () => '2015-04-02') : [],
    },
    employment: {
      personGroup: isMinijob ? '109' : '101',
      contributionGroup: key === 'zone' ? '1111' : key,
      fundId: isMinijob ? undefined : 'own',
      isInTransitionZone: key === 'zone',
    },
    taxCard: isMinijob ? undefined : { taxClass: each.taxClass },
    funds: [fund(each.additionalHundredths)],
    insuredDays: each.days,
  }
}

function fund(hundredths: number) {
  const additionalRate = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
  return { id: 'own', name: 'Own', validFrom: '2026-01', additionalRate, u1Rate: '1', u2Rate: '0.5' }
}

function figuresOf(slip: Payslip): Figures {
  const of = (name: string): [number, number] => {
    const row = slip.contributions.find(({ branch }) => branch === name)
    return [row?.employeeCents ?? 0, row?.employerCents ?? 0]
  }
  const tax = (name: string) => slip.taxes.find((row) => row.tax === name)?.cents ?? 0
  return {
    health: of('health'),
    additional: of('additional_health'),
    care: of('care'),
    pension: of('pension'),
    unemployment: of('unemployment'),
    wageTax: tax('wage_tax'),
    solidarity: tax('solidarity'),
  }
}

test(`a second calculation from the law text agrees to the cent, seed ${FUZZ_SEED}`, {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(month, (each) => {
      expect(figuresOf(payslip(inputWith(inputOf(each))))).toEqual(secondCalculation(each))
    }),
    { numRuns: MONTHS, seed: FUZZ_SEED },
  )
})
