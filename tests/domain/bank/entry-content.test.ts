import { expect, test } from 'vitest'
import { entryContent } from '~/domain/bank/entry-content'
import type { StatementEntry } from '~/domain/bank/statement'

interface Said {
  day: number
  cents: number
  purpose?: string
  reference?: string | null
}

function contentOf({ day, cents, purpose = '', reference = null }: Said): string {
  const entry: StatementEntry = {
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
  return entryContent(entry)
}

const rent = { day: 2, cents: 50_000, purpose: 'Miete' }

test('what an entry says is the same however it is spaced, and by the bank’s reference alone where there is one', () => {
  expect(contentOf({ ...rent, purpose: ' M I E T E' })).toBe(contentOf(rent))
  expect(contentOf({ ...rent, day: 3 })).not.toBe(contentOf(rent))
  expect(contentOf({ ...rent, cents: 1 })).not.toBe(contentOf(rent))
  expect(contentOf({ ...rent, purpose: 'Strom' })).not.toBe(contentOf(rent))
  const referred = { ...rent, reference: 'A1' }
  expect(contentOf({ ...referred, purpose: 'anders' })).toBe(contentOf(referred))
  expect(contentOf({ ...referred, reference: 'A2' })).not.toBe(contentOf(referred))
})
