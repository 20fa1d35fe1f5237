import { expect, test } from 'vitest'
import { correctionNotes } from '~/domain/payslips/correction-notes'
import type { PayAmounts } from '~/domain/payslips/pay-amounts'

const NOTHING: PayAmounts = {
  ...{ gross: 0, wageTax: 0, solidarity: 0, churchTax: 0 },
  ...{ net: 0, payout: 0, flatTax: 0, cost: 0, funds: [] },
}

function share(cents: number): PayAmounts['funds'] {
  const pension = { fundName: 'Nord', due: 'pension', employerCents: cents } as const
  return [{ ...pension, fundId: 'nord', employeeCents: cents }]
}

/** Pension was forgotten in October: 279.00 of 3,000 €. */
const FORGOTTEN = { ...NOTHING, net: -27_900, payout: -27_900, funds: share(27_900) }

test.each([
  ['2026-11', 'share_until'],
  ['2027-01', 'share_until'],
  ['2027-02', 'share_over'],
])('a share missed in October 2026, settled in %s: %s', (countsIn, code) => {
  expect(correctionNotes({ month: '2026-10', countsIn, difference: FORGOTTEN })).toEqual([
    { code, cents: 27_900, until: '2027-01' },
  ])
})

test('the share of pay that is paid only now is not missed', () => {
  const raise = { ...NOTHING, gross: 20_000, net: 11_233, payout: 11_233, funds: share(1860) }
  expect(correctionNotes({ month: '2026-10', countsIn: '2027-05', difference: raise })).toEqual([])
})

test('of pay that was too much and a share that was missed, only the share counts', () => {
  const both = { ...NOTHING, gross: -50_000, payout: -60_000, funds: share(10_000) }
  expect(correctionNotes({ month: '2026-10', countsIn: '2026-11', difference: both })).toEqual([
    { code: 'share_until', cents: 10_000, until: '2027-01' },
  ])
})

test.each([
  ['2026-12', { code: 'tax_changed' }],
  ['2027-02', { code: 'tax_until', year: '2026' }],
  ['2027-03', { code: 'tax_over', year: '2026' }],
])('tax of October 2026 that changes in %s', (countsIn, note) => {
  const difference = { ...NOTHING, wageTax: 4417, payout: 100 }
  expect(correctionNotes({ month: '2026-10', countsIn, difference })).toEqual([note])
})

test('pay of last year that is paid only now may be pay of this year for wage tax, R 39b.2 (2) no. 8 LStR', () => {
  const raise = { ...NOTHING, gross: 20_000, wageTax: 4417, payout: 11_233 }
  const codes = (countsIn: string) =>
    correctionNotes({ month: '2026-12', countsIn, difference: raise }).map(({ code }) => code)
  expect(codes('2027-01')).toEqual(['tax_until', 'late_pay'])
  expect(codes('2026-12')).toEqual(['tax_changed'])
})
