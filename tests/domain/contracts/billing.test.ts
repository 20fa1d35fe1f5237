import { expect, test } from 'vitest'
import { type BillingTerms, firstInvoiceOn, upcomingInvoices } from '~/domain/contracts/billing'
import { linesOn, withPrices } from '~/domain/contracts/prices'
import { lineOf } from '../../factories/invoices'

const cheap = [lineOf({ quantity: '1', unitPrice: '10' })]
const dear = [lineOf({ quantity: '1', unitPrice: '20' })]
const TERMS: BillingTerms = {
  intervalMonths: 1,
  intervalWeeks: null,
  dueDay: null,
  startsOn: '2025-01-01',
  nextInvoiceOn: '2026-01-31',
  endsOn: null,
  pausedFromOn: null,
  pausedUntilOn: null,
  prices: [{ from: '2025-01-01', lines: cheap }],
}

test.each<[string, Partial<BillingTerms>, string[]]>([
  ['the last day of each month', {}, ['2026-01-31', '2026-02-28', '2026-03-31']],
  [
    'the last day of each month, from a short one on',
    { startsOn: '2026-01-31', nextInvoiceOn: '2026-02-28' },
    ['2026-02-28', '2026-03-31', '2026-04-30'],
  ],
  [
    'the day of the next invoice, whenever it began',
    { startsOn: '2026-01-31', nextInvoiceOn: '2026-02-02' },
    ['2026-02-02', '2026-03-02', '2026-04-02'],
  ],
  ['a day after the first', { dueDay: 15 }, ['2026-01-31', '2026-02-15', '2026-03-15']],
  ['every quarter', { intervalMonths: 3 }, ['2026-01-31', '2026-04-30', '2026-07-31']],
  ['every half-year', { intervalMonths: 6 }, ['2026-01-31', '2026-07-31', '2027-01-31']],
  [
    'every year, from a leap day',
    { intervalMonths: 12, nextInvoiceOn: '2028-02-29' },
    ['2028-02-29', '2029-02-28', '2030-02-28'],
  ],
  [
    'every three weeks',
    { intervalMonths: null, intervalWeeks: 3 },
    ['2026-01-31', '2026-02-21', '2026-03-14'],
  ],
  ['until the end', { endsOn: '2026-02-28' }, ['2026-01-31', '2026-02-28']],
  ['nothing without a day', { nextInvoiceOn: null }, []],
  [
    'none in a pause, both of its days included',
    { pausedFromOn: '2026-02-28', pausedUntilOn: '2026-03-31' },
    ['2026-01-31', '2026-04-30', '2026-05-31'],
  ],
  [
    'on after a pause of many years',
    { intervalMonths: null, intervalWeeks: 1, pausedFromOn: '2026-02-01', pausedUntilOn: '2096-02-01' },
    ['2026-01-31', '2096-02-04', '2096-02-11'],
  ],
  ['nothing in a pause without an end', { pausedFromOn: '2026-01-01' }, []],
])('a contract is billed: %s', (_, changes, days) => {
  expect(upcomingInvoices({ ...TERMS, ...changes }).map(({ on }) => on)).toEqual(days)
})

test('each invoice has the prices of its day', () => {
  const prices = withPrices(TERMS.prices, { from: '2026-02-28', lines: dear })
  const upcoming = upcomingInvoices({ ...TERMS, prices })
  expect(upcoming.map(({ netCents }) => netCents)).toEqual([1000, 2000, 2000])
  expect(upcoming[1]).toMatchObject({ taxCents: 380, grossCents: 2380 })
})

test('prices from the same day replace each other, and the first count before their day', () => {
  const prices = withPrices(TERMS.prices, { from: '2025-01-01', lines: dear })
  expect(prices).toHaveLength(1)
  expect(linesOn(prices, '2024-06-01')).toBe(dear)
})

test.each([
  ['2026-01-31', { dueDay: 31 }, '2026-02-10', '2026-02-28'],
  ['2026-01-10', { dueDay: 5 }, '2026-01-01', '2026-02-05'],
  ['2025-11-20', { intervalMonths: 3 as const }, '2026-03-01', '2026-05-20'],
  ['1900-01-31', {}, '2099-02-10', '2099-02-28'],
  ['2026-01-31', { intervalMonths: 3 as const, dueDay: 15 }, '2026-02-01', '2026-02-15'],
  ['2026-12-20', { intervalMonths: 12 as const, dueDay: 1 }, '2026-11-22', '2027-01-01'],
  ['2026-01-05', { intervalMonths: null, intervalWeeks: 2 }, '2026-01-06', '2026-01-19'],
])('a contract from %s with %j is first billed after %s on %s', (startsOn, changes, earliest, on) => {
  expect(firstInvoiceOn(startsOn, { ...TERMS, ...changes }, earliest)).toBe(on)
})
