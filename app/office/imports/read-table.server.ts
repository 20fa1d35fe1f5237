import { readCells } from '~/documents/reading/read-cells.server'
import { readText } from '~/documents/reading/text'
import { zipEntries } from '~/documents/reading/zip-directory'
import { ImportConflict } from '~/domain/imports/conflict'
import type { Table, TableRow } from '~/domain/imports/table'
import { sum } from '~/domain/values/money'
import { inOwnWords } from './own-words'

/** Bytes of the file, and of its unpacked content. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_UNPACKED = 48 * 1024 * 1024

const MOST_ROWS = 5000
/** One more row for the headings and one for DATEV's line above them. */
const MOST_READ = MOST_ROWS + 2

const MOST_COLUMNS = 100

/** Most one-cell lines above the headings, and fewest cells of the heading line. */
const MOST_TITLES = 5
const LEAST_HEADINGS = 3

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Excel's format before 2007, also used around a workbook with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * A file as a table, whatever its name says: CSV in any usual writing, or the first sheet of an Excel workbook.
 * @throws ImportConflict
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length > MOST_BYTES) throw new ImportConflict('import_file_too_large')
  const [headings, ...rows] = withoutPreface(withoutTitle(await readRows(bytes).catch(inOwnWords)))
  if (!headings || rows.length === 0) throw new ImportConflict('import_no_rows')
  if (rows.length > MOST_ROWS) throw new ImportConflict('import_too_many_rows')
  const table = withoutEmptyColumns({ headings: headings.cells, rows })
  if (table.headings.length > MOST_COLUMNS) throw new ImportConflict('import_too_many_columns')
  return table
}

function withoutEmptyColumns({ headings, rows }: Table): Table {
  const filled = new Set<number>()
  for (const { cells } of rows)
    for (const [index, text] of cells.entries()) if (text !== '') filled.add(index)
  const kept = [...filled].sort((one, other) => one - other)
  const pick = (cells: string[]) => {
    const picked = kept.map((index) => cells[index] ?? '')
    while (picked.at(-1) === '') picked.pop()
    return picked
  }
  return { headings: pick(headings), rows: rows.map(({ line, cells }) => ({ line, cells: pick(cells) })) }
}

async function readRows(bytes: Uint8Array) {
  if (bytes.length === 0) throw new ImportConflict('import_file_empty')
  if (startsWith(bytes, COMPOUND_FILE))
    throw new ImportConflict(
      Buffer.from(bytes).includes(ENCRYPTED) ? 'import_file_locked' : 'import_file_old',
    )
  if (startsWith(bytes, ZIP)) return readWorkbook(bytes)
  const { text, delimiter } = readText(bytes)
  return readCells(Buffer.from(text), { kind: 'csv', delimiter }, MOST_READ)
}

function readWorkbook(bytes: Uint8Array) {
  const entries = zipEntries(bytes)
  if (!entries) throw new ImportConflict('import_file_damaged')
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new ImportConflict('import_file_unknown')
  const unpackedBytes = sum(entries.map(({ unpacked }) => unpacked))
  if (unpackedBytes > MOST_UNPACKED) throw new ImportConflict('import_too_many_rows')
  return readCells(bytes, { kind: 'xlsx' }, MOST_READ)
}

/** Drops lines above the headings, such as a title or date; a row of values is not taken for headings. */
function withoutTitle(rows: TableRow[]): TableRow[] {
  const filled = ({ cells }: TableRow) => cells.filter((text) => text !== '')
  const first = rows.slice(0, MOST_TITLES + 1).findIndex((row) => filled(row).length > 1)
  const headings = rows[first]
  if (first < 1 || !headings) return rows
  const words = filled(headings)
  return words.length >= LEAST_HEADINGS && !words.some((text) => /\d{3}|@/.test(text))
    ? rows.slice(first)
    : rows
}

/** Number of the category for customers and suppliers; its name is spelt in several ways. */
const DEBTORS_AND_CREDITORS = '16'

/** DATEV puts a line about the file above the headings. */
function withoutPreface(rows: TableRow[]): TableRow[] {
  const [preface, headings, ...others] = rows
  if (!preface || !headings || !/^(?:EXTF|DTVF)$/.test(preface.cells[0] ?? '')) return rows
  const creditor = creditorAccount(preface.cells)
  if (!creditor) return rows.slice(1)
  const of = ({ cells }: TableRow) => (creditor.test(cells[0] ?? '') ? 'Kreditor' : 'Debitor')
  return [
    { ...headings, cells: ['Kategorie', ...headings.cells] },
    ...others.map((row) => ({ ...row, cells: [of(row), ...row.cells] })),
  ]
}

/**
 * The format has customers and suppliers in one file, told apart by their numbers alone: those of suppliers begin
 * with 7 to 9 and have one digit more than the firm's other accounts.
 */
function creditorAccount(preface: string[]): RegExp | undefined {
  if (preface[2] !== DEBTORS_AND_CREDITORS) return undefined
  const digits = Number(preface[13])
  return new RegExp(`^[7-9]\\d{${digits >= 4 && digits <= 8 ? digits : 4}}$`)
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
