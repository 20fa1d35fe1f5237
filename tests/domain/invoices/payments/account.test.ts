import { describe, expect, test } from 'vitest'
import {
  type AccountEntry,
  accountRange,
  withBalances,
  withoutSlips,
} from '~/domain/invoices/payments/account'
import { owedNow } from '~/domain/invoices/payments/account-statement'

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
  const open = (number: string, openCents: number, isCollected = false) => ({
    ...{ id: number, number, openCents, isCollected, issuedOn: '2026-01-01', dueOn: '2026-01-15' },
  })
  test.each([
    ['what is open', [open('R2', 500), open('R1', 300)], 0, 800, 0, 'R1 R2'],
    ['less the credit', [open('R1', 300)], 100, 200, 0, 'R1'],
    ['nothing if the credit is more', [open('R1', 300)], 400, 0, 0, 'R1'],
    ['not what is collected', [open('R1', 300), open('R2', 500, true)], 0, 300, 500, 'R1'],
  ])('%s', (_, stillOpen, creditCents, transferCents, collectedCents, reference) => {
    const owed = owedNow({ stillOpen, creditCents, customerNumber: 'K7' })
    expect(owed).toEqual({ transferCents, collectedCents, reference })
  })

  test('names the customer where the invoices are too many for one reference', () => {
    const stillOpen = Array.from({ length: 15 }, (_, index) => open(`R2026-${1000 + index}`, 100))
    expect(owedNow({ stillOpen, creditCents: 0, customerNumber: 'K7' }).reference).toBe('K7')
  })
})
