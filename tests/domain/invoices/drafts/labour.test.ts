import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { labourCents } from '~/domain/invoices/drafts/labour'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { lineOf } from '../../../factories/invoices'
import { deep } from '../../../support/fuzz-size'

const labourOf = (lines: DraftLine[], off?: string) =>
  labourCents(lines, totalsOf(lines, off ? [{ kind: 'allowance', reason: 'x', percent: off }] : []))

const ALL = { percent: '100' }

test.each<[string, number, DraftLine[], string?]>([
  ['all of 100 net at 19 %', 11_900, [lineOf({ labour: ALL })]],
  ['none', 0, [lineOf()]],
  ['a share', 7140, [lineOf({ labour: { percent: '60' } })]],
  ['an amount without VAT', 5355, [lineOf({ labour: { amount: '45' } })]],
  ['an amount with VAT', 4500, [lineOf({ isGross: true, labour: { amount: '45' } })]],
  ['hours beside material', 11_900, [lineOf({ labour: ALL }), lineOf({ description: 'Farbe' })]],
  ['two rates', 17_250, [lineOf({ labour: ALL }), lineOf({ taxRate: '7', labour: { amount: '50' } })]],
  ['a discount of the whole invoice', 10_710, [lineOf({ labour: ALL }), lineOf()], '10'],
  [
    'prices that rounding makes',
    2997,
    [lineOf({ isGross: true, quantity: '3', unitPrice: '9.99', labour: ALL })],
  ],
  ['no VAT', 10_000, [lineOf({ taxCategory: 'E', taxRate: '0', labour: ALL })]],
  ['hours that are taken back', 5950, [lineOf({ labour: ALL }), lineOf({ quantity: '-2', labour: ALL })]],
  ['more taken back than billed', 0, [lineOf(), lineOf({ quantity: '-2', labour: ALL })]],
  ['material taken back', 5950, [lineOf({ labour: ALL }), lineOf({ quantity: '-2' })]],
  ['an amount above its line', 11_900, [lineOf({ labour: { amount: '500' } })]],
])('labour: %s', (_, cents, lines, off) => {
  expect(labourOf(lines, off)).toBe(cents)
})

const line = fc.record({
  quantity: fc.integer({ min: -500, max: 5000 }).map((tenth) => String((tenth || 1) / 10)),
  unitPrice: fc.integer({ min: 0, max: 99_999 }).map((cents) => String(cents / 100)),
  taxRate: fc.constantFrom('19', '7'),
  isGross: fc.boolean(),
  labour: fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent: String(percent) })),
    fc.integer({ min: 1, max: 99_999_999 }).map((cents) => ({ amount: String(cents / 100) })),
  ),
})

test('labour is never more than the invoice comes to, nor less than nothing; all of it is all', () => {
  const lines = fc.array(
    line.map((changes) => lineOf(changes)),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, fc.constantFrom(undefined, '10', '33.33', '100'), (drafted, off) => {
      const whole = off ? [{ kind: 'allowance' as const, reason: 'x', percent: off }] : []
      const totals = totalsOf(drafted, whole)
      if (totals.totalCents < 0) return
      const labour = labourCents(drafted, totals)
      expect(labour).toBeGreaterThanOrEqual(0)
      expect(labour).toBeLessThanOrEqual(totals.totalCents)
      if (totals.grossCents === 0) return
      const done = drafted.map((one) => ({ ...one, labour: ALL }))
      expect(labourCents(done, totals)).toBe(totals.totalCents)
    }),
    { numRuns: deep(300) },
  )
})
