import { giroCodeText } from '~/domain/invoices/girocode'
import type { InvoiceView } from '~/domain/invoices/view'
import { formatIban, formatLongDate, formatMoney } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import { widthOf } from './fonts.server'
import { drawGiroCode } from './girocode-figure.server'
import { drawFacts, type Fact } from './letter.server'
import { addElement, drawArtifact, type Element, linesOf, type Sheet, write } from './sheet.server'
import { COLOR, mm, PAGE, STYLE } from './style'

const PADDING = mm(5)
const CODE_SIZE = mm(30)
const LEFT = PAGE.left + PADDING
const FULL_WIDTH = PAGE.contentWidth - 2 * PADDING
const BESIDE_CODE = FULL_WIDTH - CODE_SIZE - mm(6)

/** What the panel says: the amount, what happens with it, and the particulars. */
interface Panel {
  label: string
  sentences: string[]
  facts: Fact[]
  giroCode: { text: string; alt: string } | undefined
}

/** Draws the payment panel, which the eye finds first, at the sheet's `y`. */
export function drawPayment(sheet: Sheet, view: InvoiceView): void {
  const panel = panelOf(view)
  const width = panel.giroCode ? BESIDE_CODE : FULL_WIDTH
  const top = sheet.y
  const height = heightOf(panel, width)
  drawArtifact(sheet, () => {
    sheet.doc.rect(PAGE.left, top, PAGE.contentWidth, height).fill(COLOR.tint)
    sheet.doc.rect(PAGE.left, top, mm(1.2), height).fill(COLOR.accent)
  })
  const section = addElement(sheet, sheet.root, 'Sect')
  drawPanelText(sheet, section, view, panel, { x: LEFT, y: top + PADDING, width })
  if (panel.giroCode) {
    const x = PAGE.right - PADDING - CODE_SIZE
    const texts = textsOf(view.language).documents.invoice
    drawGiroCode(sheet, section, panel.giroCode, { x, y: top + PADDING, size: CODE_SIZE })
    write(sheet, section, 'P', texts.giroCodeHint, STYLE.small, {
      x,
      y: top + PADDING + CODE_SIZE + 3,
      width: CODE_SIZE + PADDING,
    })
  }
  section.end()
  sheet.y = top + height + mm(6)
}

function drawPanelText(
  sheet: Sheet,
  section: Element,
  view: InvoiceView,
  panel: Panel,
  box: { x: number; y: number; width: number },
): void {
  const amount = formatMoney(view.grossCents, view.language)
  let y = write(sheet, section, 'H2', panel.label, STYLE.heading, box)
  y = write(sheet, section, 'P', amount, STYLE.amount, { ...box, y })
  for (const sentence of panel.sentences)
    y = write(sheet, section, 'P', sentence, STYLE.body, { ...box, y: y + 2 })
  drawFacts(sheet, section, panel.facts, { ...box, y: y + mm(2.5), label: labelWidth(panel.facts) })
}

function heightOf(panel: Panel, width: number): number {
  const lines = panel.sentences.flatMap((sentence) => linesOf(sentence, STYLE.body, width)).length
  const label = labelWidth(panel.facts)
  const factLines = panel.facts.flatMap(({ value }) => linesOf(value, STYLE.fact, width - label)).length
  const text =
    STYLE.heading.leading +
    STYLE.amount.leading +
    lines * STYLE.body.leading +
    2 * panel.sentences.length +
    (factLines > 0 ? mm(2.5) + factLines * STYLE.fact.leading + panel.facts.length : 0)
  const code = panel.giroCode ? CODE_SIZE + 3 + STYLE.small.leading : 0
  return Math.max(text, code) + 2 * PADDING
}

function labelWidth(facts: Fact[]): number {
  return Math.max(0, ...facts.map(({ label }) => widthOf(label, STYLE.factLabel))) + mm(5)
}

function panelOf(view: InvoiceView): Panel {
  const texts = textsOf(view.language).documents.invoice
  if (view.kind !== 'invoice') return reversalPanel(view)
  if (view.grossCents <= 0) {
    return { label: texts.total, sentences: [texts.nothingToPay], facts: [], giroCode: undefined }
  }
  return view.payment.method === 'direct_debit' ? debitPanel(view, view.payment) : transferPanel(view)
}

function reversalPanel({ kind, refersTo, language }: InvoiceView): Panel {
  const texts = textsOf(language).documents.invoice
  const isCancellation = kind === 'cancellation'
  const names = isCancellation ? texts.cancels : texts.corrects
  const sentences = refersTo ? [names(refersTo.number, formatLongDate(refersTo.issuedOn, language))] : []
  return {
    label: isCancellation ? texts.reversed : texts.credited,
    sentences: [...sentences, texts.nothingToPay],
    facts: [],
    giroCode: undefined,
  }
}

function debitPanel(
  view: InvoiceView,
  payment: Extract<InvoiceView['payment'], { method: 'direct_debit' }>,
): Panel {
  const texts = textsOf(view.language).documents.invoice
  const due = formatLongDate(view.dueOn, view.language)
  return {
    label: texts.debited,
    sentences: [texts.payByDirectDebit(due, payment.ibanMasked, payment.holder)],
    facts: factsOf([
      [texts.mandateReference, payment.mandateReference],
      [texts.creditorId, view.seller.creditorId],
    ]),
    giroCode: undefined,
  }
}

function transferPanel(view: InvoiceView): Panel {
  const texts = textsOf(view.language).documents.invoice
  const { name, iban, bic, bankName } = view.seller
  const transfer = iban && { name, iban, amountCents: view.grossCents, reference: view.number }
  const amount = formatMoney(view.grossCents, view.language)
  return {
    label: texts.toPay,
    sentences: [texts.payByTransfer(formatLongDate(view.dueOn, view.language))],
    facts: factsOf([
      [texts.payee, name],
      [texts.iban, iban && formatIban(iban)],
      [texts.bic, bic],
      [texts.bank, bankName],
      [texts.purpose, view.number],
    ]),
    giroCode: transfer
      ? {
          text: giroCodeText(transfer),
          alt: texts.giroCodeAlt(amount, name, formatIban(transfer.iban), view.number),
        }
      : undefined,
  }
}

function factsOf(pairs: [string, string | null][]): Fact[] {
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
