import { expect, test } from 'vitest'
import { bookingBatch } from '~/documents/books/extf'
import { USUAL_MAP } from '~/domain/payroll-books/accounts'
import type { Batch } from '~/domain/payroll-books/batch'
import { batchOf, obstaclesOf } from '~/domain/payroll-books/batch'

const BATCH: Batch = {
  ...{ month: '2026-11', at: '2026-12-02T08:15:30.123Z', chart: '03', consultant: '29098', client: '55003' },
  ...{ yearFrom: '2026-01-01', accountLength: 4, from: '2026-11-01', to: '2026-11-30', clearing: '1755' },
  bookings: [
    { kind: 'salaries', account: '4120', side: 'debit', cents: 300_000, text: 'Gehälter 11/2026' },
    { kind: 'owed_pay', account: '1740', side: 'credit', cents: 5, text: 'Auszahlung "netto"' },
  ],
}

const lines = (batch: Batch) => Buffer.from(bookingBatch(batch).bytes).toString('latin1').split('\r\n')

test('begins with the head of DATEV’s format, field by field', () => {
  // developer.datev.de, DATEV-Format, header of a Buchungsstapel.
  expect(lines(BATCH)[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261202081530123;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;' +
      '"Lohn 2026-11";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  )
})

test('has 125 columns in each line, amounts with a comma, and nothing fixed', () => {
  const [head = '', titles = '', first = '', second = ''] = lines(BATCH)
  expect(head.split(';')).toHaveLength(31)
  for (const line of [titles, first, second]) expect(line.split(';')).toHaveLength(125)
  const fields = first.split(';')
  expect(fields.slice(0, 14)).toEqual([
    ...['3000,00', '"S"', '"EUR"', '', '', '', '4120', '1755', '', '3011', '"LOHN202611"', '', ''],
    '"Gehälter 11/2026"',
  ])
  expect(fields[113]).toBe('0')
  expect(titles.split(';')[113]).toBe('Festschreibung')
  expect(second).toMatch(/^0,05;"H";"EUR";;;;1740;1755;;3011;"LOHN202611";;;"Auszahlung ""netto""";/)
})

test('is Windows-1252 with CR LF, and named as DATEV finds it', () => {
  const file = bookingBatch(BATCH)
  expect(file.fileName).toBe('EXTF_Lohn_2026-11.csv')
  expect(Buffer.from(file.bytes).includes(Buffer.from([0xe4]))).toBe(true)
  expect(lines(BATCH)).toHaveLength(5)
})

const ONE = { kind: 'salaries', account: '4120', side: 'debit', cents: 1 } as const
const bookings = { bookings: [ONE], debitCents: 1, creditCents: 1, missing: [] }
const MAP = { ...USUAL_MAP, consultant: '29098', client: '55003' }

test('the business year is the one that the month is in', () => {
  const yearOf = (month: string, yearBegins: string) =>
    batchOf(bookings, { ...MAP, yearBegins }, { month, at: BATCH.at, textOf: () => '' }).yearFrom
  expect(yearOf('2026-11', '01')).toBe('2026-01-01')
  expect(yearOf('2026-03', '07')).toBe('2025-07-01')
  expect(yearOf('2026-07', '07')).toBe('2026-07-01')
})

test('what would be refused by an importer is said before', () => {
  expect(obstaclesOf(bookings, MAP)).toEqual([])
  expect(obstaclesOf(bookings, USUAL_MAP)).toEqual(['consultant', 'client'])
  expect(obstaclesOf({ ...bookings, bookings: [{ ...ONE, account: '41200' }] }, MAP)).toEqual([
    'account_length',
  ])
  expect(obstaclesOf({ ...bookings, bookings: [{ ...ONE, account: '1755' }] }, MAP)).toEqual(['clearing'])
  expect(obstaclesOf({ ...bookings, missing: ['salaries'] }, MAP)).toEqual(['accounts'])
})
