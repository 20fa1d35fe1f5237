import { describe, expect, test } from 'vitest'
import { giroCodeText, referenceFor } from '~/domain/invoices/payments/girocode'

const TRANSFER = {
  name: 'Sauber & Söhne GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  amountCents: 28560,
  reference: '2026-0042',
}

test.each([
  [['2026-0042', '2026-0043'], '2026-0042 2026-0043'],
  [Array.from({ length: 20 }, (_, at) => `2026-00${at + 10}`), '10001'],
  // What is owed is no invoice's, for instance interest.
  [[], '10001'],
])('the reference of %j is %s', (numbers, reference) => {
  expect(referenceFor(numbers, '10001')).toBe(reference)
})

describe('the text of a GiroCode', () => {
  test('has the rows of EPC069-12, version 002', () => {
    expect(giroCodeText(TRANSFER).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Sauber & Söhne GmbH',
      'DE89370400440532013000',
      'EUR285.60',
      '',
      '',
      '2026-0042',
    ])
  })

  test.each([
    { amountCents: 1, row: 'EUR0.01' },
    { amountCents: 5, row: 'EUR0.05' },
    { amountCents: 100, row: 'EUR1.00' },
    { amountCents: 99_999_999_999, row: 'EUR999999999.99' },
  ])('writes $amountCents cents as $row', ({ amountCents, row }) => {
    expect(giroCodeText({ ...TRANSFER, amountCents }).split('\n')[7]).toBe(row)
  })

  test.each([0, -1, 1.5, 100_000_000_000])('refuses an amount of %d cents', (amountCents) => {
    expect(() => giroCodeText({ ...TRANSFER, amountCents })).toThrow(RangeError)
  })

  test('cuts the name at 70 characters and keeps every row on its line', () => {
    const rows = giroCodeText({ ...TRANSFER, name: `Firma\n${'ä'.repeat(80)}`, reference: 'R\n1' }).split(
      '\n',
    )
    expect(rows).toHaveLength(11)
    expect(rows[5]).toBe(`Firma ${'ä'.repeat(64)}`)
    expect(rows[10]).toBe('R 1')
  })

  test('never grows beyond 331 bytes', () => {
    const text = giroCodeText({ ...TRANSFER, name: '語'.repeat(70), reference: '語'.repeat(80).slice(0, 60) })
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331)
    expect(text.split('\n')[10]).toBe('語'.repeat(60))
  })
})
