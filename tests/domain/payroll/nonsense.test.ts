import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculate, calculationJson, parseCalculation } from '~/domain/payroll/calculation'
import type { Payslip } from '~/domain/payroll/payslip/result'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { findingSentence } from '~/i18n/payroll-sentences.server'
import { deep } from '../../support/fuzz-size'
import { anyMonth } from './any-month'
import { computed } from './payslip/formulas'
import { partsOf } from './payslip/parts'
import { expectSums } from './sums'

const MONTHS = deep(200)
const TIMEOUT_MS = deep(60_000)

function expectExplained(slip: Payslip): void {
  for (const { explanation, cents, employeeCents, employerCents } of partsOf(slip)) {
    const answer = computed(explanation)
    const said = typeof answer === 'number' ? cents : { employee: employeeCents, employer: employerCents }
    expect({ rule: explanation.rule, answer }).toEqual({ rule: explanation.rule, answer: said })
  }
}

test(`${MONTHS} months of anybody: refused by name, or right in its sums and words`, {
  timeout: TIMEOUT_MS,
}, () => {
  let paid = 0
  fc.assert(
    fc.property(anyMonth, (input) => {
      const { calculation, issues } = calculate(input, shippedFigures())
      for (const issue of issues) expect(findingSentence(issue, 'de')).not.toMatch(/[{}]|undefined|NaN/)
      if (!calculation) {
        expect(issues.length).toBeGreaterThan(0)
        return
      }
      paid += 1
      expectSums(calculation.result)
      expectExplained(calculation.result)
      expect(parseCalculation(calculationJson(calculation))).toEqual(calculation)
    }),
    { numRuns: MONTHS },
  )
  expect(paid).toBeGreaterThan(MONTHS / 50)
})

const NONSENSE = [null, '', 'x', -1, 1.5, 1e21, Number.NaN, [], {}, true, '2026-02-30', '-0.1', [null]]

/** The places of a value, each as the keys that lead to it. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))]
}

function put(value: unknown, [key, ...rest]: string[], nonsense: unknown): unknown {
  if (key === undefined) return nonsense
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Reflect.set(copy, key, put(Reflect.get(copy, key), rest, nonsense))
  return copy
}

test('nonsense in any place of an input is refused or taken, and nothing is thrown', () => {
  const spoilt = anyMonth.chain((input) =>
    fc
      .tuple(fc.constantFrom(...placesIn(input)), fc.constantFrom(...NONSENSE))
      .map(([path, nonsense]) => put(input, path, nonsense)),
  )
  fc.assert(
    fc.property(spoilt, (input) => {
      const { calculation, issues } = calculate(input, shippedFigures())
      if (!calculation) expect(issues.filter(({ severity }) => severity !== 'refused')).toEqual([])
    }),
    { numRuns: MONTHS * 2 },
  )
})
