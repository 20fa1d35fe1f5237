import Big from 'big.js'
import type { LineCounts, PayslipLineView, PayslipView } from '~/domain/payslips/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatDecimal, formatMoney, formatPercent } from '~/i18n/format'
import { ensureSpace, type Sheet } from './sheet.server'
import { mm } from './style'
import { drawTable } from './table.server'
import type { Column, Row, Table } from './table-grid.server'

const ROW_HEIGHT = 14.5
const MOST_ROWS_KEPT = 12

/** Draws earnings, taxes, social insurance, and net to payout. Deductions are negative. */
export function drawBlocks(sheet: Sheet, view: PayslipView): void {
  const { blocks, sums } = documentsTexts[view.language].payslip
  drawBlock(sheet, view, blocks.earnings, [
    ...rowsOf(view, 'earning', 1),
    sumRow(sums.gross, view.grossCents, view),
  ])
  drawDeductions(sheet, view, 'tax', { title: blocks.tax, sum: sums.tax, cents: view.taxCents })
  drawDeductions(sheet, view, 'social_insurance', {
    title: blocks.socialInsurance,
    sum: sums.socialInsurance,
    cents: view.socialInsuranceCents,
  })
  drawBlock(sheet, view, blocks.settlement, [
    sumRow(sums.net, view.netCents, view),
    ...rowsOf(view, 'net_addition', 1),
    ...rowsOf(view, 'net_deduction', -1),
    sumRow(sums.payout, view.payoutCents, view),
  ])
}

function drawDeductions(
  sheet: Sheet,
  view: PayslipView,
  kind: 'tax' | 'social_insurance',
  { title, sum, cents }: { title: string; sum: string; cents: number },
): void {
  const rows = rowsOf(view, kind, -1)
  if (rows.length > 0 || cents !== 0) drawBlock(sheet, view, title, [...rows, sumRow(sum, -cents, view)])
}

function drawBlock(sheet: Sheet, view: PayslipView, title: string, rows: Row[]): void {
  ensureSpace(sheet, Math.min(rows.length + 1, MOST_ROWS_KEPT) * ROW_HEIGHT)
  const { isTight } = sheet
  const table = { columns: columnsOf(view, title), rows, isDense: true, isTight, hasTitle: true }
  drawTable(sheet, withoutEmptyColumns(table))
  sheet.y += mm(isTight ? 1.6 : 2)
}

function withoutEmptyColumns(table: Table): Table {
  const isUsed = (_: unknown, index: number) => table.rows.some(({ cells }) => cells[index])
  const columns = table.columns.filter(isUsed)
  const spare = table.columns
    .filter((column) => !columns.includes(column))
    .reduce((sum, { width }) => sum + width, 0)
  return {
    ...table,
    columns: columns.map((column, index) =>
      index === 0 ? { ...column, width: column.width + spare } : column,
    ),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter(isUsed) })),
  }
}

function rowsOf(view: PayslipView, kind: PayslipLineView['kind'], sign: 1 | -1): Row[] {
  return view.lines
    .filter((line) => line.kind === kind)
    .map((line) => ({
      cells: [
        line.label,
        ...marksOf(line.counts, view),
        line.quantity === null ? '' : formatDecimal(line.quantity, view.language),
        line.baseCents === null ? '' : formatAmount(line.baseCents, view.language),
        rateOf(line, view),
        signed(sign * line.amountCents, view),
      ],
    }))
}

/** How an earning counts for tax, insurance and gross pay (§ 1 (2) no. 1 EBV). */
function marksOf(counts: LineCounts | undefined, { language }: PayslipView): string[] {
  if (!counts) return ['', '', '']
  const { marks } = documentsTexts[language].payslip
  return [marks[counts.tax], marks[counts.insurance], counts.isGross ? marks.counts : marks.free]
}

function rateOf({ rate, baseCents }: PayslipLineView, { language }: PayslipView): string {
  if (rate === null) return ''
  if (baseCents !== null) return formatPercent(rate, language)
  const cents = new Big(rate).times(100)
  if (cents.eq(cents.round())) return formatMoney(cents.toNumber(), language)
  return documentsTexts[language].payslip.euro(formatDecimal(rate, language))
}

function sumRow(label: string, cents: number, view: PayslipView): Row {
  return { cells: [label, '', '', '', '', '', '', signed(cents, view)], isSum: true }
}

// Avoids `-0`, which would print a minus.
function signed(cents: number, { language }: PayslipView): string {
  return formatAmount(cents === 0 ? 0 : cents, language)
}

function columnsOf({ language }: PayslipView, title: string): Column[] {
  const heads = documentsTexts[language].payslip.columns
  return [
    { head: title, width: mm(51), align: 'left' },
    { head: heads.tax, width: mm(8), align: 'right' },
    { head: heads.insurance, width: mm(8), align: 'right' },
    { head: heads.gross, width: mm(8), align: 'right' },
    { head: heads.quantity, width: mm(20), align: 'right' },
    { head: heads.base, width: mm(24), align: 'right' },
    { head: heads.rate, width: mm(20), align: 'right' },
    { head: heads.amount, width: mm(26), align: 'right' },
  ]
}
