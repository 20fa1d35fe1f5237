import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handoverFile } from '~/documents/handover/file'
import { lugDescription } from '~/documents/handover/lug'
import type { HandoverContent } from '~/domain/handovers/hand-over.server'
import { textsOf } from '~/i18n/texts'

// The files beside this one are what is to be written, byte for byte: Windows-1252, CR LF, a decimal comma.
//
// lodas: DATEV's handbook "LODAS ASCII-Import" (94th edition, June 2026): sections, `u_lod_bwd_buchung_standard` with
// its five fields, dates as TT/MM/JJJJ, the first of the month as period; bs_nr 1 books hours. `Version_DB` is optional.
// lug, lug-beschreibung: DATEV "Importschnittstelle" for Zeitwirtschaft (2022-07-13): the head is consultant, client
// and MM/JJJJ; what is entered by month has neither day nor absence key and stands in "Wert"; corrections of a month
// that was paid are differences. The description has the eleven fields that time recorders give, without the remark.
// lohnbuero: our own table.
const golden = (name: string) => readFileSync(`tests/documents/handover/${name}`)

const content: Omit<HandoverContent, 'format' | 'number'> = {
  month: '2026-10',
  office: {
    consultant: '1234567',
    client: '12345',
    wageTypes: {
      regular: '100',
      overtime: '110',
      deep_night: null,
      special_holiday: null,
      night: '-',
      sunday: null,
      holiday: null,
      sick_days: '4/300',
      vacation_days: null,
    },
  },
  employees: [
    {
      id: 'anna',
      number: '1001',
      name: 'Ärmel, Anna',
      lines: [
        { kind: 'regular', amount: '152.50', isDifference: false },
        { kind: 'overtime', amount: '8.00', isDifference: false },
        { kind: 'sick_days', amount: '3.00', isDifference: false },
      ],
    },
    // A name that a spreadsheet would carry out.
    {
      id: 'bernd',
      number: '0007',
      name: "=cmd|'/c calc'!A0",
      lines: [{ kind: 'regular', amount: '-5.25', isDifference: true }],
    },
  ],
}
const { file, kinds } = textsOf('de').handover
const words = { ...file, kinds }

test.each([
  ['lodas', 1, 'lodas-2026-10.txt', 'text/plain; charset=windows-1252'],
  ['lug', 1, 'lug-2026-10.txt', 'text/plain; charset=windows-1252'],
  ['csv', 2, 'lohnbuero-2026-10-2.csv', 'text/csv; charset=utf-8'],
] as const)('%s', (format, number, fileName, mediaType) => {
  const made = handoverFile({ ...content, format, number }, words)
  expect({ ...made, bytes: Buffer.from(made.bytes).toString('latin1') }).toEqual({
    fileName,
    mediaType,
    bytes: golden(fileName).toString('latin1'),
  })
})

test('lug-beschreibung', () => {
  expect(lugDescription().toString('latin1')).toBe(golden('lug-beschreibung.ini').toString('latin1'))
})
