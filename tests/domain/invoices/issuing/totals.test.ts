import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shares } from '~/domain/invoices/issuing/apportion'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { eurosOf } from '~/domain/values/money'
import { lineOf } from '../../../factories/invoices'

const line = (quantity: string, priceCents: number, taxRate = '19') =>
  lineOf({ quantity, unitPrice: eurosOf(priceCents), taxRate })

test.each([
  ['one line', [line('4', 2500)], 10_000, 1900],
  ['a half cent, up', [line('0.5', 1)], 1, 0],
  ['a half cent, down for a credit', [line('-0.5', 1)], -1, 0],
  ['tax from the sum, not line by line', [line('1', 3), line('1', 3), line('1', 3)], 9, 2],
  ['two rates', [line('1', 1000), line('1', 1000, '7')], 2000, 260],
  ['no tax', [line('3', 999, '0')], 2997, 0],
  ['a discount', [line('1', 10_000), line('-1', 2500)], 7500, 1425],
])('%s', (_, lines, netCents, taxCents) => {
  expect(totalsOf(lines)).toMatchObject({ netCents, taxCents, grossCents: netCents + taxCents })
})

test('taxes stand by rate, the highest first, each from its own lines', () => {
  const { taxes } = totalsOf([line('1', 100, '7'), line('1', 200), line('1', 300, '7')])
  expect(taxes).toEqual([
    { category: 'S', rate: '19', netCents: 200, taxCents: 38 },
    { category: 'S', rate: '7', netCents: 400, taxCents: 28 },
  ])
})

test('for any lines, groups and lines have the same net, and all of it is whole cents', () => {
  const anyLine = fc
    .tuple(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.integer({ min: 0, max: 1e6 }),
      fc.constantFrom('19', '7', '0'),
    )
    .map(([thousandths, price, rate]) => line((thousandths / 1000).toFixed(3), price, rate))
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const totals = totalsOf(lines)
      const ofGroups = totals.taxes.reduce((net, group) => net + group.netCents, 0)
      expect(ofGroups).toBe(totals.netCents)
      expect(totals.grossCents).toBe(totals.netCents + totals.taxCents)
      expect(Number.isSafeInteger(totals.grossCents)).toBe(true)
    }),
  )
})

test('a line and the whole document are adjusted before tax, each group by its share', () => {
  const lines = [
    { ...line('1', 10_000), adjustments: [{ kind: 'allowance' as const, reason: 'Treue', percent: '10' }] },
    { ...line('1', 1000, '7'), adjustments: [{ kind: 'charge' as const, reason: 'Fracht', amount: '0.01' }] },
  ]
  const totals = totalsOf(lines, [{ kind: 'allowance', reason: 'Aktion', amount: '10' }])
  expect(totals.lineNetCents).toEqual([9000, 1001])
  expect(totals.adjustments.map(({ cents, taxRate }) => [cents, taxRate])).toEqual([
    [900, '19'],
    [100, '7'],
  ])
  expect(totals.taxes.map(({ netCents, taxCents }) => [netCents, taxCents])).toEqual([
    [8100, 1539],
    [901, 63],
  ])
  expect(totals.grossCents).toBe(8100 + 1539 + 901 + 63)
})

test.each([
  [1000, [100, 100, 100], [334, 333, 333]],
  [10, [-100, 300], [0, 10]],
  [-7, [-100, 50, -200], [-2, 0, -5]],
  [500, [100, -100], [500, 0]],
  [999_999_999_999, [1, 999_999_999_998], [1, 999_999_999_998]],
  [0, [5, 5], [0, 0]],
])('%i is divided among %j to the cent', (amount, of, parts) => {
  expect(shares(amount, of)).toEqual(parts)
  expect(parts.reduce((one, other) => one + other, 0)).toBe(amount)
})

test('five euros off a line that is taken back are taken back too', () => {
  const adjustments = [{ kind: 'allowance' as const, reason: 'Rabatt', amount: '5' }]
  const { lineNetCents } = totalsOf([
    { ...line('1', 10_000), adjustments },
    { ...line('-1', 10_000), adjustments },
  ])
  expect(lineNetCents).toEqual([9500, -9500])
})

/** By hand: a percentage of the whole is what it says, and the cent goes where most was lost by rounding. */
test.each([
  // 14.0035 and 11.00225 of 25.00575
  ['3.5', [line('1', 40_010), line('1', 31_435, '7')], [1401, 1100]],
  // 0.335 each of 1.005, half cents up: 1.01 is what the whole comes to
  ['33.5', [line('1', 100), line('1', 100, '7'), line('1', 100, '0')], [34, 34, 33]],
  // 10.71735, 3.57, −2.5025 of 11.78485: each by itself would be 11.79
  ['3.5', [line('1', 30_621), line('1', 10_200, '7'), line('-1', 7150, '0')], [1071, 357, -250]],
])('%s percent off the whole', (percent, lines, cents) => {
  const { adjustments } = totalsOf(lines, [{ kind: 'allowance', reason: 'Treue', percent }])
  expect(adjustments.map((one) => one.cents)).toEqual(cents)
})
