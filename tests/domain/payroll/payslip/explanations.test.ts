import { describe, expect, test } from 'vitest'
import type { Explanation, RuleKey } from '../../../../app/domain/payroll/explanation'
import { payslip } from '../../../../app/domain/payroll/payslip/payslip'
import { payroll as german } from '../../../../app/i18n/de/payroll'
import { payroll as english } from '../../../../app/i18n/en/payroll'
import { euroText, explanationSentence } from '../../../../app/i18n/payroll-sentences'
import { payslipTable } from '../../../../db/payroll/table'
import { WORKED } from './worked/all'
import { inputWith } from './worked-payslip'

/** Every explanation anywhere in a payslip. */
function explanationsIn(value: unknown): Explanation[] {
  if (typeof value !== 'object' || value === null) return []
  if ('rule' in value && 'figures' in value) return [value as Explanation]
  return Object.values(value).flatMap(explanationsIn)
}

describe('explanations', () => {
  const slips = WORKED.map(({ name, input }) => ({ name, slip: payslip(inputWith(input)) }))

  test.each(slips)('$name: every figure of every sentence is there', ({ slip }) => {
    const explanations = explanationsIn(slip)
    expect(explanations.length).toBeGreaterThan(slip.contributions.length)
    for (const explanation of explanations) {
      for (const [texts, language] of [[german, 'de'] as const, [english, 'en'] as const]) {
        const places = [...texts.rules[explanation.rule].matchAll(/\{(\w+)\}/g)].map(([, place]) => place)
        expect(Object.keys(explanation.figures)).toEqual(expect.arrayContaining(places))
        expect(explanationSentence(explanation, texts, language)).not.toMatch(/[{}]|undefined|NaN/)
      }
    }
  })

  test('the worked payslips meet every rule', () => {
    const met = new Set(slips.flatMap(({ slip }) => explanationsIn(slip)).map(({ rule }) => rule))
    const rules = Object.keys(german.rules) as RuleKey[]
    expect(rules.filter((rule) => !met.has(rule))).toEqual([])
  })

  test('a payslip survives being frozen as JSON', () => {
    for (const { slip } of slips) {
      const thawed = JSON.parse(JSON.stringify(slip)) as typeof slip
      expect(payslipTable(thawed, german, 'de')).toBe(payslipTable(slip, german, 'de'))
    }
  })
})

test.each([
  [0, '0,00 €', '€0.00'],
  [5, '0,05 €', '€0.05'],
  [-123_456, '−1.234,56 €', '−€1,234.56'],
  [100_000_000, '1.000.000,00 €', '€1,000,000.00'],
])('%s cents', (cents, inGerman, inEnglish) => {
  expect(euroText(cents, 'de')).toBe(inGerman)
  expect(euroText(cents, 'en')).toBe(inEnglish)
})
