import { describe, expect, test } from 'vitest'
import type { Explanation } from '~/domain/payroll/explanation'
import { payslip } from '~/domain/payroll/payslip/payslip'
import type { Payslip } from '~/domain/payroll/payslip/result'
import { LAW_CASES } from '../law/all'
import { computed } from './formulas'
import { WORKED } from './worked/all'
import { inputWith } from './worked-payslip'

interface Explained {
  explanation: Explanation
  cents?: number
  employeeCents?: number
  employerCents?: number
}

/** Every part of a payslip that has an amount; bases by what they measure, flat taxes by their tax. */
function partsOf(slip: Payslip): Explained[] {
  const { earnings, taxes, bases, contributions, netItems, net, payout, ageLimitAllowance, employerCosts } =
    slip
  const measured = bases.map(({ explanation, cents }) => ({ explanation, cents }))
  const flat = employerCosts.flatTaxes.map(({ explanation, taxCents }) => ({ explanation, cents: taxCents }))
  return [
    ...[...earnings, ...taxes, ...measured, ...contributions, ...netItems, net, payout],
    ...[...employerCosts.levies, ...flat, ...(ageLimitAllowance ? [ageLimitAllowance] : [])],
  ]
}

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
