import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ImportConflict } from '~/domain/imports/conflict'
import type { TableRow } from '~/domain/imports/table'
import { answerOf } from '../thread-answer.server'

export const MOST_ROWS = 5000
const MOST_COLUMNS = 100
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
  const worker = new Worker(PROGRAM, {
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

/** Plain JavaScript, since the build knows no second entry. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const { bytes, format, reader, limits } = workerData

function textOf(value) {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // What a workbook calculates is kept with more digits than it shows: 15.989999999999998 is 15.99.
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', ',')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  // The sign that keeps a spreadsheet from calculating, as our own files have it before a telephone number.
  return String(value).replace(/^'(?=[=+@-])/, '')
}

async function* rowsOf() {
  const { streamXlsxRows, parseCsv } = await import(reader)
  if (format.kind === 'xlsx') return yield* streamXlsxRows(bytes)
  const rows = parseCsv(new TextDecoder().decode(bytes), { delimiter: format.delimiter })
  for (const [index, values] of rows.entries()) yield { index, values }
}

async function read() {
  const rows = []
  for await (const { index, values } of rowsOf()) {
    const cells = values.map((value) => textOf(value).trim().slice(0, limits.cell))
    while (cells.at(-1) === '') cells.pop()
    if (cells.length === 0) continue
    if (cells.length > limits.columns) return { fault: 'import_too_many_columns' }
    // One more for the headings, one for the line that DATEV puts above them.
    if (rows.length > limits.rows + 1) return { fault: 'import_too_many_rows' }
    rows.push({ line: index + 1, cells })
  }
  return { rows }
}

read().then(
  (result) => parentPort.postMessage(result),
  () => parentPort.postMessage({ fault: 'import_file_damaged' }),
)
`
