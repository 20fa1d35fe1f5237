import type { RenderedFile } from '~/domain/documents/render'
import { type Cell, csvFile, csvLine } from './csv'

/** A column of a list's file: its title, and what it says of a row. */
export type FileColumn<Row> = readonly [title: string, cell: (row: Row) => Cell]

interface ListFile<Row, Rows> {
  fileName: string
  columns: readonly FileColumn<Row>[]
  rows: Rows
  /** Lines below the rows, such as sums. */
  below?: readonly (readonly Cell[])[]
}

/** A list as a CSV file. */
export function listFile<Row>(list: ListFile<Row, readonly Row[]>): RenderedFile {
  const { columns, rows, below = [] } = list
  return csv(list, csvFile([titlesOf(columns), ...rows.map((row) => cellsOf(columns, row)), ...below]))
}

/** A long list as a CSV file, read piece by piece. */
export async function longListFile<Row>(
  list: ListFile<Row, AsyncIterable<readonly Row[]>>,
): Promise<RenderedFile> {
  const { columns, rows } = list
  const parts = [csvFile([titlesOf(columns)])]
  for await (const piece of rows)
    parts.push(Buffer.from(piece.map((row) => csvLine(cellsOf(columns, row))).join('')))
  return csv(list, Buffer.concat(parts))
}

function titlesOf<Row>(columns: readonly FileColumn<Row>[]): string[] {
  return columns.map(([title]) => title)
}

function cellsOf<Row>(columns: readonly FileColumn<Row>[], row: Row): Cell[] {
  return columns.map(([, cell]) => cell(row))
}

function csv({ fileName }: { fileName: string }, bytes: Buffer): RenderedFile {
  return { bytes, mediaType: 'text/csv; charset=utf-8', fileName }
}
