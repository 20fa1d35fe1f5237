import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { csvFile } from '~/documents/csv'
import { readTable } from '~/office/imports/read-table.server'
import { csvOf, xlsxOf } from '../../factories/files'
import { repeatedString, sameRows } from '../../factories/hostile/workbooks'
import { zipOf } from '../../support/zip'

const ROWS = [
  ['Firma', 'Ort'],
  ['Öl & Gas "Süß"', 'Köln; Mülheim,\nRhein'],
]
const TABLE = { headings: ROWS[0], rows: [{ line: 2, cells: ROWS[1] }] }

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

test.each([
  ['semicolons', Buffer.from(csvOf(ROWS))],
  ['commas', Buffer.from(csvOf(ROWS, ','))],
  ['tabs', Buffer.from(csvOf(ROWS, '\t'))],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${csvOf(ROWS)}`)],
  ['Windows-1252', latin1(csvOf(ROWS))],
  ['UTF-16', utf16(csvOf(ROWS, '\t'))],
  ['UTF-16, the other way round', utf16(csvOf(ROWS, '\t')).swap16()],
  ['line ends of Unix', Buffer.from(csvOf(ROWS).replaceAll('\r\n', '\n'))],
])('a CSV with %s is read as it was written', async (_, bytes) => {
  expect(await readTable(bytes)).toEqual(TABLE)
})

test('a CSV that says what separates its cells is believed', async () => {
  const table = await readTable(Buffer.from('sep=|\r\nFirma|Ort\r\nA;B;C|Kiel\r\n'))
  expect(table).toEqual({ headings: ['Firma', 'Ort'], rows: [{ line: 3, cells: ['A;B;C', 'Kiel'] }] })
})

test('the line that DATEV puts above the headings is none of them', async () => {
  const file = `"EXTF";700;16;"Debitoren/Kreditoren";5\r\n${csvOf([
    ['Konto', 'Ort'],
    ['10001', 'Kiel'],
  ])}`
  expect(await readTable(Buffer.from(file))).toMatchObject({
    headings: ['Kategorie', 'Konto', 'Ort'],
    rows: [{ line: 3 }],
  })
})

test('a file of DATEV has its 254 columns, most of them empty, and says who is a supplier', async () => {
  const width = 254
  const wide = (cells: string[]) => [...cells, ...Array.from({ length: width - cells.length }, () => '')]
  const headings = wide(['Konto', 'Ort']).map((text, index) => text || `Leerfeld ${index}`)
  const rows = [wide(['100010', 'Kiel']), wide(['700010', 'Köln'])]
  const preface =
    '"EXTF";700;16;"Debitoren/Kreditoren";5;20260130140659583;;"RE";"";"";29098;55003;20260101;5'
  expect(await readTable(Buffer.from(`${preface}\r\n${csvOf([headings, ...rows])}`))).toEqual({
    headings: ['Kategorie', 'Konto', 'Ort'],
    rows: [
      { line: 3, cells: ['Debitor', '100010', 'Kiel'] },
      { line: 4, cells: ['Kreditor', '700010', 'Köln'] },
    ],
  })
})

test('the name and the date that people write above a list are not its headings', async () => {
  const list = [
    ['Vorname', 'Nachname', 'PLZ', 'Ort'],
    ['Jörg', 'Petersen', '24105', 'Kiel'],
  ]
  const table = { headings: list[0], rows: [{ line: 5, cells: list[1] }] }
  const titles = [['Mitarbeiterliste 2026'], [''], ['Stand: 24.11.2026']]
  expect(await readTable(Buffer.from(csvOf([...titles, ...list])))).toEqual(table)
  expect(await readTable(await xlsxOf([...titles, ...list]))).toEqual(table)
})

test.each([
  ['one heading over values that have more', [['Firma'], ['Petersen', '24105', 'Kiel']], 'Firma'],
  ['a list of one column', [['Firma'], ['Petersen'], ['Hansen']], 'Firma'],
])('%s: the first line is the headings', async (_, rows, heading) => {
  expect((await readTable(Buffer.from(csvOf(rows)))).headings).toEqual([heading])
})

test('a postcode that an export has kept from losing its zero is read without the signs for it', async () => {
  const rows = '="01067";Dresden\r\n"=""04109""";Leipzig\r\n'
  expect(await readTable(Buffer.from(`PLZ;Ort\r\n${rows}`))).toMatchObject({
    rows: [{ cells: ['01067', 'Dresden'] }, { cells: ['04109', 'Leipzig'] }],
  })
})

test('a workbook with a cover gives the sheet that has the list', async () => {
  const cover = { name: 'Deckblatt', rows: [['Mitarbeiter'], ['Stand: 24.11.2026']] }
  const sheets = [cover, { name: 'Leer', rows: [] }, { name: 'Liste', rows: ROWS }]
  expect(await readTable(Buffer.from(await writeXlsx({ sheets })))).toEqual(TABLE)
})

test('a workbook gives its numbers and days as people write them, and no empty rows', async () => {
  const day = new Date(Date.UTC(2024, 1, 29))
  const file = await xlsxOf([
    ['Nr', 'Lohn', 'Tag'],
    [24105, 15.5, day],
    [null, null, null],
    ['A', 'ß', ''],
  ])
  expect(await readTable(file)).toEqual({
    headings: ['Nr', 'Lohn', 'Tag'],
    rows: [
      { line: 2, cells: ['24105', '15,5', '2024-02-29'] },
      { line: 4, cells: ['A', 'ß'] },
    ],
  })
})

test('rows of a workbook that have one number have a line each', async () => {
  const { rows } = await readTable(sameRows(20))
  expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 19 }, (_, index) => index + 2))
})

test('a workbook gives what it has calculated as it shows it', async () => {
  const file = await xlsxOf([
    ['Lohn', 'Telefon'],
    [15.989999999999998, 4_931_555_501_711],
  ])
  expect((await readTable(file)).rows).toEqual([{ line: 2, cells: ['15,99', '4931555501711'] }])
})

test('a CSV that Zahltag has written gives back what it was written from', async () => {
  const table = await readTable(csvFile([['Telefon'], ['+49 431 5550171'], ["'s-Hertogenbosch"]]))
  expect(table.rows.map(({ cells }) => cells[0])).toEqual(['+49 431 5550171', "'s-Hertogenbosch"])
})

const zip = (name: string, text: string, says = text.length) =>
  zipOf([{ name, data: Buffer.from(text), says }])

test.each([
  ['an empty file', Buffer.alloc(0), 'import_file_empty'],
  ['a file of blanks', Buffer.from(' \r\n \r\n'), 'import_file_empty'],
  ['headings alone', Buffer.from('Firma;Ort\r\n'), 'import_no_rows'],
  ['an old workbook', compoundFile('Workbook'), 'import_file_old'],
  ['a workbook with a password', compoundFile('EncryptedPackage'), 'import_file_locked'],
  ['a PDF', Buffer.from('%PDF-1.7\n1;2\n'), 'import_file_unknown'],
  ['a page', Buffer.from('<html><table><tr><td>1</td></tr></table>'), 'import_file_unknown'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'import_file_unknown'],
  ['a ZIP that is no workbook', zip('brief.docx', 'x'), 'import_file_unknown'],
  ['a workbook without sheets', zip('xl/workbook.xml', '<workbook/>'), 'import_file_damaged'],
  ['a ZIP without its end', zip('xl/workbook.xml', '<workbook/>').subarray(0, 60), 'import_file_damaged'],
  ['a bomb', zip('xl/workbook.xml', ' '.repeat(49 * 1024 * 1024)), 'import_too_many_rows'],
  [
    'a bomb that says it is small',
    zip('xl/workbook.xml', ' '.repeat(49 * 1024 * 1024), 100),
    'import_file_damaged',
  ],
  [
    'a bomb that says it is nothing',
    zip('xl/workbook.xml', ' '.repeat(49 * 1024 * 1024), 0),
    'import_too_many_rows',
  ],
  [
    'one long text that every cell has',
    repeatedString({ length: 400, rows: 5000, columns: 100 }),
    'import_too_much_text',
  ],
  ['far too much', Buffer.alloc(4 * 1024 * 1024 + 1, 'x'), 'import_file_too_large'],
  ['too many rows', Buffer.from(`Ort\n${'Kiel\n'.repeat(5001)}`), 'import_too_many_rows'],
  [
    'too many columns',
    Buffer.from(`${'Ort;'.repeat(100)}Ort\n${'Kiel;'.repeat(101)}\n`),
    'import_too_many_columns',
  ],
])('%s is refused for what it is', async (_, bytes, code) => {
  await expect(readTable(bytes)).rejects.toMatchObject({ code })
})

test('what takes more than can be held is refused, also twice at once, and leaves neither memory nor a process', async () => {
  const before = process.memoryUsage.rss()
  const bomb = Buffer.from(`Firma;Ort\n${'\n'.repeat(4_000_000)}`)
  const asked = [readTable(bomb), readTable(bomb)]
  for (const one of await Promise.allSettled(asked))
    expect(one).toMatchObject({ reason: { code: 'import_file_too_heavy' } })
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
}, 30_000)

function compoundFile(stream: string): Buffer {
  const head = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([head, Buffer.alloc(504), Buffer.from(stream, 'utf16le'), Buffer.alloc(512)])
}
