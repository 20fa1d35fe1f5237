import { differenceOf, stillDue } from '~/domain/payslips/difference'
import type { PayslipView } from '~/domain/payslips/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatMoney } from '~/i18n/format'
import { drawTint } from './artifact.server'
import { drawFacts, type Fact, factsHeight } from './facts.server'
import { addElement, ensureSpace, type Sheet, write } from './sheet.server'
import { mm, PAGE, right, STYLE } from './style'

const PADDING = mm(3)
const LEFT = PAGE.left + mm(6)
const SUMS = { width: mm(62), label: mm(42) }
const SETTLED = { width: mm(62), label: mm(34) }
const SMALL_AMOUNT = { ...STYLE.amount, size: 19, leading: 24 }

export function drawPayout(sheet: Sheet, view: PayslipView): void {
  const texts = documentsTexts[view.language].payslip
  // The blocks below repeat the sums.
  const facts = sheet.isTight ? [] : sumsOf(view)
  const amountStyle = sheet.isTight ? SMALL_AMOUNT : STYLE.amount
  const settled = settlementOf(view)
  const settledHeight = settled.length === 0 ? 0 : factsHeight(settled, SETTLED) + 2
  const textHeight = STYLE.heading.leading + amountStyle.leading + settledHeight + STYLE.fact.leading + 1
  const padding = sheet.isTight ? mm(2) : PADDING
  const height = Math.max(textHeight, factsHeight(facts, SUMS)) + 2 * padding
  ensureSpace(sheet, height)
  const top = sheet.y + padding
  drawTint(sheet, sheet.y, height)
  const section = addElement(sheet, sheet.root, 'Sect')
  const box = { x: LEFT, width: PAGE.contentWidth - SUMS.width - mm(15) }
  let y = write(sheet, { parent: section, tag: 'H2', style: STYLE.heading }, texts.payout, { ...box, y: top })
  y = write(
    sheet,
    { parent: section, tag: 'P', style: amountStyle },
    formatMoney(view.payoutCents, view.language),
    { ...box, y },
  )
  if (settled.length > 0) {
    const style = right({ ...STYLE.fact, weight: 'bold' })
    y = drawFacts(sheet, section, settled, { ...SETTLED, x: LEFT, y: y + 1, valueStyle: style }) + 1
  }
  const { ibanMasked } = view.employee
  if (ibanMasked)
    write(sheet, { parent: section, tag: 'P', style: STYLE.fact }, texts.payoutTo(ibanMasked), {
      ...box,
      y: y + 1,
    })

  const x = PAGE.right - PADDING - SUMS.width
  drawFacts(sheet, section, facts, { ...SUMS, x, y: top, valueStyle: right(STYLE.fact) })
  section.end()
  sheet.y += height + mm(2.5)
}

/** What is still to be paid after a correction: the version before was paid in part or whole. */
function settlementOf({ corrects, payoutCents, language }: PayslipView): Fact[] {
  const difference = differenceOf(corrects, payoutCents)
  if (!difference) return []
  const texts = documentsTexts[language].payslip
  const due = stillDue(difference)
  const amount = (cents: number) => formatAmount(cents, language)
  if (difference.paidCents === null || due === null)
    return [{ label: texts.alreadyPaid, value: texts.paidUnknown }]
  return [
    { label: texts.alreadyPaid, value: amount(difference.paidCents) },
    { label: due < 0 ? texts.paidTooMuch : texts.stillDue, value: amount(Math.abs(due)) },
  ]
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
