import type { PayslipView } from '~/domain/payslips/view'
import { documentsTexts } from '~/i18n/documents.server'
import { formatAmount, formatMoney } from '~/i18n/format'
import { drawTint } from './artifact.server'
import { drawFacts, type Fact, factsHeight } from './facts.server'
import { addElement, ensureSpace, type Sheet, write } from './sheet.server'
import { mm, PAGE, right, STYLE } from './style'

const PADDING = mm(4)
const LEFT = PAGE.left + mm(6)
const SUMS = { width: mm(62), label: mm(42) }
const TEXT_HEIGHT = STYLE.heading.leading + STYLE.amount.leading + STYLE.fact.leading + 1

export function drawPayout(sheet: Sheet, view: PayslipView): void {
  const texts = documentsTexts[view.language].payslip
  const facts = sumsOf(view)
  const height = Math.max(TEXT_HEIGHT, factsHeight(facts, SUMS)) + 2 * PADDING
  ensureSpace(sheet, height)
  const top = sheet.y + PADDING
  drawTint(sheet, sheet.y, height)
  const section = addElement(sheet, sheet.root, 'Sect')
  const box = { x: LEFT, width: PAGE.contentWidth - SUMS.width - mm(15) }
  let y = write(sheet, { parent: section, tag: 'H2', style: STYLE.heading }, texts.payout, { ...box, y: top })
  y = write(
    sheet,
    { parent: section, tag: 'P', style: STYLE.amount },
    formatMoney(view.payoutCents, view.language),
    { ...box, y },
  )
  const { ibanMasked } = view.employee
  if (ibanMasked)
    write(sheet, { parent: section, tag: 'P', style: STYLE.fact }, texts.payoutTo(ibanMasked), {
      ...box,
      y: y + 1,
    })

  const x = PAGE.right - PADDING - SUMS.width
  drawFacts(sheet, section, facts, { ...SUMS, x, y: top, valueStyle: right(STYLE.fact) })
  section.end()
  sheet.y += height + mm(4)
}

function sumsOf(view: PayslipView): Fact[] {
  const texts = documentsTexts[view.language].payslip
  const sums: [string, number][] = [
    [texts.gross, view.grossCents],
    [texts.tax, -view.taxCents],
    [texts.socialInsurance, -view.socialInsuranceCents],
    [texts.net, view.netCents],
    [texts.additions, view.payoutCents - view.netCents],
  ]
  return sums
    .filter(([label, cents]) => cents !== 0 || label !== texts.additions)
    .map(([label, cents]) => ({ label, value: formatAmount(cents === 0 ? 0 : cents, view.language) }))
}
