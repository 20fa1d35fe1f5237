import type { PayslipView } from '~/domain/payslips/view'
import { formatMoney } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import { addElement, drawArtifact, type Sheet, write } from './sheet.server'
import { COLOR, mm, PAGE, STYLE } from './style'

const HEIGHT = mm(25)
const PADDING = mm(4)
const FIGURES_AT = mm(85)
const FIGURE_WIDTH = (PAGE.contentWidth - FIGURES_AT) / 2

/** Draws the panel with the payout, which the eye finds first, and how it comes about beside it. */
export function drawPayout(sheet: Sheet, view: PayslipView): void {
  const texts = textsOf(view.language).documents.payslip
  const top = sheet.y
  drawArtifact(sheet, () => {
    sheet.doc.rect(PAGE.left, top, PAGE.contentWidth, HEIGHT).fill(COLOR.tint)
    sheet.doc.rect(PAGE.left, top, mm(1.2), HEIGHT).fill(COLOR.accent)
  })
  const section = addElement(sheet, sheet.root, 'Sect')
  const box = { x: PAGE.left + mm(5), width: FIGURES_AT - mm(7) }
  let y = write(sheet, section, 'H2', texts.payout, STYLE.heading, { ...box, y: top + PADDING })
  y = write(sheet, section, 'P', money(view.payoutCents, view), STYLE.amount, { ...box, y })
  const { ibanMasked } = view.employee
  if (ibanMasked) write(sheet, section, 'P', texts.payoutTo(ibanMasked), STYLE.fact, { ...box, y })

  const figures: [string, number][] = [
    [texts.gross, view.grossCents],
    [texts.tax, -view.taxCents],
    [texts.net, view.netCents],
    [texts.socialInsurance, -view.socialInsuranceCents],
  ]
  figures.forEach(([label, cents], index) => {
    const place = {
      x: PAGE.left + FIGURES_AT + (index % 2) * FIGURE_WIDTH,
      width: FIGURE_WIDTH - mm(2),
    }
    const rowTop = top + PADDING + Math.floor(index / 2) * mm(9)
    const next = write(sheet, section, 'P', label, STYLE.small, { ...place, y: rowTop })
    write(sheet, section, 'P', money(cents, view), STYLE.strong, { ...place, y: next })
  })
  section.end()
  sheet.y = top + HEIGHT + mm(4)
}

function money(cents: number, { language }: PayslipView): string {
  return formatMoney(cents === 0 ? 0 : cents, language)
}
