import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyingEntries } from '~/domain/bank/entry-keys'
import type { Statement, StatementEntry } from '~/domain/bank/statement'
import { atOnce } from '~/domain/kernel/yield-to-loop'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'

const keysOf = (...statements: Statement[]) => atOnce(keyingEntries(statements)).flat()

interface Said {
  day: number
  cents: number
  purpose?: string
  reference?: string | null
}

function entry({ day, cents, purpose = '', reference = null }: Said): StatementEntry {
  return {
    ...{ bookedOn: `2026-03-${String(day).padStart(2, '0')}`, valueOn: null, cents, reference },
    ...{ isReversal: false, code: null, isoCode: null, label: '', batch: null },
    details: [
      {
        ...{ cents, party: { name: 'Kurt', iban: null, bic: null }, ultimateName: '', purpose },
        ...{ creditorReference: null, endToEndId: null, mandateReference: null, creditorId: null },
        ...{ returned: null, originalCents: null, chargesCents: null },
      },
    ],
  }
}

function statement(entries: Said[], opening?: number, closing?: number): Statement {
  const balance = (cents?: number) => (cents === undefined ? null : { cents, on: '2026-03-01' })
  return {
    format: 'mt940',
    account: { iban: 'DE02500105170137075030', bankCode: null, number: null, currency: 'EUR' },
    ...{ sequence: null, fromOn: null, toOn: null, ignored: [], entries: entries.map(entry) },
    ...{ opening: balance(opening), closing: balance(closing) },
  }
}

const rent = { day: 2, cents: 50_000, purpose: 'Miete' }

describe('an entry’s key', () => {
  test('keeps equal payments of one day apart, with the bank’s reference and without', () => {
    expect(new Set(keysOf(statement([rent, rent, { ...rent, day: 3 }]))).size).toBe(3)
    const referred = { ...rent, reference: 'A1' }
    expect(new Set(keysOf(statement([referred, referred]))).size).toBe(2)
  })

  test('is the same in a file that has more days, or writes blanks and capitals in another way', () => {
    const [key] = keysOf(statement([rent]))
    const others = [
      { day: 1, cents: -5 },
      { ...rent, purpose: ' M I E T E' },
      { ...rent, day: 3 },
    ]
    expect(keysOf(statement(others))[1]).toBe(key)
  })

  test('counts on where a message follows another, also where the balance is what it was before', () => {
    const [in1, out, in2] = [
      statement([rent], 100, 50_100),
      statement([{ ...rent, cents: -50_000 }], 50_100, 100),
      statement([rent], 100, 50_100),
    ]
    expect(new Set(keysOf(in1, out, in2)).size).toBe(3)
    expect(keysOf(in1, out, in2)).toEqual(keysOf(statement([rent, { ...rent, cents: -50_000 }, rent])))
  })

  test('begins anew in a later report that holds the earlier one', () => {
    const [early, late] = [statement([rent], 0, 50_000), statement([rent, rent], 0, 100_000)]
    expect(new Set(keysOf(early, late))).toEqual(new Set(keysOf(late)))
  })
})

/** Any days of a month that are cut out of it whole, in any number of files, make the same book as the month. */
test('files that overlap by whole days agree', () => {
  const said = fc.record({
    day: fc.integer({ min: 1, max: 9 }),
    cents: fc.constantFrom(100, -100, 250),
    purpose: fc.constantFrom('', 'a', 'b'),
    reference: fc.constantFrom(null, 'R1', 'R2'),
  })
  const days = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 8 }))
  fc.assert(
    fc.property(fc.array(said, { maxLength: 30 }), fc.array(days, { maxLength: 6 }), (month, cuts) => {
      const whole = keysOf(statement(month))
      expect(new Set(whole).size).toBe(month.length)
      for (const [from, more] of cuts) {
        const isInside = ({ day }: Said) => day >= from && day <= from + more
        expect(keysOf(statement(month.filter(isInside)))).toEqual(
          whole.filter((_, index) => month[index] && isInside(month[index])),
        )
      }
    }),
    { numRuns: deep(100), seed: FUZZ_SEED },
  )
})
