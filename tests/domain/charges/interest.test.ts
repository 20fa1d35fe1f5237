import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseRateOn, LAST_KNOWN_DAY } from '~/domain/charges/base-rate'
import { defaultStart } from '~/domain/charges/default'
import type { ClaimHistory } from '~/domain/charges/history'
import { interestOf } from '~/domain/charges/interest'
import { workingDayFrom } from '~/domain/charges/working-day'
import { commitSeed } from '../../support/commit-seed'
import { deep } from '../../support/fuzz-size'
import { firstDay, interestByDay, plus } from './by-day'

const history: ClaimHistory = {
  debtor: 'business',
  dueOn: '2026-03-16',
  suppliedOn: '2026-02-28',
  receivedOn: '2026-03-02',
  collectOn: null,
  isTermAgreed: false,
  saysThirtyDays: false,
  dunnedOn: [],
  principalCents: 11_900,
  payments: [],
  deferrals: [],
}
const AGREED = { isTermAgreed: true, dueOn: '2026-07-15', principalCents: 100_000 }

function claimed(changes: Partial<ClaimHistory>, to: string) {
  const facts = { ...history, ...changes }
  const start = defaultStart(facts, to)
  return { start, interest: interestOf(facts, start, { from: facts.dueOn, to }) }
}

describe('default begins', () => {
  test.each<[string, Partial<ClaimHistory>, object | null]>([
    ['30 days after due date and receipt, for a business', {}, { on: '2026-04-16', by: 'thirty_days' }],
    [
      'after an agreed term, but not before the day on which we were to collect it',
      { isTermAgreed: true, collectOn: '2026-03-24' },
      { on: '2026-03-25', by: 'agreed' },
    ],
    [
      'after an agreed term that ended later than we were to collect',
      { isTermAgreed: true, collectOn: '2026-03-10' },
      { on: '2026-03-17', by: 'agreed' },
    ],
    [
      'of a business not after 30 days alone, if we were to collect it later',
      { collectOn: '2026-05-04' },
      { on: '2026-05-05', by: 'thirty_days' },
    ],
    [
      'by no reminder before the day on which we were to collect it',
      { debtor: 'consumer', collectOn: '2026-04-10', dunnedOn: ['2026-04-01'] },
      null,
    ],
    [
      '30 days after a receipt that was later',
      { receivedOn: '2026-03-20' },
      { on: '2026-04-21', by: 'thirty_days' },
    ],
    [
      '30 days after what was supplied, if the receipt is unknown',
      { receivedOn: null, suppliedOn: '2026-04-30' },
      { on: '2026-06-02', by: 'thirty_days' },
    ],
    ['not for a consumer whom the invoice did not tell', { debtor: 'consumer' }, null],
    [
      'for a consumer whom it told',
      { debtor: 'consumer', saysThirtyDays: true },
      { on: '2026-04-16', by: 'thirty_days' },
    ],
    [
      'not for one who may not have got it',
      { debtor: 'consumer', saysThirtyDays: true, receivedOn: null },
      null,
    ],
    [
      'after a reminder that came after the due date',
      { dunnedOn: ['2026-03-20'] },
      { on: '2026-03-21', by: 'dunned' },
    ],
    [
      'with the first of several',
      { debtor: 'consumer', dunnedOn: ['2026-05-04', '2026-04-02'] },
      { on: '2026-04-03', by: 'dunned' },
    ],
    ['not with one on the due date', { debtor: 'consumer', dunnedOn: ['2026-03-16'] }, null],
    [
      'not with one on the weekend of the due date',
      { debtor: 'consumer', dueOn: '2026-03-14', dunnedOn: ['2026-03-15', '2026-03-16'] },
      null,
    ],
    ['on the day after an agreed date', { isTermAgreed: true }, { on: '2026-03-17', by: 'agreed' }],
    [
      'on the Tuesday after an agreed Saturday',
      { isTermAgreed: true, dueOn: '2026-03-14' },
      { on: '2026-03-17', by: 'agreed' },
    ],
    [
      'after Easter for an agreed Good Friday',
      { isTermAgreed: true, dueOn: '2026-04-03' },
      { on: '2026-04-08', by: 'agreed' },
    ],
    [
      'not with a reminder of what was put off',
      {
        debtor: 'consumer',
        dunnedOn: ['2026-03-25'],
        deferrals: [{ fromOn: '2026-03-20', plan: [{ dueOn: '2026-04-30', cents: 11_900 }], endedOn: null }],
      },
      null,
    ],
  ])('%s', (_, changes, expected) => {
    expect(defaultStart({ ...history, ...changes }, '2026-12-31')).toEqual(expected)
  })
})

/** Worked out on paper: amount × rate × days ÷ 365 or 366. */
describe('interest by hand', () => {
  test.each<[string, Partial<ClaimHistory>, string, number]>([
    // 119 € × 10.27 % × 76 ÷ 365 = 2.5447 €
    ['nine points over 1.27 % for a business', {}, '2026-06-30', 254],
    // and 119 € × 10.52 % × 31 ÷ 365 = 1.0632 €
    ['with the next rate from 1 July, rounded once', {}, '2026-07-31', 361],
    // 119 € × 6.27 % × 28 ÷ 365 = 0.5724 €
    ['five points for a consumer', { debtor: 'consumer', dunnedOn: ['2026-04-02'] }, '2026-04-30', 57],
    // 1000 € × 8.12 % × 16 ÷ 365 + 1000 € × 8.62 % × 15 ÷ 366 = 3.5595 € + 3.5328 €
    ['a leap year has 366 days', { ...AGREED, debtor: 'consumer', dueOn: '2023-12-15' }, '2024-01-15', 709],
    // 1000 € × 10.52 % × 16 ÷ 365 + 600 € × 10.52 % × 31 ÷ 365 = 4.6115 € + 5.3609 €
    [
      'on what is left after a payment, its day included',
      { ...AGREED, payments: [{ on: '2026-07-31', cents: 40_000 }] },
      '2026-08-31',
      997,
    ],
    // 1000 € × 10.52 % × (16 + 15) ÷ 365 = 8.9348 €
    [
      'none while payment is deferred',
      {
        ...AGREED,
        deferrals: [{ fromOn: '2026-08-01', plan: [{ dueOn: '2026-09-15', cents: 100_000 }], endedOn: null }],
      },
      '2026-09-30',
      893,
    ],
    // of two instalments the first, 400 €, is late from 2 September: 400 € × 10.52 % × 29 ÷ 365 = 3.3434 €, 16 days before
    [
      'of instalments on those that are late',
      {
        ...AGREED,
        deferrals: [
          {
            fromOn: '2026-08-01',
            plan: [
              { dueOn: '2026-09-01', cents: 40_000 },
              { dueOn: '2026-10-01', cents: 60_000 },
            ],
            endedOn: null,
          },
        ],
      },
      '2026-09-30',
      795,
    ],
    ['a day before default', {}, '2026-04-15', 0],
    [
      'a negative base rate comes off',
      { ...AGREED, dueOn: '2022-01-31', principalCents: 36_500_000 },
      '2022-02-01',
      8120,
    ],
  ])('%s', (_, changes, to, cents) => {
    expect(claimed(changes, to).interest).toMatchObject({ cents })
  })

  test('says what it consists of', () => {
    expect(claimed({}, '2026-07-31').interest).toEqual({
      cents: 361,
      segments: [
        { from: '2026-04-16', to: '2026-06-30', cents: 11_900, rate: 1027, days: 76, daysOfYear: 365 },
        { from: '2026-07-01', to: '2026-07-31', cents: 11_900, rate: 1052, days: 31, daysOfYear: 365 },
      ],
    })
  })
})

test('a half-year whose rate is not known yet is named, not guessed', () => {
  expect(LAST_KNOWN_DAY).toBe('2026-12-31')
  expect(claimed(AGREED, '2026-12-31').interest).toMatchObject({ cents: expect.any(Number) })
  expect(claimed(AGREED, '2027-01-01').interest).toEqual({ unknownFrom: '2027-01-01' })
  expect(claimed({ ...AGREED, dueOn: '2016-06-10' }, '2016-08-01').interest).toEqual({
    unknownFrom: '2016-01-01',
  })
})

// As the Bundesbank announced them.
test.each([
  ['2022-12-31', -88],
  ['2023-01-01', 162],
  ['2023-12-31', 312],
  ['2024-06-30', 362],
  ['2024-07-01', 337],
  ['2025-03-01', 227],
  ['2025-12-31', 127],
  ['2026-06-30', 127],
  ['2026-07-01', 152],
  ['2027-01-01', undefined],
])('the base rate on %s', (day, rate) => {
  expect(baseRateOn(day)).toBe(rate)
})

test.each([
  ['2026-10-03', '2026-10-05'],
  ['2026-05-14', '2026-05-15'],
  ['2026-05-25', '2026-05-26'],
  ['2026-12-25', '2026-12-28'],
  ['2026-12-24', '2026-12-24'],
])('what is due on %s must be paid on %s', (day, expected) => {
  expect(workingDayFrom(day)).toBe(expected)
})

const day = fc.integer({ min: 0, max: 1300 }).map((days) => plus('2023-02-01', days))
const cents = fc.integer({ min: 1, max: 5_000_000 })
const drawn: fc.Arbitrary<ClaimHistory> = fc.record({
  debtor: fc.constantFrom('business' as const, 'consumer' as const),
  dueOn: day,
  suppliedOn: day,
  receivedOn: fc.option(day),
  collectOn: fc.option(day),
  isTermAgreed: fc.boolean(),
  saysThirtyDays: fc.boolean(),
  dunnedOn: fc.array(day, { maxLength: 3 }),
  principalCents: cents,
  payments: fc.array(fc.record({ on: day, cents: fc.integer({ min: -200_000, max: 2_000_000 }) }), {
    maxLength: 4,
  }),
  // One after the other, as they are noted.
  deferrals: fc.uniqueArray(day, { maxLength: 4 }).chain((days) => {
    const sorted = days.toSorted()
    const plan = fc.array(fc.record({ dueOn: day, cents }), { minLength: 1, maxLength: 3 })
    return fc.tuple(...sorted.map(() => plan)).map((plans) =>
      plans.map((each, index) => ({
        fromOn: sorted[index] ?? '',
        plan: each,
        endedOn: sorted[index + 1] ?? null,
      })),
    )
  }),
})

test('two calculations that share nothing agree on every history', () => {
  fc.assert(
    fc.property(drawn, day, fc.integer({ min: 0, max: 120 }), (facts, from, length) => {
      const to = plus(from, length)
      const start = defaultStart(facts, '2026-12-31')
      const first = firstDay(facts)
      expect(start?.on).toBe(first !== undefined && first <= '2026-12-31' ? first : undefined)
      const interest = interestOf(facts, start, { from, to })
      expect(interest).toMatchObject({ cents: interestByDay(facts, from, to) })
    }),
    { numRuns: deep(200), seed: commitSeed() },
  )
})
