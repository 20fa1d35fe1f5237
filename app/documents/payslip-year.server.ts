import type { PayslipView } from '~/domain/payslips/view'
import { documentsTexts } from '~/i18n/documents.server'
import { formatAmount } from '~/i18n/format'
import { writeText } from './paragraph.server'
import { ensureSpace, type Sheet } from './sheet.server'
import { mm, STYLE } from './style'
import { drawTable } from './table.server'
import type { Column } from './table-grid.server'

const TITLE_WIDTH = mm(22)
const WIDTHS = [mm(27), mm(26), mm(36), mm(27), mm(27)]
const HEIGHT = mm(14)

export function drawYearToDate(sheet: Sheet, { yearToDate, month, language }: PayslipView): void {
  const texts = documentsTexts[language].payslip
  const sums: [string, number][] = [
    [texts.gross, yearToDate.grossCents],
    [texts.tax, yearToDate.taxCents],
    [texts.socialInsurance, yearToDate.socialInsuranceCents],
    [texts.net, yearToDate.netCents],
    [texts.payout, yearToDate.payoutCents],
  ]
  const title: Column = { head: texts.yearToDate, width: TITLE_WIDTH, align: 'left' }
  const columns = sums.map(
    ([label], index): Column => ({ head: `${label} €`, width: WIDTHS[index] ?? 0, align: 'right' }),
  )
  ensureSpace(sheet, HEIGHT)
  drawTable(sheet, {
    columns: [title, ...columns],
    rows: [{ cells: [month.slice(0, 4), ...sums.map(([, cents]) => formatAmount(cents, language))] }],
    isDense: true,
    hasTitle: true,
  })
  sheet.y += mm(3)
}

export function drawEmployerShares(sheet: Sheet, { lines, language }: PayslipView): void {
  const shares = lines.filter(({ kind }) => kind === 'employer')
  if (shares.length === 0) return
  const { employerShares } = documentsTexts[language].payslip
  const total = shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const entries = shares.map(({ label, amountCents }) => `${label} ${formatAmount(amountCents, language)}`)
  const text = employerShares(entries.join(', '), formatAmount(total, language))
  writeText(sheet, text, STYLE.small)
}
