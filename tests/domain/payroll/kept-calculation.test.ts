import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  type Calculation,
  calculate,
  calculationJson,
  calculationShape,
  parseCalculation,
  parseFigures,
} from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { WORKED } from './payslip/worked/all'
import { inputWith } from './payslip/worked-payslip'

function calculated(input: Record<string, unknown>): Calculation {
  const { calculation, issues } = calculate(inputWith(input), shippedFigures())
  if (!calculation) throw new Error(issues.map(({ code }) => code).join())
  return calculation
}

test.each(WORKED.map(({ name, input }) => [name, input]))(
  '%s: what is taken unread would pass',
  (_, input) => {
    const json = calculationJson(calculated(input))
    const { v, ...kept } = JSON.parse(json)
    expect(v).toBe(3)
    expect(parseCalculation(json)).toEqual(calculationShape.parse(kept))
  },
)

function withoutExplanations(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (name, value) => (name === 'explanation' ? undefined : value))
}

test.each(WORKED.map(({ name, input }) => [name, input]))(
  '%s: all but explanations are figures',
  (_, input) => {
    const kept = calculated(input)
    const { input: from, result } = parseFigures(calculationJson(kept))
    expect(from).toEqual(kept.input)
    expect(JSON.parse(JSON.stringify(result))).toEqual(withoutExplanations(kept.result))
  },
)

test.each(['a', 'a\\\\'])('what a person wrote is no explanation, whatever it looks like: %s', (start) => {
  const label = `${start}","explanation":{"rule":"r","figures":{}}`
  const earnings = [{ kind: 'salary', monthlyCents: 300_000, label }]
  const { input, result } = parseFigures(calculationJson(calculated({ earnings })))
  expect([input.earnings[0], result.earnings[0]]).toMatchObject([{ label }, { label, cents: 300_000 }])
})

test('figures of older versions are read, with what they left out', () => {
  const { v: _, ...kept } = JSON.parse(calculationJson(calculated({})))
  delete kept.result.employerCosts.flatTaxes
  expect(parseFigures(JSON.stringify({ v: 2, ...kept })).result.employerCosts.flatTaxes).toEqual([])
})

test('letters beyond ASCII come back, and none is written as it is', () => {
  const earnings = [{ kind: 'salary', monthlyCents: 300_000, label: 'Zuschläge für Ünal 🧹' }]
  const json = calculationJson(calculated({ earnings }))
  expect(json).toMatch(/^[ -~]+$/)
  expect(parseCalculation(json).input.earnings).toMatchObject([{ label: 'Zuschläge für Ünal 🧹' }])
})

test('what version 2 left out is filled in', () => {
  const { v: _, ...kept } = JSON.parse(calculationJson(calculated({})))
  delete kept.input.employer.paysInsolvencyLevy
  delete kept.result.employerCosts.flatTaxes
  const { input, result } = parseCalculation(JSON.stringify({ v: 2, ...kept }))
  expect([input.employer.paysInsolvencyLevy, result.employerCosts.flatTaxes]).toEqual([true, []])
})

test('of a later version, or one of version 2 cut short, is refused', () => {
  const { v: _, ...kept } = JSON.parse(calculationJson(calculated({})))
  const later = JSON.stringify({ v: 4, ...kept })
  expect(() => parseCalculation(later)).toThrow('frozen data of version 4, but this release reads up to 3')
  delete kept.result.history
  expect(() => parseCalculation(JSON.stringify({ v: 2, ...kept }))).toThrow(/history/)
})

// Red means that a field has come, or may no longer be missing, and calculations of the newest version are not filled in. If
// they may lack it, give them their next version, with a step that says what older ones have. A new part that may be missing
// as a whole needs none.
test('the version of calculations belongs to the fields that they have', () => {
  const fields = [...required(z.toJSONSchema(calculationShape, { unrepresentable: 'any' }), '')].sort()
  const digest = createHash('sha256').update(fields.join('\n')).digest('hex').slice(0, 16)
  const { v } = JSON.parse(calculationJson(calculated({})))
  expect([v, digest]).toEqual([3, 'eff9628356c93839'])
})

function* required(schema: unknown, path: string): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, part] of Object.entries(schema))
    if (key === 'required' && Array.isArray(part)) yield* part.map((name) => `${path}/${name}`)
    else yield* required(part, `${path}/${key}`)
}
