import type { PayslipView } from '~/domain/payslips/view'
import { formatAmount } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import { ensureSpace, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'
import { type Column, drawTable } from './table.server'

/** Draws the sums since January in one row. */
export function drawYearToDate(sheet: Sheet, { yearToDate, month, language }: PayslipView): void {
  const texts = textsOf(language).documents.payslip
  const cells: [string, number][] = [
    [texts.gross, yearToDate.grossCents],
    [texts.tax, yearToDate.taxCents],
    [texts.socialInsurance, yearToDate.socialInsuranceCents],
    [texts.net, yearToDate.netCents],
    [texts.payout, yearToDate.payoutCents],
  ]
  const columns = cells.map(
    ([label]): Column => ({ head: `${label} €`, width: PAGE.contentWidth / cells.length, align: 'right' }),
  )
  drawTitle(sheet, texts.blocks.yearToDate(month.slice(0, 4)))
  drawTable(sheet, sheet.root, {
    columns,
    rows: [{ cells: cells.map(([, cents]) => formatAmount(cents, language)) }],
  })
  sheet.y += mm(3)
}

/** Draws what the employer pays on top, if the payslip says it. */
export function drawEmployerShares(sheet: Sheet, { lines, language }: PayslipView): void {
  const shares = lines.filter(({ kind }) => kind === 'employer')
  if (shares.length === 0) return
  const texts = textsOf(language).documents.payslip
  const total = shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const entries = shares.map(({ label, amountCents }) => `${label} ${formatAmount(amountCents, language)}`)
  drawTitle(sheet, texts.blocks.employer)
  const text = `${entries.join(' · ')} · ${texts.sums.employer} ${formatAmount(total, language)}`
  const box = { x: PAGE.left, y: sheet.y + 2, width: PAGE.contentWidth }
  sheet.y = write(sheet, sheet.root, 'P', text, STYLE.small, box)
}

function drawTitle(sheet: Sheet, title: string): void {
  ensureSpace(sheet, mm(16))
  const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
  sheet.y = write(sheet, sheet.root, 'H2', title, STYLE.heading, box)
}
