import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { balanceGap } from '~/domain/bank/balance-gap'
import { entryContent } from '~/domain/bank/entry-content'
import { germanIban } from '~/domain/bank/formats/german-iban'
import { readingMt940 } from '~/domain/bank/formats/mt940/statements'
import { atOnce } from '~/domain/kernel/yield-to-loop'

// The files beside this one were written by hand, with what banks' files have been seen to hold.

const text = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8')
const read = (file: string) => atOnce(readingMt940(file))

test('structured information, wrapped anywhere, at the turn of the year', () => {
  const [statement] = read(text('sparkasse.mt940.sta'))
  expect(statement).toMatchObject({
    ...{ format: 'mt940', sequence: '1', toOn: '2025-12-31' },
    account: { iban: 'DE02500105170137075030', bankCode: '50010517', number: '0137075030' },
    opening: { cents: 100_000, on: '2025-12-30' },
    closing: { cents: 133_050, on: '2025-12-31' },
  })
  expect(statement && balanceGap(statement)).toBe(0)
  const [credit, debit, takenBack, chargeBack] = statement?.entries ?? []
  expect(credit).toEqual({
    ...{ bookedOn: '2025-12-30', valueOn: '2026-01-02', cents: 45_000, reference: 'POS 7' },
    ...{ isReversal: false, code: '166', isoCode: null, label: 'GUTSCHR. UEBERWEISUNG', batch: null },
    details: [
      {
        cents: 45_000,
        party: {
          name: 'Hausverwaltung Petersen und Soehne',
          ...{ iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
        },
        ultimateName: '',
        purpose: 'Rechnung RE-2025-0077 vom 20.12.2025, vielen Dank',
        ...{ creditorReference: null, endToEndId: 'RE-2025-0077', mandateReference: null, creditorId: null },
        ...{ returned: null, originalCents: 45_000, chargesCents: null },
      },
    ],
  })
  expect(debit).toMatchObject({
    ...{ cents: -10_450, code: '109', isReversal: false },
    details: [
      {
        ...{ endToEndId: 'ZT-RE-9', mandateReference: 'M-10007', creditorId: 'DE98ZZZ09999999999' },
        ...{ originalCents: 10_000, chargesCents: 450, purpose: 'Rueckgabe MD06 WIDERSPRUCH' },
        returned: { code: 'MD06', text: '912' },
        party: { name: 'LINA SOMMER' },
      },
    ],
  })
  expect(takenBack).toMatchObject({ cents: -2000, isReversal: true, details: [{ purpose: '0' }] })
  expect(chargeBack).toMatchObject({ cents: 500, isReversal: true, code: '805' })
})

test('a message for each entry, one of them with lines that begin with a hyphen or are one', () => {
  const statements = read(text('volksbank.mt940.sta'))
  expect(statements.map(balanceGap)).toEqual([0, 0])
  expect(statements.map(({ sequence, entries }) => [sequence, entries.length])).toEqual([
    [null, 1],
    [null, 1],
  ])
  expect(statements[0]).toMatchObject({
    account: { iban: 'DE02120300000000202051' },
    opening: { cents: -10_000 },
    entries: [
      {
        ...{ cents: 6000, reference: null },
        batch: { messageId: null, batchId: 'ZT-LOHN-03', count: null },
        details: [
          {
            purpose: 'Rechnung 12 und 13- Nachtrag --Danke',
            ...{ endToEndId: '0815', ultimateName: 'K' },
            party: { name: 'Kurt Krause', iban: 'DE02500105170137075030', bic: 'INGDDEFFXXX' },
          },
        ],
      },
    ],
  })
})

test('pages of one day, in envelopes, with plain text and an amount on a line of its own', () => {
  const [first, second] = read(text('pages.mt940.sta'))
  expect(first).toMatchObject({
    ...{ sequence: '12', account: { iban: 'DE02500105170137075030', bankCode: null } },
    closing: { cents: 123_450 },
    entries: [
      {
        ...{ cents: 123_450, reference: '0105-1', code: null },
        details: [{ purpose: 'Ueberweisung von Anna Muster fuer die Rechnung 2026-1 ohne Feldnummern' }],
      },
    ],
  })
  expect(second).toMatchObject({
    ...{ sequence: '12/2', opening: { cents: 123_450 }, closing: { cents: 123_449 } },
    entries: [{ cents: -1, bookedOn: '2026-01-05', label: 'ZINSEN' }],
  })
})

// Each of these was seen in a file of a German bank, or of a program that kept it.
test('a value day of 30 February, tags broken or behind a hyphen, times that look like tags, a blank cut off', () => {
  const [statement] = read(text('odd-breaks.mt940.sta'))
  expect(statement && balanceGap(statement)).toBe(0)
  expect(statement?.account.iban).toBe('DE02500105170137075030')
  expect(statement?.entries).toMatchObject([
    { cents: -600, bookedOn: '2026-02-27', valueOn: '2026-02-28', label: 'ENTGELTABSCHLUSS' },
    {
      ...{ cents: 11_900, code: '166' },
      details: [
        {
          purpose: 'Rechnung RE-2026-0041',
          party: { name: 'Anna Brandt', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
        },
      ],
    },
    {
      ...{ cents: -4900, code: '105' },
      details: [
        {
          purpose: 'KARTE 25.02.2026T16:26:37 Folgenr. 007 T08:20:11',
          party: { name: 'Tankstelle Nord', iban: 'DE02100500000054540402' },
        },
      ],
    },
    { cents: -100, code: '091', details: [{ purpose: '' }] },
    {
      cents: -8000,
      details: [
        {
          purpose: 'Unsere Zahlung auf Ihre Rechnungen 4711 und 4712 mit Skonto, vielen Dank und Gruss',
          endToEndId: 'E-2026-17',
        },
      ],
    },
  ])
})

test('what SWIFT and old programs put around a file is no part of it', () => {
  const file = text('finom.mt940.sta')
  expect(read(`\u0001${file.trimEnd()}\u0003\r\n\u001a`)).toEqual(read(file))
})

test('a booking day of 30 February is the last of the month', () => {
  const file = text('finom.mt940.sta').replace(':61:2603030303', ':61:2602280230')
  expect(read(file)[0]?.entries[0]).toMatchObject({ bookedOn: '2026-02-28', valueOn: '2026-02-28' })
})

test('a message of many entries without a balance takes no longer than with one', () => {
  const started = performance.now()
  expect(() => read(`:20:X\n${':61:\n'.repeat(40_000)}`)).toThrow(
    expect.objectContaining({ code: 'bank_file_field :60F:' }),
  )
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('only the mark says the sign, and an account may be named by its BIC', () => {
  expect(read(text('finom.mt940.sta'))[0]).toMatchObject({
    account: { iban: null, bankCode: 'FNOMDEB2', number: '0000000000' },
    entries: [
      {
        cents: -6000,
        code: '166',
        details: [{ purpose: 'Kassenbon 77', party: { name: 'SumUp Haendler GmbH' } }],
      },
    ],
  })
})

test.each([
  ['an account in dollars', (file: string) => file.replaceAll('EUR', 'USD'), 'bank_file_currency USD'],
  ['no closing balance', (file: string) => file.replace(/:62F:.*/, ''), 'bank_file_field :62F:'],
  [
    'an amount with a point',
    (file: string) => file.replace('D60,00', 'D60.00'),
    'bank_file_field :61:2603030303D60.00NTRFNONREF',
  ],
  [
    'a day that does not exist',
    (file: string) => file.replace(':61:260303', ':61:260431'),
    'bank_file_field :61:2604310303D60,00NTRFNONREF',
  ],
  [
    'a text without end',
    (file: string) => file.replace('?60', `?60${'x'.repeat(10_000)}`),
    'bank_file_field :86:',
  ],
  ['an interim report', (file: string) => file.replace(':60F:', ':34F:EUR0,\r\n:60F:'), 'bank_file_interim'],
])('%s is refused by name', (_, change, code) => {
  expect(() => read(change(text('finom.mt940.sta')))).toThrow(expect.objectContaining({ code }))
})

const message = (account: string, entry: string, closing: string) =>
  read(`:20:X\n:25:${account}\n:28C:1/1\n:60F:C260301EUR100,00\n${entry}\n:62F:${closing}\n-\n`)

test('whole euros may be without a comma', () => {
  const [statement] = message('50010517/0137075030', ':61:2603020302C450NTRFNONREF//B-1', 'C260302EUR550,00')
  expect(statement?.entries).toMatchObject([{ cents: 45_000, reference: 'B-1' }])
  expect(statement && balanceGap(statement)).toBe(0)
})

test('an Austrian bank’s account has strokes before it, and its currency behind one', () => {
  const account = (text: string) => message(text, ':61:2603020302C1,00NTRFNONREF', 'C260302EUR101,00')
  expect(account('//AT39364/12345678912/EUR')).toMatchObject([
    { account: { iban: null, bankCode: 'AT39364', number: '12345678912' } },
  ])
  expect(() => account('//AT39364/12345678912/CHF')).toThrow('bank_file_currency CHF')
})

test.each([
  [
    'a card’s shop behind the creditor’s id',
    '106?00KARTENZAHLUNG?20EREF+E-4711?21MREF+M-7?22CRED+DE98ZZZ09999999999?23Farben Krueger//Nordstadt/D?24E 2026-03-01T16:26:37',
    {
      ...{ endToEndId: 'E-4711', mandateReference: 'M-7', creditorId: 'DE98ZZZ09999999999' },
      purpose: 'Farben Krueger//Nordstadt/DE 2026-03-01T16:26:37',
    },
    '"","","","E-4711","M-7"',
  ],
  [
    'why a transfer came back behind the reference',
    '159?00RETOURE?20EREF+Lohn 2026-02 0007?21MTLG:Grund nicht genannt Ru?22eckgabe der Ueberweisung?34914',
    { endToEndId: 'Lohn 2026-02 0007', purpose: 'MTLG:Grund nicht genannt Rueckgabe der Ueberweisung' },
    '"","","","LOHN2026-020007MTLG:GRUNDNICHT',
  ],
])('%s is text without a tag, and the entry is known as before', (_, information, detail, known) => {
  const [statement] = message(
    '50010517/0137075030',
    `:61:2603020302D50,00NMSCNONREF\n:86:${information}`,
    'C260302EUR50,00',
  )
  expect(statement?.entries).toMatchObject([{ details: [detail] }])
  const entry = statement?.entries[0]
  expect(entry && entryContent(entry)).toContain(known)
})

test('a reference that goes on in the next subfield is not cut', () => {
  const [statement] = message(
    '50010517/0137075030',
    ':61:2603020302D50,00NMSCNONREF\n:86:105?00LASTSCHRIFT?20EREF+A17022026.392492.37655?212.391933?22KREF+STZV-1113-?232?24SVWZ+Beitrag',
    'C260302EUR50,00',
  )
  expect(statement?.entries).toMatchObject([
    {
      batch: { batchId: 'STZV-1113- 2' },
      details: [{ endToEndId: 'A17022026.392492.376552.391933', purpose: 'Beitrag' }],
    },
  ])
})

// Examples that the Bundesbank and banks publish.
test.each([
  ['37040044', '532013000', 'DE89370400440532013000'],
  ['50010517', '0137075030', 'DE02500105170137075030'],
  ['12030000', '202051', 'DE02120300000000202051'],
])('bank code %s and account %s are %s', (bank, account, iban) => {
  expect(germanIban(bank, account)).toBe(iban)
})

test('what is no German account has no IBAN', () => {
  expect(germanIban('FNOMDEB2', '0000000000')).toBeUndefined()
  expect(germanIban('12030000', '12345678901')).toBeUndefined()
})

describe('references in the text of a payer', () => {
  const paid = (information: string) =>
    read(
      `:20:X\n:25:50010517/0137075030\n:28C:1/1\n:60F:C260301EUR0,00\n:61:2603020302CR119,00NTRFNONREF\n:86:${information}\n:62F:C260302EUR119,00\n-\n`,
    )[0]?.entries[0]

  test.each([
    ['behind SVWZ+', '166?20SVWZ+Danke EREF+2026-0001-1?32A', 'Danke EREF+2026-0001-1'],
    ['behind other text', '166?20Danke EREF+2026-0001-1?32A', 'Danke EREF+2026-0001-1'],
    ['a mandate’s', '166?20SVWZ+Danke MREF: A-1?32A', 'Danke MREF: A-1'],
    ['without numbers of fields', 'Danke EREF: 2026-0001-1', 'Danke EREF: 2026-0001-1'],
  ])('%s stay what they are, and the entry is known as before', (_, information, purpose) => {
    const entry = paid(information)
    expect(entry?.details).toMatchObject([{ purpose, endToEndId: null, mandateReference: null }])
    expect(entry && entryContent(entry)).toMatch(/"DANKE","(?:2026-0001-1|)","(?:A-1|)"\]/)
  })

  test('before the text are the bank’s, and of a debit those behind it too', () => {
    expect(paid('166?20EREF+NOTPROVIDED?21SVWZ+Danke?22 EREF+2026-0001-1?32A')?.details).toMatchObject([
      { purpose: 'Danke EREF+2026-0001-1', endToEndId: null },
    ])
    expect(paid('171?20SVWZ+Danke?21EREF+E-1?22MREF+A-1?32A')?.details).toMatchObject([
      { purpose: 'Danke', endToEndId: 'E-1', mandateReference: 'A-1' },
    ])
  })
})
