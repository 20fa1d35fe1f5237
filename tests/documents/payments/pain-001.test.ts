import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentFile } from '~/documents/payments/pain-001'
import type { PaymentFile, PaymentInFile } from '~/domain/payroll-payments/payment-file'
import { HAS_RULES } from '../../support/einvoice/rules'
import { schemaFaults } from '../../support/einvoice/schema'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'
import { transferFigures } from '../../support/transfer-figures'

const PAYMENT: PaymentInFile = {
  endToEndId: 'LG-20261130-0a1b2c3d4e5f-1',
  cents: 205_442,
  recipient: 'Mia Mueller',
  iban: 'DE89370400440532013000',
  purpose: 'Lohn/Gehalt 11/2026',
}
const FILE: PaymentFile = {
  messageId: 'LG-20261130-0a1b2c3d4e5f',
  at: '2026-11-26T08:00:00.000Z',
  executeOn: '2026-11-30',
  isSalary: true,
  isBookedAsOne: true,
  debtor: { name: 'Foerde Glanz GmbH', iban: 'DE02120300000000202051', address: null },
  payments: [PAYMENT],
}

const textOf = (file: PaymentFile) => Buffer.from(paymentFile(file).bytes).toString()
const dense = (file: PaymentFile) => textOf(file).replace(/\s+/g, '')

test('salaries are one booking with their category purpose, so that no single pay stands on the statement', () => {
  expect(dense(FILE)).toContain('<BtchBookg>true</BtchBookg>')
  expect(dense(FILE)).toContain('<CtgyPurp><Cd>SALA</Cd></CtgyPurp>')
  const others = dense({ ...FILE, isSalary: false, isBookedAsOne: false })
  expect(others).toContain('<BtchBookg>false</BtchBookg>')
  expect(others).not.toContain('CtgyPurp')
})

test('says of each transfer what, to whom and why, and names neither bank nor address', () => {
  expect(dense(FILE)).toContain(
    '<CdtTrfTxInf><PmtId><EndToEndId>LG-20261130-0a1b2c3d4e5f-1</EndToEndId></PmtId>' +
      '<Amt><InstdAmtCcy="EUR">2054.42</InstdAmt></Amt><Cdtr><Nm>MiaMueller</Nm></Cdtr>' +
      '<CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>' +
      '<RmtInf><Ustrd>Lohn/Gehalt11/2026</Ustrd></RmtInf></CdtTrfTxInf>',
  )
  expect(dense(FILE)).toContain('<ReqdExctnDt><Dt>2026-11-30</Dt></ReqdExctnDt>')
  expect(textOf(FILE)).not.toMatch(/BICFI|PstlAdr|AdrLine/)
})

test('is the same to the byte when made again', () => {
  expect(paymentFile(structuredClone(FILE))).toEqual(paymentFile(FILE))
})

const text = (most: number) =>
  fc.stringMatching(new RegExp(`^[A-Za-z0-9+?:().,'/ -]{1,${most}}$`)).filter((drawn) => drawn.trim() !== '')
const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9+?:().,' -]{0,32}[A-Za-z0-9]$/)
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const drawnFile = fc.record<PaymentFile>({
  messageId: id,
  at: fc.constantFrom('2026-11-26T08:00:00.000Z', '2028-02-29T23:59:59.999Z'),
  executeOn: day,
  isSalary: fc.boolean(),
  isBookedAsOne: fc.boolean(),
  debtor: fc.record({
    name: text(70),
    iban: fc.constant('DE02120300000000202051'),
    address: fc.option(
      fc.record({
        street: text(70),
        postalCode: text(16),
        town: text(35),
        country: fc.constantFrom('DE', 'AT'),
      }),
    ),
  }),
  payments: fc.array(
    fc.record<PaymentInFile>({
      endToEndId: id,
      cents: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99_999_999_999 })),
      recipient: text(70),
      iban: fc.constantFrom('DE89370400440532013000', 'CH9300762011623852957', 'NL91ABNA0417164300'),
      purpose: text(140),
    }),
    { minLength: 1, maxLength: 12 },
  ),
})
const DRAWN = fc.sample(drawnFile, { numRuns: deep(50, 200), seed: FUZZ_SEED })

test(`count and sum are those of its transfers (seed ${FUZZ_SEED})`, () => {
  for (const file of DRAWN) {
    const figures = transferFigures(textOf(file))
    expect(figures.transactions).toBe(file.payments.length)
    expect(figures.count).toBe(file.payments.length)
    expect(figures.saidCounts).toEqual([figures.count, figures.count])
    expect(figures.saidSums).toEqual([figures.sum, figures.sum])
  }
})

describe.skipIf(!HAS_RULES)('by the schemas in ../shared/einvoice/sepa', () => {
  test.each(['TRANSFERS', 'GERMAN_TRANSFERS'] as const)('drawn files and the example: %s', async (schema) => {
    const files = [FILE, { ...FILE, isSalary: false, isBookedAsOne: false }, ...DRAWN]
    const documents = Object.fromEntries(files.map((file, index) => [`file-${index}`, textOf(file)]))
    expect(await schemaFaults(documents, schema)).toEqual([])
  })

  test('and the German one sees a fault', async () => {
    const faulty = { ...FILE, payments: [{ ...PAYMENT, endToEndId: 'É1' }] }
    expect(await schemaFaults({ faulty: textOf(faulty) }, 'GERMAN_TRANSFERS')).not.toEqual([])
  })
})
