import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ImportConflict } from '~/domain/imports/conflict'
import type { TableRow } from '~/domain/imports/table'
import { answerOf } from '../thread-answer.server'
import { CELLS_PROGRAM } from './cells-program'

export const MOST_ROWS = 5000

/** The DATEV format has 254, nearly all of them empty. */
const MOST_COLUMNS = 300

/** What a field of a record can hold is less. */
const LONGEST_CELL = 1000

/** Reading five thousand rows takes two. */
const PATIENCE_MS = 20_000

/** A file that unpacks to more than it says ends its thread, not the server. */
const MEMORY_MB = 256

export type Format = { kind: 'csv'; delimiter: string } | { kind: 'xlsx' }

type Read = { rows: TableRow[] } | { fault: ImportConflict['code'] }

/**
 * The rows of a file that are not empty, as text. In a thread of its own: a table of five thousand rows would hold
 * everybody else up for half a second.
 */
export async function readCells(bytes: Uint8Array, format: Format): Promise<TableRow[]> {
  const require = createRequire(import.meta.url)
  const reader = pathToFileURL(require.resolve(`hucre/${format.kind}`)).href
  const limits = { rows: MOST_ROWS, columns: MOST_COLUMNS, cell: LONGEST_CELL }
  const worker = new Worker(CELLS_PROGRAM, {
    eval: true,
    env: {},
    workerData: { bytes, format, reader, limits },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const otherwise = { fault: 'import_file_damaged' } as const
  const read = await answerOf<Read>(worker, { patienceMs: PATIENCE_MS, otherwise })
  if ('fault' in read) throw new ImportConflict(read.fault)
  return read.rows
}
