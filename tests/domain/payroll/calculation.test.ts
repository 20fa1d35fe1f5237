import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import example from '~/commands/payroll/example.json'
import { type Calculation, calculate, calculationJson, parseCalculation } from '~/domain/payroll/calculation'
import { socialInsuranceParametersOf, wageTaxParametersOf } from '~/domain/payroll/parameters/parameters-of'
import { payslip } from '~/domain/payroll/payslip/payslip'
import { MODULE_VERSION } from '~/domain/payroll/version'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { WORKED } from './payslip/worked/all'
import { inputWith } from './payslip/worked-payslip'

function digestOf(value: unknown): string {
  const json = JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each))
  return createHash('sha256').update(json).digest('hex').slice(0, 16)
}

const { identity: _identity, ...EXAMPLE } = example

function calculated(input: unknown): Calculation {
  const { calculation, issues } = calculate(input, shippedFigures())
  if (!calculation) throw new Error(issues.map(({ code }) => code).join())
  return calculation
}

const worked = WORKED.map(({ input }) => payslip(inputWith(input)))
const figuresOf = ({ version: _, ...figures }: { version: string }) => figures
const [tax2025, tax2026] = [2025, 2026].map(wageTaxParametersOf)
const [insurance2025, insurance2026] = [2025, 2026].map(socialInsuranceParametersOf)

// A red row means that payslips come out differently: give the version its next number, and the row both.
test.each([
  ['the module', MODULE_VERSION, '6', worked, '77f78daccbe82349'],
  ['wage tax 2025', tax2025?.version, '2025.3', tax2025 && figuresOf(tax2025), '588cc1b5b98077d9'],
  ['wage tax 2026', tax2026?.version, '2026.3', tax2026 && figuresOf(tax2026), 'a635920f4a15f663'],
  [
    'insurance 2025',
    insurance2025?.version,
    '2025.3',
    insurance2025 && figuresOf(insurance2025),
    'bb9eba8ebdf41b2c',
  ],
  [
    'insurance 2026',
    insurance2026?.version,
    '2026.3',
    insurance2026 && figuresOf(insurance2026),
    '06529d6473779eea',
  ],
])('the version of %s belongs to what it calculates', (_, version, known, calculated, digest) => {
  expect([version, digestOf(calculated)]).toEqual([known, digest])
})

describe('a kept calculation', () => {
  test.each(WORKED.map(({ name, input }) => [name, input]))('%s: reads back as it was', (_, input) => {
    const calculation = calculated(inputWith(input))
    expect(parseCalculation(calculationJson(calculation))).toEqual(calculation)
  })

  test('names its versions and keeps the whole input, defaults included', () => {
    const { module, parameters, input, result } = parseCalculation(calculationJson(calculated(EXAMPLE)))
    const year = example.month.slice(0, 4)
    expect([module, parameters]).toEqual([
      MODULE_VERSION,
      { wageTax: `${year}.3`, socialInsurance: `${year}.3` },
    ])
    expect(input.employment.flatTaxBorneBy).toBe('employer')
    expect(payslip(input)).toEqual(result)
  })
})

describe('given a kept calculation', () => {
  const fresh = calculated(EXAMPLE)
  const kept = { ...fresh, result: { ...fresh.result, payout: { ...fresh.result.payout, cents: 1 } } }
  const { wageTax, socialInsurance } = fresh.parameters

  test('from the same input by the same rules, nothing is calculated anew', () => {
    expect(calculate(EXAMPLE, shippedFigures(), kept).calculation).toBe(kept)
  })

  test.each([
    ['another input', { ...kept, input: { ...kept.input, earlierEmployers: 'unknown' as const } }],
    ['other rules', { ...kept, module: '0' }],
    ['another wage tax', { ...kept, parameters: { wageTax: '2020.1', socialInsurance } }],
    ['other contributions', { ...kept, parameters: { wageTax, socialInsurance: '2020.1' } }],
  ])('from %s, it is', (_, other) => {
    expect(calculate(EXAMPLE, shippedFigures(), other as Calculation).calculation).toEqual(fresh)
  })
})
