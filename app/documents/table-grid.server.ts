import { linesOf } from './sheet.server'
import { PAGE, right, STYLE, type TextStyle } from './style'

export const CELL_GAP = 6

export interface Column {
  head: string
  width: number
  align: 'left' | 'right'
}

/** `isSum` sets the row bold under a strong rule. */
export interface Row {
  cells: string[]
  isSum?: boolean
  /** Continues below the cells, from the left edge of a column to the right edge of the table. */
  wide?: { column: number; text: string }
}

export interface Table {
  columns: Column[]
  rows: Row[]
  /** Tight rows, for documents that should stay on one page. */
  isDense?: boolean
  isTight?: boolean
  /** Uses the first column's head as the table's title. */
  hasTitle?: boolean
  /** Height that must fit below the last row on the same page. */
  keepAfter?: number
  /** First row of further pages, given the number of rows on earlier ones. */
  carriedOver?: (rows: number) => string[]
}

export const TABLE_EDGES = { from: PAGE.left, to: PAGE.right }

export function breakHead(table: Table): string[][] {
  return table.columns.map((column, index) =>
    linesOf(column.head, headStyle(table, index), textWidth(column)),
  )
}

export function breakRow(table: Table, row: Row): string[][] {
  const cells = table.columns.map((column, index) =>
    linesOf(row.cells[index] ?? '', cellStyle(table, row, index), textWidth(column)),
  )
  if (!row.wide) return cells
  const { column, text } = row.wide
  const highest = Math.max(...cells.map((lines) => lines.length))
  const beside = (cells[column] ?? []).concat(Array(highest).fill('')).slice(0, highest)
  const below = linesOf(text, cellStyle(table, row, column), widthFromColumn(table, column))
  return cells.map((lines, index) => (index === column ? [...beside, ...below] : lines))
}

function widthFromColumn({ columns }: Table, index: number): number {
  return columns.slice(index).reduce((width, column) => width + column.width, 0) - CELL_GAP
}

export function headHeight(table: Table, head: string[][]): number {
  return Math.max(...head.map((lines) => lines.length)) * STYLE.head.leading + 2 * paddingOf(table)
}

export function rowHeight(table: Table, cells: string[][]): number {
  return Math.max(...cells.map((lines) => lines.length)) * leadingOf(table) + 2 * paddingOf(table)
}

/** Visits the cells from left to right with the position of their text. */
export function eachCell(
  table: Table,
  visit: (index: number, place: { x: number; width: number }) => void,
): void {
  let x: number = PAGE.left
  table.columns.forEach((column, index) => {
    visit(index, { x: column.align === 'right' ? x + CELL_GAP : x, width: textWidth(column) })
    x += column.width
  })
}

export function leadingOf(table: Table): number {
  if (table.isTight) return 9.6
  return table.isDense ? STYLE.dense.leading : STYLE.cell.leading
}

export function paddingOf(table: Table): number {
  if (table.isTight) return 0.7
  return table.isDense ? 1.6 : 3
}

export function headStyle(table: Table, index: number): TextStyle {
  const style = table.hasTitle && index === 0 ? STYLE.tableTitle : STYLE.head
  return table.columns[index]?.align === 'right' ? right(style) : style
}

export function cellStyle(table: Table, row: Row, index: number): TextStyle {
  const plain = table.isDense ? STYLE.dense : STYLE.cell
  const style: TextStyle = row.isSum ? { ...plain, weight: 'bold' } : plain
  return table.columns[index]?.align === 'right' ? right(style) : style
}

function textWidth(column: Column): number {
  return column.width - CELL_GAP
}
