import { describe, expect, test } from 'vitest'
import { payslipTable } from '~/commands/payroll/table'
import { RETIRED_RULES, type RuleKey } from '~/domain/payroll/rules'
import type { Explanation } from '../../../../app/domain/payroll/explanation'
import { payslip } from '../../../../app/domain/payroll/payslip/payslip'
import { payrollTexts } from '../../../../app/i18n/payroll.en.server'
import { explanationSentence } from '../../../../app/i18n/payroll-sentences.server'
import { LAW_CASES } from '../law/all'
import { WORKED } from './worked/all'
import { inputWith } from './worked-payslip'

/** Every explanation anywhere in a payslip. */
function explanationsIn(value: unknown): Explanation[] {
  if (typeof value !== 'object' || value === null) return []
  if ('rule' in value && 'figures' in value) return [value as Explanation]
  return Object.values(value).flatMap(explanationsIn)
}

describe('explanations', () => {
  const lawful = LAW_CASES.filter(({ expected }) => expected.refused === undefined)
  const slips = [...WORKED, ...lawful].map(({ name, input }) => ({ name, slip: payslip(inputWith(input)) }))

  test.each(slips)('$name: every figure of every sentence is there', ({ slip }) => {
    const explanations = explanationsIn(slip)
    expect(explanations.length).toBeGreaterThan(slip.contributions.length)
    for (const explanation of explanations) {
      for (const language of ['de', 'en'] as const) {
        const places = [...payrollTexts[language].rules[explanation.rule].matchAll(/\{(\w+)\}/g)].map(
          ([, place]) => place,
        )
        expect(Object.keys(explanation.figures)).toEqual(expect.arrayContaining(places))
        expect(explanationSentence(explanation, language)).not.toMatch(/[{}]|undefined|NaN/)
      }
    }
  })

  test('the worked payslips meet every rule of these years', () => {
    const met = new Set(slips.flatMap(({ slip }) => explanationsIn(slip)).map(({ rule }) => rule))
    const rules = Object.keys(payrollTexts.de.rules) as RuleKey[]
    const others: readonly RuleKey[] = [...RETIRED_RULES, 'premium_free_up_to']
    expect(rules.filter((rule) => !met.has(rule) && !others.includes(rule))).toEqual([])
  })

  test('a payslip survives being frozen as JSON', () => {
    for (const { slip } of slips) {
      const thawed = JSON.parse(JSON.stringify(slip)) as typeof slip
      expect(payslipTable(thawed, 'de')).toBe(payslipTable(slip, 'de'))
    }
  })
})
