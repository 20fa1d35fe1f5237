import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { debitFile } from '~/documents/debits/pain-008'
import type { CollectionInFile, DebitFile } from '~/domain/debits/debit-file'
import { figuresOf } from '../../support/debit-figures'
import { HAS_RULES } from '../../support/einvoice/rules'
import { schemaFaults } from '../../support/einvoice/schema'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'

const COLLECTION: CollectionInFile = {
  endToEndId: 'RE-2026-0007-1',
  cents: 11_900,
  mandateReference: 'M-2026-001',
  signedOn: '2026-01-15',
  isAmended: false,
  originalCreditor: null,
  holder: 'Hafenkontor Bruegge KG',
  address: null,
  iban: 'DE89370400440532013000',
  purpose: 'Rechnung RE-2026-0007',
}
const FILE: DebitFile = {
  messageId: 'LS-20261204-CORE-0a1b2c3d',
  at: '2026-11-26T08:00:00.000Z',
  scheme: 'CORE',
  sequence: 'RCUR',
  collectOn: '2026-12-04',
  creditor: { name: 'Foerde Glanz GmbH', iban: 'DE02120300000000202051', id: 'DE98ZZZ09999999999' },
  collections: [COLLECTION],
}

const textOf = (file: DebitFile) => Buffer.from(debitFile(file).bytes).toString()

test('says of each debit what, from whom, with which mandate', () => {
  const xml = textOf(FILE)
  for (const part of [
    '<InstdAmt Ccy="EUR">119.00</InstdAmt>',
    '<ChrgBr>SLEV</ChrgBr>',
    '<SeqTp>RCUR</SeqTp>',
    '<DtOfSgntr>2026-01-15</DtOfSgntr>',
    '<IBAN>DE89370400440532013000</IBAN>',
    '<Ustrd>Rechnung RE-2026-0007</Ustrd>',
  ])
    expect(xml).toContain(part)
  expect(xml.match(/NOTPROVIDED/g)).toHaveLength(2)
  expect(xml).not.toMatch(/AmdmntInd|PstlAdr|BICFI|BtchBookg/)
})

test('a new account is an amendment without the old bank', () => {
  const xml = textOf({ ...FILE, collections: [{ ...COLLECTION, isAmended: true }] })
  expect(xml.replace(/\s+/g, '')).toContain(
    '<AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct></AmdmntInfDtls>',
  )
})

test('a new name and a new id of the creditor are amendments with the old ones, before that of the account', () => {
  const said = (originalCreditor: CollectionInFile['originalCreditor'], isAmended = false) =>
    /<AmdmntInd>.*<\/AmdmntInfDtls>/.exec(
      textOf({ ...FILE, collections: [{ ...COLLECTION, originalCreditor, isAmended }] }).replace(/\s+/g, ''),
    )?.[0]
  expect(said({ name: 'Foerde', id: null })).toBe(
    '<AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlCdtrSchmeId><Nm>Foerde</Nm></OrgnlCdtrSchmeId></AmdmntInfDtls>',
  )
  expect(said({ name: null, id: 'DE28ZZZ09999999998' }, true)).toBe(
    '<AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlCdtrSchmeId><Id><PrvtId><Othr><Id>DE28ZZZ09999999998</Id>' +
      '<SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></OrgnlCdtrSchmeId>' +
      '<OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct></AmdmntInfDtls>',
  )
})

test('is the same to the byte when made again', () => {
  expect(debitFile(structuredClone(FILE))).toEqual(debitFile(FILE))
})

const text = (most: number) =>
  fc.stringMatching(new RegExp(`^[A-Za-z0-9+?:().,'/ -]{1,${most}}$`)).filter((drawn) => drawn.trim() !== '')
const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9+?:().,' -]{0,32}[A-Za-z0-9]$/)
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const collection = fc.record<CollectionInFile>({
  endToEndId: id,
  cents: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99_999_999_999 })),
  mandateReference: id,
  signedOn: day,
  isAmended: fc.boolean(),
  originalCreditor: fc.option(
    fc.constantFrom(
      { name: 'Foerde Glanz', id: null },
      { name: null, id: 'DE28ZZZ09999999998' },
      { name: 'Foerde Glanz', id: 'DE28ZZZ09999999998' },
    ),
  ),
  holder: text(70),
  address: fc.option(
    fc.record({
      country: fc.constantFrom('CH', 'GB', 'SM'),
      town: text(35),
      lines: fc.array(text(70), { maxLength: 2 }),
    }),
  ),
  iban: fc.constantFrom('DE89370400440532013000', 'CH9300762011623852957', 'NL91ABNA0417164300'),
  purpose: text(140),
})
const drawnFile = fc.record<DebitFile>({
  messageId: id,
  at: fc.constantFrom('2026-11-26T08:00:00.000Z', '2028-02-29T23:59:59.999Z'),
  scheme: fc.constantFrom('CORE', 'B2B'),
  sequence: fc.constantFrom('FRST', 'RCUR'),
  collectOn: day,
  creditor: fc.record({
    name: text(70),
    iban: fc.constant('DE02120300000000202051'),
    id: fc.constant('DE98ZZZ09999999999'),
  }),
  collections: fc.array(collection, { minLength: 1, maxLength: 12 }),
})
const DRAWN = fc.sample(drawnFile, { numRuns: deep(50, 200), seed: FUZZ_SEED })

test(`count and sum are those of its transactions (seed ${FUZZ_SEED})`, () => {
  for (const file of DRAWN) {
    const figures = figuresOf(textOf(file))
    expect(figures.transactions).toBe(file.collections.length)
    expect(figures.count).toBe(file.collections.length)
    expect(figures.saidCounts).toEqual([figures.count, figures.count])
    expect(figures.saidSums).toEqual([figures.sum, figures.sum])
  }
})

describe.skipIf(!HAS_RULES)('by the schemas in ../shared/einvoice/sepa', () => {
  test.each(['DEBITS', 'GERMAN_DEBITS'] as const)('50 drawn files and the examples: %s', async (schema) => {
    const files = [
      FILE,
      { ...FILE, scheme: 'B2B' as const, collections: [{ ...COLLECTION, isAmended: true }] },
      ...DRAWN,
    ]
    const documents = Object.fromEntries(files.map((file, index) => [`file-${index}`, textOf(file)]))
    expect(await schemaFaults(documents, schema)).toEqual([])
  })

  test('and the German one sees a fault', async () => {
    const faulty = { ...FILE, collections: [{ ...COLLECTION, endToEndId: 'É1' }] }
    expect(await schemaFaults({ faulty: textOf(faulty) }, 'GERMAN_DEBITS')).not.toEqual([])
  })
})
