import type { RenderedFile } from '~/domain/documents/render'
import type { Report, ReportCell, ReportRow, ReportTable } from '~/domain/payroll-reports/report'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatDate } from '~/i18n/format'
import type { Language } from '~db/schema'
import { drawFacts, factsOf } from './facts.server'
import { pdfFileName } from './file-name'
import { drawPageNumbers, drawRunningHead } from './page-furniture.server'
import { writeText } from './paragraph.server'
import { closeSheet, ensureSpace, openSheet, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE, type TextStyle } from './style'
import { drawTable } from './table.server'
import type { Row } from './table-grid.server'

const TOP = mm(17)
const LABEL = mm(60)
/** A heading stays with the head of its table and a few rows. */
const HEADING_WITH_ROWS = mm(30)

interface Printed {
  firm: string
  madeOn: string
  language: Language
}

/** A report of payroll on plain paper, for the firm's own files, its adviser and those who inspect. */
export async function renderReportPdf(report: Report, printed: Printed): Promise<RenderedFile> {
  const { firm, madeOn, language } = printed
  const { title, about } = report
  const reference = `${title} ${about}`
  const sheet = openSheet({ title: reference, author: firm, language, reference, issuedOn: madeOn })
  sheet.y = TOP
  sheet.onNewPage = () => drawRunningHead(sheet, firm, reference)
  heading(sheet, 'H1', reference, STYLE.title)
  writeText(sheet, [firm, formatDate(madeOn, language)].join(' · '), STYLE.lead)
  sheet.y += mm(2)
  for (const warning of report.warnings) writeText(sheet, warning, STYLE.strong)
  if (report.facts.length > 0) {
    const box = { x: PAGE.left, y: sheet.y + mm(2), width: PAGE.contentWidth, label: LABEL }
    sheet.y = drawFacts(sheet, sheet.root, factsOf(report.facts), box)
  }
  sheet.y += mm(3)
  const tables = report.tables.filter(({ rows, sums }) => rows.length > 0 || sums)
  if (tables.length === 0) writeText(sheet, report.empty, STYLE.body)
  for (const table of tables) drawReportTable(sheet, table, language)
  for (const note of report.notes) {
    writeText(sheet, note, STYLE.small)
    sheet.y += mm(1)
  }
  drawPageNumbers(sheet, documentsTexts[language].page)
  return {
    bytes: await closeSheet(sheet),
    mediaType: 'application/pdf',
    fileName: pdfFileName(report.file.name),
  }
}

function drawReportTable(sheet: Sheet, table: ReportTable, language: Language): void {
  ensureSpace(sheet, HEADING_WITH_ROWS)
  heading(sheet, 'H2', table.title, STYLE.heading)
  drawTable(sheet, {
    isDense: true,
    columns: table.columns.map(({ title, onPaper, width, isNumber }) => ({
      head: onPaper ?? title,
      width: mm(width),
      align: isNumber ? 'right' : 'left',
    })),
    rows: [
      ...table.rows.map((row) => rowOf(row, table, language)),
      ...(table.sums ? [{ ...rowOf(table.sums, table, language), isSum: true }] : []),
    ],
  })
  sheet.y += mm(2)
  for (const note of table.notes ?? []) writeText(sheet, note, STYLE.small)
  sheet.y += mm(4)
}

function rowOf({ cells, remarks = [] }: ReportRow, { remarksIn = 0 }: ReportTable, language: Language): Row {
  const text = remarks.join(' · ')
  return {
    cells: cells.map((cell) => cellOf(cell, language)),
    ...(text && { wide: { column: remarksIn, text } }),
  }
}

function cellOf(cell: ReportCell, language: Language): string {
  if (cell === null) return ''
  return typeof cell === 'string' ? cell : formatAmount(cell.cents, language)
}

function heading(sheet: Sheet, tag: 'H1' | 'H2', text: string, style: TextStyle): void {
  const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
  sheet.y = write(sheet, { parent: sheet.root, tag, style }, text, box) + mm(1)
}
