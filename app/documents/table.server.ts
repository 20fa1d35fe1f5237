import { drawArtifact, drawRule } from './artifact.server'
import { addElement, breakPage, drawLines, type Element, type Sheet } from './sheet.server'
import { COLOR, PAGE } from './style'
import {
  breakHead,
  breakRow,
  cellStyle,
  eachCell,
  headHeight,
  headStyle,
  leadingOf,
  paddingOf,
  type Row,
  rowHeight,
  TABLE_EDGES,
  type Table,
} from './table-grid.server'

/** Rows kept on the last page together with what follows the table. */
const LAST_ROWS = 3

/** Draws a table from the sheet's `y`. Further pages repeat the head and carry the sum over, both as artifacts. */
export function drawTable(sheet: Sheet, table: Table): void {
  const head = breakHead(table)
  const firstRow = table.rows[0] ? rowHeight(table, breakRow(table, table.rows[0])) : 0
  if (sheet.y + headHeight(table, head) + firstRow > sheet.bottom) breakPage(sheet)
  const element = addElement(sheet, sheet.root, 'Table')
  drawHead(sheet, element, table, head)
  const body = addElement(sheet, element, 'TBody')
  table.rows.forEach((row, index) => {
    const cells = breakRow(table, row)
    const needed = rowHeight(table, cells) + keptBelow(table, index)
    const fitsOnePage = needed < PAGE.bottom - PAGE.top - headHeight(table, head)
    if (sheet.y + needed > sheet.bottom && fitsOnePage) continueTable(sheet, table, head, index)
    if (row.isSum && index > 0) drawRule(sheet, { ...TABLE_EDGES, y: sheet.y }, COLOR.ink, 0.8)
    drawRow(sheet, body, table, { row, index, cells, head })
    drawRule(sheet, { ...TABLE_EDGES, y: sheet.y }, COLOR.rule, 0.4)
  })
  element.end()
}

/** Height that must fit below a row: the last rows stay with what follows the table. */
function keptBelow(table: Table, index: number): number {
  const { rows, keepAfter = 0 } = table
  const below = rows.slice(index + 1)
  if (below.length > 0 && (keepAfter === 0 || below.length !== LAST_ROWS - 1)) return 0
  // Keeps the first row with the head.
  if (below.length > 0 && index === 0) return 0
  return keepAfter + below.reduce((height, row) => height + rowHeight(table, breakRow(table, row)), 0)
}

function drawHead(sheet: Sheet, element: Element, table: Table, head: string[][]): void {
  const row = addElement(sheet, addElement(sheet, element, 'THead'), 'TR')
  eachCell(table, (index, place) => {
    const cell = addElement(sheet, row, 'TH', { scope: 'Column' })
    const box = { ...place, y: sheet.y + paddingOf(table) }
    cell.add(() => drawLines(sheet, head[index] ?? [], headStyle(table, index), box))
  })
  ruleBelowHead(sheet, table, head)
}

function continueTable(sheet: Sheet, table: Table, head: string[][], rowsBefore: number): void {
  breakPage(sheet)
  const y = sheet.y + paddingOf(table)
  drawArtifact(
    sheet,
    () =>
      eachCell(table, (index, place) =>
        drawLines(sheet, head[index] ?? [], headStyle(table, index), { ...place, y }),
      ),
    'header',
  )
  ruleBelowHead(sheet, table, head)
  if (table.carriedOver && rowsBefore > 0) carryOver(sheet, table, table.carriedOver(rowsBefore))
}

function carryOver(sheet: Sheet, table: Table, values: string[]): void {
  const row = { cells: values }
  const cells = breakRow(table, row)
  const y = sheet.y + paddingOf(table)
  drawArtifact(
    sheet,
    () =>
      eachCell(table, (index, place) =>
        drawLines(sheet, cells[index] ?? [], cellStyle(table, row, index), { ...place, y }),
      ),
    'header',
  )
  sheet.y += rowHeight(table, cells)
  drawRule(sheet, { ...TABLE_EDGES, y: sheet.y }, COLOR.rule, 0.4)
}

function ruleBelowHead(sheet: Sheet, table: Table, head: string[][]): void {
  sheet.y += headHeight(table, head)
  drawRule(sheet, { ...TABLE_EDGES, y: sheet.y }, COLOR.muted)
}

/** A row higher than a page continues on the next. */
function drawRow(
  sheet: Sheet,
  body: Element,
  table: Table,
  { row, index, cells, head }: { row: Row; index: number; cells: string[][]; head: string[][] },
): void {
  const element = addElement(sheet, body, 'TR')
  const parts = table.columns.map(() => addElement(sheet, element, 'TD'))
  const total = Math.max(...cells.map((lines) => lines.length))
  let from = 0
  while (from < total) {
    const count = Math.min(total - from, roomFor(sheet, table))
    if (count < 1) {
      continueTable(sheet, table, head, index)
      continue
    }
    const y = sheet.y + paddingOf(table)
    eachCell(table, (column, place) => {
      const lines = (cells[column] ?? []).slice(from, from + count)
      if (!lines.some(Boolean)) return
      parts[column]?.add(() => drawLines(sheet, lines, cellStyle(table, row, column), { ...place, y }))
    })
    sheet.y += count * leadingOf(table) + 2 * paddingOf(table)
    from += count
  }
}

function roomFor(sheet: Sheet, table: Table): number {
  return Math.floor((sheet.bottom - sheet.y - 2 * paddingOf(table)) / leadingOf(table))
}
