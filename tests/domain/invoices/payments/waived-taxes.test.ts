import { expect, test } from 'vitest'
import { taxesOfWaiver } from '~/domain/invoices/payments/waived-taxes'

type Row = [rate: string, netCents: number, taxCents: number]

/** By hand, from what is left of each rate. */
test.each<[string, Row[], roundingCents: number, cents: number, Row[]]>([
  ['one rate', [['19', 10_000, 1900]], 0, 238, [['19', 200, 38]]],
  // 4.76 of 238 + 107: 3.2837 and 1.4763
  [
    'two',
    [
      ['19', 20_000, 3800],
      ['7', 10_000, 700],
    ],
    0,
    476,
    [
      ['19', 276, 52],
      ['7', 138, 10],
    ],
  ],
  ['a net amount that rounding left without tax', [['7', 10, 0]], 0, 10, [['7', 10, 0]]],
  ['a part of it', [['7', 20, 0]], 0, 10, [['7', 10, 0]]],
  ['a tax that rounding left', [['19', 2, 1]], 0, 3, [['19', 2, 1]]],
  // 1.95 of 119.00 − 21.40: 2.3776 and −0.4276
  [
    'a rate with less than nothing',
    [
      ['19', 10_000, 1900],
      ['7', -2000, -140],
    ],
    0,
    195,
    [
      ['19', 200, 38],
      ['7', -40, -3],
    ],
  ],
  ['all, with what rounding had added', [['19', 839, 159]], 1, 999, [['19', 839, 159]]],
  ['all, with what rounding had taken', [['19', 840, 160]], -1, 999, [['19', 840, 160]]],
])('%s', (_, left, roundingCents, cents, waived) => {
  const asTax = ([rate, netCents, taxCents]: Row) => ({ category: 'S' as const, rate, netCents, taxCents })
  expect(taxesOfWaiver({ groups: left.map(asTax), roundingCents }, cents)).toEqual(waived.map(asTax))
})
