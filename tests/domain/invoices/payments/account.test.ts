import { describe, expect, test } from 'vitest'
import {
  type AccountEntry,
  accountRange,
  withBalances,
  withoutSlips,
} from '~/domain/invoices/payments/account'
import { type OwedNow, owedNow } from '~/domain/invoices/payments/account-statement'
import type { StillOpen } from '~/domain/invoices/payments/still-open'

describe('the range of an account', () => {
  test.each([
    ['a year until today', {}, undefined, '2025-03-12', '2026-03-12'],
    ['from an older open invoice on', {}, '2024-11-30', '2024-11-30', '2026-03-12'],
    ['a year for an open invoice that is younger', {}, '2026-02-01', '2025-03-12', '2026-03-12'],
    ['as asked', { from: '2026-01-01', to: '2026-01-31' }, '2024-11-30', '2026-01-01', '2026-01-31'],
    ['the year before the day asked for', { to: '2024-02-29' }, undefined, '2023-02-28', '2024-02-29'],
    ['either way round', { from: '2026-02-01', to: '2026-01-01' }, undefined, '2026-01-01', '2026-02-01'],
  ])('%s', (_, asked, oldestOpenOn, from, to) => {
    expect(accountRange(asked, { oldestOpenOn, today: '2026-03-12' })).toEqual({ from, to })
  })
})

const entry = (id: string, on: string, cents: number, reversesId: string | null = null): AccountEntry => ({
  ...{ id, on, cents, reversesId, kind: 'transfer', document: null, about: [], moreAbout: 0 },
})

test('a slip of the office is left out, a discount that was withdrawn later is not', () => {
  const entries = [
    entry('typed wrong', '2026-03-01', -100),
    entry('undone', '2026-03-01', 100, 'typed wrong'),
    entry('discount', '2026-03-02', -20),
    entry('withdrawn', '2026-03-09', 20, 'discount'),
    entry('of before', '2026-03-09', 5, 'not in the range'),
  ]
  expect(withoutSlips(entries).map(({ id }) => id)).toEqual(['discount', 'withdrawn', 'of before'])
})

test('each entry has the balance after it', () => {
  const entries = [entry('a', '2026-03-01', 11_900), entry('b', '2026-03-02', -10_000)]
  expect(withBalances(-500, entries).map(({ balanceCents }) => balanceCents)).toEqual([11_400, 1400])
  expect(withBalances(-500, [])).toEqual([])
})

describe('what is to be transferred', () => {
  const open = (number: string, openCents: number, changes: Partial<StillOpen> = {}) => ({
    ...{ id: number, number, openCents, askedCents: openCents, isCollected: false, isDisputed: false },
    ...{ issuedOn: '2026-01-01', dueOn: '2026-01-15', ...changes },
  })
  const rest = { collectedCents: 0, disputedCents: 0, laterCents: 0 }
  test.each<[string, StillOpen[], number, Partial<OwedNow>]>([
    ['what is open', [open('R2', 500), open('R1', 300)], 0, { transferCents: 800, reference: 'R1 R2' }],
    ['less the credit', [open('R1', 300)], 100, { transferCents: 200, reference: 'R1' }],
    ['nothing if the credit is more', [open('R1', 300)], 400, { transferCents: 0, reference: 'R1' }],
    [
      'not what is collected',
      [open('R1', 300), open('R2', 500, { isCollected: true })],
      0,
      { transferCents: 300, collectedCents: 500, reference: 'R1' },
    ],
    [
      'not what is in dispute',
      [open('R1', 300), open('R2', 500, { isDisputed: true, askedCents: 0 })],
      0,
      { transferCents: 300, disputedCents: 500, reference: 'R1' },
    ],
    [
      'of instalments the next',
      [open('R1', 300), open('R2', 500, { askedCents: 125 })],
      0,
      { transferCents: 425, laterCents: 375, reference: 'R1 R2' },
    ],
  ])('%s', (_, stillOpen, creditCents, expected) => {
    const owed = owedNow({ stillOpen, creditCents, chargesCents: 0, customerNumber: 'K7' })
    expect(owed).toEqual({ ...rest, ...expected })
  })

  test('names the customer where the invoices are too many for one reference', () => {
    const stillOpen = Array.from({ length: 15 }, (_, index) => open(`R2026-${1000 + index}`, 100))
    expect(owedNow({ stillOpen, creditCents: 0, chargesCents: 0, customerNumber: 'K7' }).reference).toBe('K7')
  })
})
