import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { type Reader, readingProcess } from '../reading-process.server'
import { ReadingStopped } from '../reading-stopped'
import { CELLS_PROGRAM } from './cells-program'
import { TextUnreadable } from './unreadable'

/** The DATEV format has 254, nearly all of them empty. */
const MOST_COLUMNS = 300

const MOST_SHEETS = 5

/** More than any field of a record can hold. */
const LONGEST_CELL = 1000

/** Characters in total; a list of 5,000 people has one million. */
const MOST_TEXT = 10_000_000

const BATCH_TEXT = 200_000

/** A non-empty row by its number in the file, from one. */
interface CellRow {
  line: number
  cells: string[]
}

const cellsMessage = z.union([
  z.object({
    rows: z.array(
      z.object({
        line: z.int().min(1),
        cells: z.array(z.string().max(LONGEST_CELL)).max(MOST_COLUMNS),
      }),
    ),
  }),
  z.object({ fault: z.enum(['damaged', 'too_many_columns', 'too_many_rows', 'too_much_text']) }),
])

/** Reading 5,000 rows takes 2 s. */
export const CELLS_READER: Reader<z.infer<typeof cellsMessage>> = {
  program: CELLS_PROGRAM,
  bounds: { patienceMs: 20_000, memoryMb: 500, heapMb: 256, answerMb: 64 },
  message: cellsMessage,
  drawsPictures: false,
}

export type Format = { kind: 'csv'; delimiter: string } | { kind: 'xlsx' }

/**
 * The non-empty rows of a file, as text. In a separate process: 5,000 rows would block all other requests for
 * half a second, and a malicious file unpacks to more than it claims. @throws TextUnreadable
 */
export function readCells(
  bytes: Uint8Array,
  format: Format,
  mostRows: number,
  reader = CELLS_READER,
): Promise<CellRow[]> {
  return read(bytes, format, mostRows, reader).catch(refused)
}

async function read(
  bytes: Uint8Array,
  format: Format,
  mostRows: number,
  reader: typeof CELLS_READER,
): Promise<CellRow[]> {
  const library = createRequire(import.meta.url).resolve(`hucre/${format.kind}`)
  const limits = {
    ...{ rows: mostRows, columns: MOST_COLUMNS, sheets: MOST_SHEETS, cell: LONGEST_CELL },
    ...{ text: MOST_TEXT, batchText: BATCH_TEXT },
  }
  const rows: CellRow[] = []
  const task = { format, reader: pathToFileURL(library).href, limits }
  for await (const message of readingProcess(reader, task, bytes).messages()) {
    if ('fault' in message) throw new TextUnreadable(message.fault)
    // A workbook may repeat row numbers, but rows are identified by their line.
    for (const row of message.rows)
      rows.push({ ...row, line: Math.max(row.line, (rows.at(-1)?.line ?? 0) + 1) })
    if (rows.length > mostRows) throw new ReadingStopped('answer_too_long')
  }
  return rows
}

function refused(error: unknown): never {
  if (!(error instanceof ReadingStopped)) throw error
  throw new TextUnreadable(error.isTooHeavy ? 'too_heavy' : 'damaged')
}
