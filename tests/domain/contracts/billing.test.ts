import { expect, test } from 'vitest'
import { type BillingTerms, linesFor, upcomingInvoices } from '~/domain/contracts/billing'
import { linesOn, withPrices } from '~/domain/contracts/prices'
import { firstInvoiceOn } from '~/domain/contracts/rhythm'
import { totalsOf } from '~/domain/invoices/issuing/totals'
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
  isInAdvance: false,
  isProrated: true,
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
  [
    'once more after the end',
    { nextInvoiceOn: '2026-02-01', endsOn: '2026-02-01' },
    ['2026-02-01', '2026-03-01'],
  ],
  [
    'not for what begins after the end',
    { isInAdvance: true, nextInvoiceOn: '2026-02-01', endsOn: '2026-02-28' },
    ['2026-02-01'],
  ],
  ['nothing without a day', { nextInvoiceOn: null }, []],
  [
    'for the day before a pause, and nothing for the month that is paused',
    { pausedFromOn: '2026-02-02', pausedUntilOn: '2026-03-31' },
    ['2026-01-31', '2026-02-28', '2026-04-30'],
  ],
  [
    'on after a pause of many years',
    { intervalMonths: null, intervalWeeks: 1, pausedFromOn: '2026-02-01', pausedUntilOn: '2096-02-01' },
    ['2026-01-31', '2026-02-07', '2096-02-04'],
  ],
  ['nothing in a pause without an end', { pausedFromOn: '2026-01-01' }, []],
])('a contract is billed: %s', (_, changes, days) => {
  expect(upcomingInvoices({ ...TERMS, ...changes }).map(({ on }) => on)).toEqual(days)
})

test.each<[string, Partial<BillingTerms>, string[]]>([
  ['the month that ends', {}, ['01-01 01-31', '02-01 02-28', '03-01 03-31']],
  [
    'the month before, early in a month',
    { dueDay: 5, nextInvoiceOn: '2026-02-05' },
    ['01-01 01-31', '02-01 02-28', '03-01 03-31'],
  ],
  [
    'the month that begins',
    { isInAdvance: true, nextInvoiceOn: '2026-01-01' },
    ['01-01 01-31', '02-01 02-28', '03-01 03-31'],
  ],
  ['the month after, late in a month', { isInAdvance: true }, ['02-01 02-28', '03-01 03-31', '04-01 04-30']],
  [
    'from the day of the start',
    { startsOn: '2025-01-15', nextInvoiceOn: '2026-01-15' },
    ['12-15 01-14', '01-15 02-14', '02-15 03-14'],
  ],
  [
    'from the last day of a month on',
    { startsOn: '2025-01-31', isInAdvance: true },
    ['01-31 02-27', '02-28 03-30', '03-31 04-29'],
  ],
  [
    'a quarter',
    { intervalMonths: 3, dueDay: 4, nextInvoiceOn: '2026-04-04' },
    ['01-01 03-31', '04-01 06-30', '07-01 09-30'],
  ],
  ['three weeks', { intervalMonths: null, intervalWeeks: 3 }, ['01-10 01-30', '01-31 02-20', '02-21 03-13']],
  [
    'what is left of the first month',
    { startsOn: '2026-01-10' },
    ['01-10 01-31', '02-01 02-28', '03-01 03-31'],
  ],
  ['what is left of the last', { endsOn: '2026-02-10' }, ['01-01 01-31', '02-01 02-10']],
])('an invoice bills %s', (_, changes, periods) => {
  const upcoming = upcomingInvoices({ ...TERMS, ...changes })
  expect(upcoming.map(({ from, to }) => `${from.slice(5)} ${to.slice(5)}`)).toEqual(periods)
})

test.each([
  ['by days', true, [710, 1000, 355]],
  ['in full', false, [1000, 1000, 1000]],
])('a month that the contract covers in part is billed %s', (_, isProrated, cents) => {
  const pause = { pausedFromOn: '2026-03-11', pausedUntilOn: '2026-03-30' }
  const upcoming = upcomingInvoices({ ...TERMS, ...pause, isProrated, startsOn: '2026-01-10' })
  expect(upcoming.map(({ netCents }) => netCents)).toEqual(cents)
})

test('days that are not billed are taken off what was agreed, rounded once', () => {
  const lines = [
    lineOf({ quantity: '48', unitPrice: '29.5' }),
    lineOf({ quantity: '-1', unitPrice: '10' }),
    lineOf({
      quantity: '1',
      unitPrice: '1000',
      adjustments: [{ kind: 'allowance', reason: 'Rabatt', percent: '10' }],
    }),
  ]
  const share = { from: '2026-01-10', to: '2026-01-31', days: 22, ofDays: 31 }
  const billed = linesFor({ prices: [{ from: '2026-01-01', lines }], isProrated: true }, share, 'anteilig')
  expect(totalsOf(billed).lineNetCents).toEqual([100_490, -710, 63_871])
  expect(billed[0]).toMatchObject({
    quantity: '48',
    unitPrice: '29.5',
    adjustments: [{ kind: 'allowance', reason: 'anteilig', amount: '411.1' }],
  })
})

test('a period costs what applies on its first day', () => {
  const prices = withPrices(TERMS.prices, { from: '2026-02-01', lines: dear })
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
  ['2026-01-31', { dueDay: 31 }, '2026-03-03', '2026-01-31'],
  ['2026-01-31', { dueDay: 31 }, '2026-03-04', '2026-03-31'],
  ['2026-01-10', { dueDay: 5 }, '2026-01-01', '2026-02-05'],
  ['2026-01-10', { dueDay: 5, isInAdvance: true }, '2026-01-01', '2026-01-10'],
  ['2026-01-10', { dueDay: 31 }, '2026-01-01', '2026-01-31'],
  ['2026-02-01', { dueDay: 31, isInAdvance: true }, '2026-01-01', '2026-01-31'],
  ['2025-11-20', { intervalMonths: 3 as const }, '2026-04-01', '2026-05-20'],
  ['2026-12-29', { dueDay: 28 }, '2026-11-24', '2026-12-29'],
  ['2026-12-29', { dueDay: 28, isInAdvance: true }, '2026-12-10', '2026-11-28'],
  ['2028-01-29', { dueDay: 28, isInAdvance: true }, '2028-02-10', '2027-12-28'],
  ['2026-11-20', { isInAdvance: true }, '2026-11-24', '2026-11-20'],
  ['2025-11-20', { intervalMonths: 3 as const }, '2025-11-20', '2026-02-20'],
  ['2025-11-20', { intervalMonths: 3 as const, isInAdvance: true }, '2025-11-20', '2025-11-20'],
  ['1900-01-31', {}, '2099-02-10', '2099-02-28'],
  ['2026-01-31', { intervalMonths: 3 as const, dueDay: 15 }, '2026-02-01', '2026-04-15'],
  ['2026-12-20', { intervalMonths: 12 as const, dueDay: 1 }, '2026-11-22', '2027-12-01'],
  ['2026-01-05', { intervalMonths: null, intervalWeeks: 2 }, '2026-01-06', '2026-01-19'],
])(
  'a contract from %s with %j that is entered on %s is billed next on %s',
  (startsOn, changes, today, on) => {
    expect(firstInvoiceOn({ ...TERMS, ...changes, startsOn }, today)).toBe(on)
  },
)
