import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedLine, payslipTotals, wrongTotal } from '~/domain/payslips/totals'

const line = (kind: CountedLine['kind'], amountCents: number): CountedLine => ({ kind, amountCents })
const salary = line('earning', 300_000)

test.each<[string, CountedLine[], number[]]>([
  ['nothing', [], [0, 0, 0, 0, 0]],
  ['a bare salary', [salary], [300_000, 0, 0, 300_000, 300_000]],
  ['two earnings', [salary, line('earning', 5000)], [305_000, 0, 0, 305_000, 305_000]],
  ['tax', [salary, line('tax', 40_000), line('tax', 1000)], [300_000, 41_000, 0, 259_000, 259_000]],
  ['social insurance', [salary, line('social_insurance', 60_000)], [300_000, 0, 60_000, 240_000, 240_000]],
  ['an addition after tax', [salary, line('net_addition', 4500)], [300_000, 0, 0, 300_000, 304_500]],
  ['a deduction after tax', [salary, line('net_deduction', 4500)], [300_000, 0, 0, 300_000, 295_500]],
  ["the employer's share", [salary, line('employer', 61_000)], [300_000, 0, 0, 300_000, 300_000]],
  ['a correction below zero', [line('earning', -1000), line('tax', -200)], [-1000, -200, 0, -800, -800]],
])('%s', (_, lines, [grossCents, taxCents, socialInsuranceCents, netCents, payoutCents]) => {
  const totals = { grossCents, taxCents, socialInsuranceCents, netCents, payoutCents }
  expect(payslipTotals(lines)).toEqual(totals)
})

test('a total that the lines do not give is named', () => {
  expect(wrongTotal([salary], { grossCents: 300_000, payoutCents: 300_000 })).toBeUndefined()
  expect(wrongTotal([salary], {})).toBeUndefined()
  expect(wrongTotal([salary], { grossCents: 300_000, payoutCents: 299_999 })).toBe('payoutCents')
})

test('sums of two months are the sum of their sums, in any order', () => {
  const kinds = ['earning', 'tax', 'social_insurance', 'employer', 'net_addition', 'net_deduction'] as const
  const anyLines = fc.array(
    fc.record({ kind: fc.constantFrom(...kinds), amountCents: fc.integer({ min: -1e7, max: 1e7 }) }),
  )
  fc.assert(
    fc.property(anyLines, anyLines, (january, february) => {
      const [a, b, both] = [january, february, [...february, ...january]].map(payslipTotals)
      expect(both?.payoutCents).toBe((a?.payoutCents ?? 0) + (b?.payoutCents ?? 0))
      expect(both?.netCents).toBe(
        (both?.grossCents ?? 0) - (both?.taxCents ?? 0) - (both?.socialInsuranceCents ?? 0),
      )
    }),
  )
})
