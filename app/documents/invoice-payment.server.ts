import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatMoney } from '~/i18n/format'
import type { Language } from '~db/schema'
import { drawTint } from './artifact.server'
import { drawFacts, factsHeight, labelWidth } from './facts.server'
import { drawGiroCode } from './girocode-figure.server'
import { type Panel, panelOf } from './invoice-panel.server'
import { addElement, type Element, ensureSpace, linesOf, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE, type TextStyle } from './style'

const PADDING = mm(5)
const CODE_SIZE = mm(32)
const LEFT = PAGE.left + mm(6)
const FULL_WIDTH = PAGE.right - LEFT - PADDING
const BESIDE_CODE = FULL_WIDTH - CODE_SIZE - mm(5)
const CAPTION: TextStyle = { ...STYLE.footer, weight: 'bold' }

export function drawPayment(sheet: Sheet, view: InvoiceView): void {
  drawPanel(sheet, panelOf(view), view.language)
}

export function drawPanel(sheet: Sheet, panel: Panel, language: Language): void {
  const { giroCodeHint } = documentsTexts[language].invoice
  const width = panel.giroCode ? BESIDE_CODE : FULL_WIDTH
  const height = heightOf(panel, giroCodeHint, width)
  ensureSpace(sheet, height)
  const top = sheet.y
  drawTint(sheet, top, height)
  const section = addElement(sheet, sheet.root, 'Sect')
  const amount = formatMoney(panel.amountCents, language)
  drawPanelText(sheet, section, { panel, amount, box: { x: LEFT, y: top + PADDING, width } })
  if (panel.giroCode) {
    const place = { x: PAGE.right - PADDING - CODE_SIZE, y: top + PADDING }
    drawGiroCode(sheet, section, panel.giroCode, { ...place, size: CODE_SIZE })
    const box = { x: place.x, y: place.y + CODE_SIZE + 2, width: CODE_SIZE }
    const y = write(sheet, { parent: section, tag: 'P', style: CAPTION }, panel.giroCode.caption, box)
    write(sheet, { parent: section, tag: 'P', style: STYLE.footer }, giroCodeHint, { ...box, y })
  }
  section.end()
  sheet.y = top + height + mm(6)
}

function drawPanelText(
  sheet: Sheet,
  section: Element,
  { panel, amount, box }: { panel: Panel; amount: string; box: { x: number; y: number; width: number } },
): void {
  let y = write(sheet, { parent: section, tag: 'H2', style: STYLE.heading }, panel.label, box)
  y = write(sheet, { parent: section, tag: 'P', style: STYLE.amount }, amount, { ...box, y })
  for (const sentence of panel.sentences) {
    y = write(sheet, { parent: section, tag: 'P', style: STYLE.body }, sentence, { ...box, y: y + 2 })
  }
  drawFacts(sheet, section, panel.facts, { ...box, y: y + mm(2.5), label: labelWidth(panel.facts) })
}

function heightOf({ sentences, facts, giroCode }: Panel, hint: string, width: number): number {
  const text = [
    STYLE.heading.leading + STYLE.amount.leading,
    ...sentences.map((sentence) => 2 + linesOf(sentence, STYLE.body, width).length * STYLE.body.leading),
    facts.length > 0 ? mm(2.5) + factsHeight(facts, { width, label: labelWidth(facts) }) : 0,
  ].reduce((sum, height) => sum + height)
  const captions = giroCode
    ? [...linesOf(giroCode.caption, CAPTION, CODE_SIZE), ...linesOf(hint, STYLE.footer, CODE_SIZE)]
    : []
  const code = giroCode ? CODE_SIZE + 2 + captions.length * STYLE.footer.leading : 0
  return Math.max(text, code) + 2 * PADDING
}
