import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { multiply, percentOf } from '~/domain/values/money'
import { deep } from '../../../support/fuzz-size'

/** Worked out by hand: quantity × price with VAT @ rate, and what the whole invoice takes off or puts on. */
const GOLDEN: [lines: string, whole: string, netCents: number, taxCents: number, roundingCents: number][] = [
  ['1×119@19', '', 10_000, 1900, 0],
  ['1×9.99@19', '', 839, 159, 1], // 8.39 + 1.59 = 9.98; 8.40 + 1.60 = 10.00: nothing makes 9.99
  ['1×10@19', '', 840, 160, 0], // 8.4034; 1.596
  ['3×9.99@19', '', 2518, 478, 1], // 25.1849: 25.18 + 4.78 = 29.96, 25.19 + 4.79 = 29.98
  ['2×9.99@19', '', 1679, 319, 0], // 16.7899: 16.79 + 3.19 = 19.98
  ['1×1.07@7', '', 100, 7, 0],
  ['1×4.99@7', '', 466, 33, 0], // 4.6636: 4.66 + 0.33
  ['1×50@0', '', 5000, 0, 0],
  ['0.5×25@19', '', 1050, 200, 0], // 12.50: 10.5042; 10.50 + 2.00 (1.995)
  ['-1×119@19', '', -10_000, -1900, 0],
  ['-3×9.99@19', '', -2518, -478, -1],
  ['1×9.99@19 | 1×9.99@19 | 1×9.99@19', '', 2518, 478, 1],
  ['1×119@19 | 1×107@7', '', 20_000, 2600, 0],
  ['1×11.9@19 | -1×5.95@19', '', 500, 95, 0],
  ['1000×0.0119@19', '', 1000, 190, 0],
  ['1×119@19 -10%', '', 9000, 1710, 0],
  ['1×119@19 -11.9', '', 9000, 1710, 0],
  ['1×119@19', '-10%', 9000, 1710, 0],
  ['1×119@19', '-11.9', 9000, 1710, 0],
  ['1×119@19 | 1×107@7', '-22.6', 18_000, 2340, 0], // a tenth: 20 of 200
]

function linesOf(text: string) {
  return text.split(' | ').map((line) => {
    const [, quantity = '', unitPrice = '', taxRate = '', rest = ''] =
      /^(\S+)×(\S+)@(\d+) ?(.*)$/.exec(line) ?? []
    const taxCategory = taxRate === '0' ? ('Z' as const) : ('S' as const)
    return { quantity, unitPrice, taxRate, taxCategory, isGross: true, adjustments: adjustmentsOf(rest) }
  })
}

function adjustmentsOf(word: string) {
  const figure = word.slice(1).replace('%', '')
  const one = { kind: 'allowance' as const, reason: 'x' }
  if (word === '') return []
  return [word.endsWith('%') ? { ...one, percent: figure } : { ...one, amount: figure }]
}

test.each(GOLDEN)('with VAT: %s, %s', (text, whole, netCents, taxCents, roundingCents) => {
  expect(totalsOf(linesOf(text), adjustmentsOf(whole))).toMatchObject({ netCents, taxCents, roundingCents })
})

const line = fc.record({
  quantity: fc.integer({ min: -50_000, max: 500_000 }).map((tenth) => String((tenth || 1) / 10)),
  unitPrice: fc.integer({ min: 1, max: 99_999 }).map((cents) => String(cents / 100)),
  taxCategory: fc.constant('S' as const),
  taxRate: fc.constantFrom('19', '7'),
  isGross: fc.boolean(),
  adjustments: fc.constantFrom([], adjustmentsOf('-10%'), adjustmentsOf('-3.33%'), adjustmentsOf('-1.99')),
})

test('whatever is entered with VAT, a cent of each rate is missing at most, and lines make their amounts', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const totals = totalsOf(lines)
      expect(Math.abs(totals.roundingCents)).toBeLessThanOrEqual(2)
      for (const { rate, netCents, taxCents } of totals.taxes)
        expect(taxCents).toBe(percentOf(rate, netCents))
      lines.forEach(({ quantity }, index) => {
        const adjusted = totals.lineAdjustments[index] ?? []
        const off = adjusted.reduce((sum, { cents }) => sum + cents, 0)
        expect(multiply(quantity, totals.linePrices[index] ?? '')).toBe(
          (totals.lineNetCents[index] ?? 0) + off,
        )
      })
      if (!lines.every(({ isGross }) => isGross)) return
      expect(totals.totalCents).toBe(totals.lineCents.reduce((sum, cents) => sum + cents, 0))
    }),
    { numRuns: deep(150) },
  )
})
