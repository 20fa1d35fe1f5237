import {
  addElement,
  breakPage,
  drawArtifact,
  drawLines,
  drawRule,
  type Element,
  linesOf,
  type Sheet,
} from './sheet.server'
import { COLOR, PAGE, right, STYLE, type TextStyle } from './style'

const GAP = 6
const PADDING = 3

/** A column; the first flexible thing about a table is the order of its columns. */
export interface Column {
  head: string
  width: number
  align: 'left' | 'right'
}

export interface Table {
  columns: Column[]
  rows: Row[]
  /** Height that must follow the last row on the same page. */
  keepAfter?: number
  x?: number
}

/** One row; `isSum` sets it bold under a strong rule. */
export interface Row {
  cells: string[]
  isSum?: boolean
}

/** Draws a table at the sheet's `y`. Its head is repeated on every page, there as an artifact. */
export function drawTable(sheet: Sheet, parent: Element, table: Table): void {
  const element = addElement(sheet, parent, 'Table')
  const head = table.columns.map((column) => linesOf(column.head, headStyle(column), textWidth(column)))
  const headHeight = Math.max(...head.map((lines) => lines.length)) * STYLE.head.leading + 2 * PADDING
  const firstRow = table.rows[0] ? heightOf(breakRow(table, table.rows[0])) : 0
  if (sheet.y + headHeight + firstRow > sheet.bottom) breakPage(sheet)
  drawTaggedHead(sheet, element, table, head)
  sheet.y += headHeight
  drawRule(sheet, leftOf(table), leftOf(table) + widthOfTable(table), sheet.y, COLOR.muted)

  const body = addElement(sheet, element, 'TBody')
  table.rows.forEach((row, index) => {
    const keep = index === table.rows.length - 1 ? (table.keepAfter ?? 0) : 0
    drawRow(sheet, body, table, row, keep, () => {
      breakPage(sheet)
      drawArtifact(sheet, () => drawHeadLines(sheet, table, head), 'Pagination')
      sheet.y += headHeight
      drawRule(sheet, leftOf(table), leftOf(table) + widthOfTable(table), sheet.y, COLOR.muted)
    })
  })
  element.end()
}

function drawTaggedHead(sheet: Sheet, element: Element, table: Table, head: string[][]): void {
  const row = addElement(sheet, addElement(sheet, element, 'THead'), 'TR')
  eachCell(table, (column, x, index) => {
    const cell = addElement(sheet, row, 'TH', { scope: 'Column' })
    cell.add(() =>
      drawLines(sheet, head[index] ?? [], headStyle(column), {
        x,
        y: sheet.y + PADDING,
        width: textWidth(column),
      }),
    )
  })
}

function drawHeadLines(sheet: Sheet, table: Table, head: string[][]): void {
  eachCell(table, (column, x, index) =>
    drawLines(sheet, head[index] ?? [], headStyle(column), {
      x,
      y: sheet.y + PADDING,
      width: textWidth(column),
    }),
  )
}

function drawRow(
  sheet: Sheet,
  body: Element,
  table: Table,
  row: Row,
  keep: number,
  continueOnNextPage: () => void,
): void {
  const cells = breakRow(table, row)
  const height = heightOf(cells)
  const pageHeight = PAGE.bottom - PAGE.top - 40
  if (sheet.y + height + keep > sheet.bottom && height < pageHeight) continueOnNextPage()
  if (row.isSum) drawRule(sheet, leftOf(table), leftOf(table) + widthOfTable(table), sheet.y, COLOR.ink, 0.8)

  const element = addElement(sheet, body, 'TR')
  const parts = table.columns.map(() => addElement(sheet, element, 'TD'))
  const total = Math.max(...cells.map((lines) => lines.length))
  for (let from = 0; from < total; ) {
    const { leading } = STYLE.cell
    const fitting = Math.floor((sheet.bottom - sheet.y - 2 * PADDING) / leading)
    if (fitting < 1) {
      continueOnNextPage()
      continue
    }
    const count = Math.min(fitting, total - from)
    eachCell(table, (column, x, index) => {
      const lines = (cells[index] ?? []).slice(from, from + count)
      if (!lines.some((line) => line !== '')) return
      const box = { x, y: sheet.y + PADDING, width: textWidth(column) }
      parts[index]?.add(() => drawLines(sheet, lines, cellStyle(column, row), box))
    })
    sheet.y += count * leading + 2 * PADDING
    from += count
  }
  drawRule(sheet, leftOf(table), leftOf(table) + widthOfTable(table), sheet.y, COLOR.rule, 0.4)
}

function breakRow(table: Table, row: Row): string[][] {
  return table.columns.map((column, index) =>
    linesOf(row.cells[index] ?? '', cellStyle(column, row), textWidth(column)),
  )
}

function heightOf(cells: string[][]): number {
  return Math.max(...cells.map((lines) => lines.length)) * STYLE.cell.leading + 2 * PADDING
}

function eachCell(table: Table, visit: (column: Column, x: number, index: number) => void): void {
  let x = leftOf(table)
  table.columns.forEach((column, index) => {
    visit(column, column.align === 'right' ? x + GAP : x, index)
    x += column.width
  })
}

function leftOf(table: Table): number {
  return table.x ?? PAGE.left
}

function widthOfTable(table: Table): number {
  return table.columns.reduce((total, column) => total + column.width, 0)
}

function textWidth(column: Column): number {
  return column.width - GAP
}

function headStyle(column: Column): TextStyle {
  return column.align === 'right' ? right(STYLE.head) : STYLE.head
}

function cellStyle(column: Column, row: Row): TextStyle {
  const style = row.isSum ? STYLE.cellStrong : STYLE.cell
  return column.align === 'right' ? right(style) : style
}
