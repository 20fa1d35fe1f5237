import fc from 'fast-check'
import { zipOf } from '../../support/zip'
import { bent } from './bent'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Parts {
  sheet: string
  strings?: string
  says?: number
}

/** A workbook with one sheet, written part by part. */
function workbookOf({ sheet, strings = '', says }: Parts): Buffer {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/worksheets/sheet1.xml': sheet,
  }
  return zipOf(
    Object.entries(parts).map(([name, text]) => {
      const data = Buffer.from(text)
      return { name, data, says: name.includes('sheet1') ? (says ?? data.length) : data.length }
    }),
  )
}

/** A single string of `length` characters that every cell refers to. */
export function repeatedString({ length, rows, columns }: { length: number; rows: number; columns: number }) {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`
  return workbookOf({ sheet: sheetOf(row.repeat(rows)), strings: `<si><t>${'x'.repeat(length)}</t></si>` })
}

const sheetOf = (rows: string) => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`
const cell = (text: string, at = '') => `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`
const listOf = (rows: number, columns: number, text: string) =>
  sheetOf(`<row>${cell(text).repeat(columns)}</row>`.repeat(rows))

export const sameRows = (count: number, at = 'A1') =>
  workbookOf({ sheet: sheetOf(`<row r="1">${cell('x', at)}</row>`.repeat(count)) })

const good = fc
  .record({ rows: fc.nat(200), columns: fc.integer({ min: 1, max: 20 }), text: fc.string({ maxLength: 50 }) })
  .map(({ rows, columns, text }) =>
    workbookOf({ sheet: listOf(rows, columns, text.replace(/[<&\p{C}]/gu, '')) }),
  )

export const hostileTables: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .record({ length: fc.nat(5000), rows: fc.nat(6000), columns: fc.nat(120) })
    .map((drawn) => repeatedString(drawn)),
  fc
    .constantFrom('XFD1048576', 'A1', 'ZZZZ9', 'A0', '1A', 'A99999999999999999', '__proto__')
    .map((at) => sameRows(20, at)),
  fc
    .nat(100_000)
    .map((deep) => workbookOf({ sheet: sheetOf(`${'<a>'.repeat(deep)}${'</a>'.repeat(deep)}`) })),
  fc.nat(30_000).map((rows) => workbookOf({ sheet: listOf(rows, 3, 'x') })),
  fc.nat(20_000).map((columns) => workbookOf({ sheet: listOf(3, columns, 'x') })),
  fc
    .constantFrom(0, 1, 100, 2 ** 32 - 1)
    .map((says) => workbookOf({ sheet: sheetOf(' '.repeat(20_000_000)), says })),
  fc.nat(8).map((deep) => workbookOf({ sheet: `${laughs(deep)}${sheetOf(`<row>${cell('&a9;')}</row>`)}` })),
  fc.nat(200_000).map((length) => workbookOf({ sheet: sheetOf(`<${'n'.repeat(length)}/>`) })),
  bent(good),
  fc
    .record({
      line: fc.constantFrom(
        '\n',
        '"\n',
        ';;;\n',
        'a;b\n',
        '"a;b\n',
        '\u0001;\u0002\n',
        '=1+1;@a\n',
        'Ä;\0\n',
      ),
      times: fc.nat(600_000),
      encoding: fc.constantFrom('utf8', 'utf16le', 'latin1'),
    })
    .map(({ line, times, encoding }) =>
      Buffer.from(`Firma;Ort\n${line.repeat(times)}`, encoding as BufferEncoding).subarray(0, 4_000_000),
    ),
)

/** Billion laughs: each entity has the one before ten times. */
function laughs(deep: number): string {
  const entities = Array.from(
    { length: deep + 1 },
    (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
  )
  return `<!DOCTYPE x [<!ENTITY a0 "ha">${entities.join('')}]>`
}
