import { ImportConflict } from '~/domain/imports/conflict'
import type { Table } from '~/domain/imports/table'
import { MOST_ROWS, readCells } from './read-cells.server'
import { readText } from './text'
import { unpackedBytes } from './zip'

/** Of the file; of all that is packed in it. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_UNPACKED = 48 * 1024 * 1024

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** What Excel wrote before 2007, and still writes around a workbook with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * A file as a table, whatever its name says: CSV in any usual writing, or the first sheet of an Excel workbook.
 * @throws ImportConflict
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length > MOST_BYTES) throw new ImportConflict('import_file_too_large')
  const [headings, ...rows] = withoutPreface(await readRows(bytes))
  if (!headings || rows.length === 0) throw new ImportConflict('import_no_rows')
  if (rows.length > MOST_ROWS) throw new ImportConflict('import_too_many_rows')
  return { headings: headings.cells, rows }
}

function readRows(bytes: Uint8Array) {
  if (bytes.length === 0) throw new ImportConflict('import_file_empty')
  if (startsWith(bytes, COMPOUND_FILE))
    throw new ImportConflict(
      Buffer.from(bytes).includes(ENCRYPTED) ? 'import_file_locked' : 'import_file_old',
    )
  if (startsWith(bytes, ZIP)) return readWorkbook(bytes)
  const { text, delimiter } = readText(bytes)
  return readCells(Buffer.from(text), { kind: 'csv', delimiter })
}

function readWorkbook(bytes: Uint8Array) {
  const unpacked = unpackedBytes(bytes)
  if (!unpacked) throw new ImportConflict('import_file_damaged')
  if (!unpacked.has('xl/workbook.xml')) throw new ImportConflict('import_file_unknown')
  const sum = [...unpacked.values()].reduce((total, size) => total + size, 0)
  if (sum > MOST_UNPACKED) throw new ImportConflict('import_too_many_rows')
  return readCells(bytes, { kind: 'xlsx' })
}

/** DATEV says in a line above the headings what the file is. */
function withoutPreface<Row extends { cells: string[] }>(rows: Row[]): Row[] {
  return /^(?:EXTF|DTVF)$/.test(rows[0]?.cells[0] ?? '') ? rows.slice(1) : rows
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
