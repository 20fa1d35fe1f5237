import { netEffectOf, wholeAdjustments } from '~/domain/invoices/drafts/adjustments'
import type { InvoiceView, TaxGroupView } from '~/domain/invoices/issuing/view'
import { dueOf, totalOf } from '~/domain/invoices/payments/sums'
import { sum } from '~/domain/values/money'
import { deductionWords } from '~/i18n/deduction-words'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatMoney, formatPercent } from '~/i18n/format'
import { adjustmentLabel } from '~/i18n/line-words'
import { untaxedLabel } from '~/i18n/tax-reasons'
import { drawRule } from './artifact.server'
import { addElement, drawLines, ensureSpace, linesOf, type Sheet } from './sheet.server'
import { COLOR, mm, PAGE, right, STYLE, type TextStyle } from './style'

const WIDTH = mm(95)
const AMOUNT_WIDTH = mm(32)
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH
const LEFT = PAGE.right - WIDTH
const PADDING = 3
const GROSS = { ...STYLE.strong, size: 11.5, leading: 16 }

interface TotalRow {
  label: string
  amount: string
  isSum?: boolean
}

export function drawTotals(sheet: Sheet, view: InvoiceView): void {
  const table = addElement(sheet, sheet.root, 'Table')
  const rows = rowsOf(view)
  sheet.y += mm(2)
  const kept = rows.findIndex(({ isSum }) => isSum)
  rows.forEach((row, index) => {
    const isSum = row.isSum === true
    const style = styleOf(row)
    const lines = linesOf(row.label, style, LABEL_WIDTH)
    // Keeps the last advance with the balance.
    const next = rows[index + 1]
    const below = index > kept && next?.isSum ? heightOf(next) : 0
    if (index > kept) ensureSpace(sheet, heightOf(row) + below)
    const box = { x: LEFT, y: sheet.y + PADDING, width: LABEL_WIDTH }
    if (isSum) drawRule(sheet, { from: LEFT, to: PAGE.right, y: sheet.y }, COLOR.ink, 1)
    const element = addElement(sheet, table, 'TR')
    const head = addElement(sheet, element, 'TH', { scope: 'Row' })
    head.add(() => drawLines(sheet, lines, style, box))
    const cell = addElement(sheet, element, 'TD')
    cell.add(() =>
      drawLines(sheet, [row.amount], right(style), { ...box, x: LEFT + LABEL_WIDTH, width: AMOUNT_WIDTH }),
    )
    sheet.y += lines.length * style.leading + 2 * PADDING
  })
  table.end()
  sheet.y += mm(5)
}

/** Needed in advance to keep the last line on the page of the total; advances may run over. */
export function totalsHeight(view: InvoiceView): number {
  const rows = rowsOf(view)
  const kept = rows.slice(0, rows.findIndex(({ isSum }) => isSum) + 1)
  return sum(kept.map(heightOf)) + mm(2)
}

function heightOf(row: TotalRow): number {
  const style = styleOf(row)
  return linesOf(row.label, style, LABEL_WIDTH).length * style.leading + 2 * PADDING
}

function styleOf({ isSum }: TotalRow): TextStyle {
  return isSum ? GROSS : STYLE.cell
}

function rowsOf(view: InvoiceView): TotalRow[] {
  const { taxes, netCents, grossCents, roundingCents = 0, language } = view
  const adjustments = wholeAdjustments(view.adjustments)
  const texts = documentsTexts[language].invoice
  const lines = sum(view.lines.map((line) => line.netCents))
  return [
    ...(adjustments.length > 0
      ? [{ label: `${texts.linesTotal} €`, amount: formatAmount(lines, language) }]
      : []),
    ...adjustments.map((adjustment) => ({
      label: adjustmentLabel(adjustment, language),
      amount: formatAmount(netEffectOf([adjustment]), language),
    })),
    { label: texts.net, amount: formatAmount(netCents, language) },
    ...taxes.map((tax) => ({
      label: labelOf(tax, view),
      amount: formatAmount(tax.taxCents, language),
    })),
    ...(roundingCents === 0
      ? []
      : [
          { label: `${texts.beforeRounding} €`, amount: formatAmount(grossCents, language) },
          { label: `${texts.rounding} €`, amount: formatAmount(roundingCents, language) },
        ]),
    { label: texts.gross, amount: formatAmount(totalOf(view), language), isSum: true },
    ...deductionsOf(view),
  ]
}

function deductionsOf(view: InvoiceView): TotalRow[] {
  const { deductions = [], language } = view
  if (deductions.length === 0) return []
  const rows = deductions.map((one) => {
    const { which, parts } = deductionWords(one, language)
    return { label: [which, ...parts].join('\n'), amount: formatAmount(0 - one.cents, language) }
  })
  const { balanceDue } = documentsTexts[language].invoice
  return [...rows, { label: balanceDue, amount: formatAmount(dueOf(view), language), isSum: true }]
}

function labelOf({ category, rate, netCents }: TaxGroupView, { language, lines }: InvoiceView): string {
  const texts = documentsTexts[language].invoice
  const base = formatMoney(netCents, language)
  if (category === 'S' || category === 'Z') return texts.taxLine(formatPercent(rate, language), base)
  return texts.untaxedLine(untaxedLabel(category, lines, language), base)
}
