import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { answerOfProcess, ReadingStopped } from '~/documents/reading-process.server'
import { ImportConflict } from '~/domain/imports/conflict'
import type { TableRow } from '~/domain/imports/table'
import { oneAtATime } from '~/domain/one-at-a-time'
import { CELLS_PROGRAM } from './cells-program'

export const MOST_ROWS = 5000

/** The DATEV format has 254, nearly all of them empty. */
const MOST_COLUMNS = 300

/** So many sheets are looked through for the list. */
const MOST_SHEETS = 5

/** What a field of a record can hold is less. */
const LONGEST_CELL = 1000

/** Reading five thousand rows takes two seconds. */
const BOUNDS = { patienceMs: 20_000, memoryMb: 500, heapMb: 256 }

export type Format = { kind: 'csv'; delimiter: string } | { kind: 'xlsx' }

/**
 * The rows of a file that are not empty, as text. In a process of its own, one at a time: a table of five thousand rows
 * would hold everybody else up for half a second, and one made to do harm unpacks to more than it says.
 * @throws ImportConflict
 */
export async function readCells(bytes: Uint8Array, format: Format): Promise<TableRow[]> {
  const require = createRequire(import.meta.url)
  const reader = pathToFileURL(require.resolve(`hucre/${format.kind}`)).href
  const limits = { rows: MOST_ROWS, columns: MOST_COLUMNS, sheets: MOST_SHEETS, cell: LONGEST_CELL }
  const task = { bytes, format, reader, limits }
  const read = await oneAtATime('table', () => answerOfProcess(CELLS_PROGRAM, task, BOUNDS).catch(refused))
  if ('fault' in read) throw new ImportConflict((read as { fault: ImportConflict['code'] }).fault)
  return read.rows as TableRow[]
}

function refused(error: unknown): never {
  if (!(error instanceof ReadingStopped)) throw error
  throw new ImportConflict(error.isTooHeavy ? 'import_file_too_heavy' : 'import_file_damaged')
}
