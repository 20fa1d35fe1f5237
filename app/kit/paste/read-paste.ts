import type { Fault } from '../forms/faults'
import { LINES_FIELD, type LinePart, lineField, readLines } from '../forms/priced-lines'
import { guessColumns } from './guess'
import { type Column, headingsIn } from './headings'
import { numberReader, type ReadNumber } from './numbers'
import { columnName, tableOf } from './table'
import { unitOf } from './units'

const SUM = /^(gesamt|summe|zwischensumme|netto|brutto|total|sum|subtotal|zzgl|mwst|ust|vat|endbetrag)/i
const TAXES: Partial<Record<string, string>> = { '19': 'S 19', '0.19': 'S 19', '7': 'S 7', '0.07': 'S 7' }

export type PastedValues = Partial<Record<LinePart, string>>

export interface PastedLine {
  /** Row number of the table, counted from 1. */
  row: number
  values: PastedValues
}

export interface Paste {
  lines: PastedLine[]
  columns: Column[]
  /** Spreadsheet names of unused columns. */
  columnsLeftOut: string[]
  /** Rows with totals, which an invoice calculates itself. */
  rowsLeftOut: number[]
}

export interface BadCell {
  row: number
  /** Undefined if the table has no such column; the fault then says what is missing. */
  column: string | undefined
  text: string
  fault: Fault
}

/** Rows of a spreadsheet as form lines. Unreadable cells keep their text, for the form to refuse. */
export function readPaste(text: string, usual: { mark: ',' | '.'; tax: string }): Paste {
  const rows = tableOf(text).map((cells, index) => ({ row: index + 1, cells }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const headings = headingsIn(filled[0]?.cells ?? [])
  const body = headings ? filled.slice(1) : filled
  const read = numberReader(
    body.flatMap(({ cells }) => cells),
    usual.mark,
  )
  const columns =
    headings ??
    guessColumns(
      body.map(({ cells }) => cells),
      read,
    )
  const sums = body.filter(({ cells }) => isSum(cells, columns))
  return {
    lines: body
      .filter((one) => !sums.includes(one))
      .map(({ row, cells }) => ({ row, values: valuesOf(cells, columns, read, usual.tax) })),
    columns,
    columnsLeftOut: columns.flatMap((column, index) =>
      column === 'none' && body.some(({ cells }) => cells[index]) ? columnName(index) : [],
    ),
    rowsLeftOut: sums.map(({ row }) => row),
  }
}

export function badCells({ lines, columns }: Paste): BadCell[] {
  const values: Record<string, string> = { [LINES_FIELD]: String(lines.length) }
  lines.forEach((line, index) => {
    for (const [part, value] of Object.entries(line.values))
      values[lineField(index + 1, part as LinePart)] = value
  })
  return Object.entries(readLines(values).faults).flatMap(([field, fault]) => {
    const [, number, part = ''] = /^position_(\d+)_(\w+)$/.exec(field) ?? []
    const line = lines[Number(number) - 1]
    if (!line) return []
    const column = columns.indexOf(part as Column)
    const text = line.values[part as LinePart] ?? ''
    return [{ row: line.row, column: column < 0 ? undefined : columnName(column), text, fault }]
  })
}

function isSum(cells: readonly string[], columns: readonly Column[]): boolean {
  const at = (column: Column) => cells[columns.indexOf(column)] ?? ''
  return SUM.test(cells.find((cell) => cell !== '') ?? '') && (at('quantity') === '' || at('price') === '')
}

function valuesOf(
  cells: readonly string[],
  columns: readonly Column[],
  read: ReadNumber,
  usualTax: string,
): PastedValues {
  const at = (column: Column) => (columns.includes(column) ? (cells[columns.indexOf(column)] ?? '') : '')
  const [name = '', ...more] = at('description').split('\n')
  const price = read(at('price'))
  const quantity = at('quantity') === '' ? '1' : read(at('quantity'))
  // Prices are never negative: the sign moves to the quantity.
  const isTakenBack = price?.startsWith('-') === true
  const turned = quantity && isTakenBack ? turn(quantity) : quantity
  return {
    article: at('article'),
    description: name.trim(),
    details: [...more, at('details')].filter((part) => part !== '').join('\n'),
    quantity: entered(turned, at('quantity')),
    unit: at('unit') === '' ? 'C62' : (unitOf(at('unit')) ?? at('unit')),
    price: entered(price?.replace('-', ''), at('price')),
    tax: at('tax') === '' ? usualTax : (TAXES[read(at('tax').replace('%', '')) ?? ''] ?? at('tax')),
    discount: at('discount'),
  }
}

function turn(number: string): string {
  return number.startsWith('-') ? number.slice(1) : `-${number}`
}

/** A number as form text. An ambiguous one gets a decimal mark, since the form would otherwise pick one reading. */
function entered(number: string | undefined, text: string): string {
  if (number !== undefined) return number.replace('.', ',')
  return /^[\d.,\s]+$/.test(text) ? `${text}?` : text
}
