import type { PayslipLineView, PayslipView } from '~/domain/payslips/view'
import { formatAmount, formatDecimal, formatMoney, formatPercent } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import { ensureSpace, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'
import { type Column, drawTable, type Row } from './table.server'

const SMALLEST_BLOCK = mm(22)
const ROW_HEIGHT = 15.5

/** Draws earnings, taxes, social insurance, and the way from net to payout. Deductions carry a minus. */
export function drawBlocks(sheet: Sheet, view: PayslipView): void {
  const { blocks, sums } = textsOf(view.language).documents.payslip
  drawBlock(sheet, view, blocks.earnings, [
    ...rowsOf(view, 'earning', 1),
    sumRow(sums.gross, view.grossCents, view),
  ])
  drawBlock(sheet, view, blocks.tax, [...rowsOf(view, 'tax', -1), sumRow(sums.tax, -view.taxCents, view)])
  drawBlock(sheet, view, blocks.socialInsurance, [
    ...rowsOf(view, 'social_insurance', -1),
    sumRow(sums.socialInsurance, -view.socialInsuranceCents, view),
  ])
  drawBlock(sheet, view, blocks.settlement, [
    sumRow(sums.net, view.netCents, view),
    ...rowsOf(view, 'net_addition', 1),
    ...rowsOf(view, 'net_deduction', -1),
    sumRow(sums.payout, view.payoutCents, view),
  ])
}

function drawBlock(sheet: Sheet, view: PayslipView, title: string, rows: Row[]): void {
  ensureSpace(sheet, Math.max(SMALLEST_BLOCK, Math.min(rows.length, 6) * ROW_HEIGHT + mm(9)))
  const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
  sheet.y = write(sheet, sheet.root, 'H2', title, STYLE.heading, box)
  drawTable(sheet, sheet.root, { columns: columnsOf(view), rows })
  sheet.y += mm(3)
}

function rowsOf(view: PayslipView, kind: PayslipLineView['kind'], sign: 1 | -1): Row[] {
  return view.lines
    .filter((line) => line.kind === kind)
    .map((line) => ({
      cells: [
        line.label,
        line.quantity === null ? '' : formatDecimal(line.quantity, view.language),
        line.baseCents === null ? '' : formatAmount(line.baseCents, view.language),
        rateOf(line, view),
        signed(sign * line.amountCents, view),
      ],
    }))
}

function rateOf({ rate, baseCents }: PayslipLineView, { language }: PayslipView): string {
  if (rate === null) return ''
  if (baseCents !== null) return formatPercent(rate, language)
  const cents = Number(rate) * 100
  return Number.isInteger(cents) ? formatMoney(cents, language) : `${formatDecimal(rate, language)} €`
}

function sumRow(label: string, cents: number, view: PayslipView): Row {
  return { cells: [label, '', '', '', signed(cents, view)], isSum: true }
}

// `-0` would print a minus.
function signed(cents: number, { language }: PayslipView): string {
  return formatAmount(cents === 0 ? 0 : cents, language)
}

function columnsOf({ language }: PayslipView): Column[] {
  const heads = textsOf(language).documents.payslip.columns
  return [
    { head: heads.label, width: mm(75), align: 'left' },
    { head: heads.quantity, width: mm(20), align: 'right' },
    { head: heads.base, width: mm(24), align: 'right' },
    { head: heads.rate, width: mm(20), align: 'right' },
    { head: heads.amount, width: mm(26), align: 'right' },
  ]
}
