import { describe, expect, test } from 'vitest'
import { payslip } from '~/domain/payroll/payslip/payslip'
import { LAW_CASES } from '../law/all'
import { computed } from './formulas'
import { partsOf } from './parts'
import { WORKED } from './worked/all'
import { inputWith } from './worked-payslip'

const lawful = LAW_CASES.filter(({ expected }) => expected.refused === undefined)

describe('every explanation computes its amount', () => {
  test.each([...WORKED, ...lawful])('$name', ({ input }) => {
    for (const { explanation, cents, employeeCents, employerCents } of partsOf(payslip(inputWith(input)))) {
      const answer = computed(explanation)
      const said = typeof answer === 'number' ? cents : { employee: employeeCents, employer: employerCents }
      expect({ rule: explanation.rule, answer }).toEqual({ rule: explanation.rule, answer: said })
    }
  })
})

/** Sums that say what they are the sum of by their name, and what is kept for the next month. */
const SUMS = ['totals', 'history', 'churchShares']

/** Where an amount stands without saying how it was found. */
function unexplainedIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isAmount = 'cents' in value || 'employeeCents' in value || 'taxCents' in value
  if (isAmount && !('explanation' in value)) return [path]
  return Object.entries(value).flatMap(([key, each]) =>
    SUMS.includes(key) || key === 'explanation' || key === 'figures'
      ? []
      : unexplainedIn(each, `${path}.${key}`),
  )
}

test.each([...WORKED, ...lawful])('$name: no amount without an explanation', ({ input }) => {
  expect(unexplainedIn(payslip(inputWith(input)))).toEqual([])
})
