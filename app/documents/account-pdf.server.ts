import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import { type AccountStatement, owedNow } from '~/domain/invoices/payments/account-statement'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatDate, formatLongDate, formatMoney } from '~/i18n/format'
import { entriesTable, openTable } from './account-tables.server'
import { openFirmPaper } from './firm-paper.server'
import { transferTo } from './invoice-panel.server'
import { drawPanel } from './invoice-payment.server'
import { writeText } from './paragraph.server'
import { ensureSpace, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE, type TextStyle } from './style'
import { drawTable } from './table.server'

/** A heading stays with the head of its table and a few rows. */
const HEADING_WITH_ROWS = mm(30)

export async function renderAccountPdf(
  statement: AccountStatement,
  letterhead: Letterhead,
): Promise<RenderedFile> {
  const { language, buyer, issuedOn, range } = statement
  const { account: texts, invoice: invoiceTexts } = documentsTexts[language]
  const reference = `${texts.fileName} ${buyer.name} ${range.from} ${range.to}`
  const period = texts.periodOf(formatDate(range.from, language), formatDate(range.to, language))
  const title = `${texts.title} ${period}`
  const { sheet, finish } = openFirmPaper(statement, letterhead, {
    title,
    reference,
    issuedOn,
    facts: [
      [invoiceTexts.customerNumber, statement.customerNumber],
      [texts.issuedOn, formatDate(issuedOn, language)],
      [texts.period, period],
    ],
  })
  drawHeading(sheet, 'H1', texts.title, STYLE.title)
  sheet.y += mm(2)
  writeText(sheet, texts.text, STYLE.body)
  sheet.y += mm(4)
  drawTable(sheet, entriesTable(statement))
  drawOpen(sheet, statement)
  drawWayToPay(sheet, statement)
  return finish(texts.fileName, buyer.name, range.to)
}

function drawOpen(sheet: Sheet, statement: AccountStatement): void {
  const { language, stillOpen, chargesCents, issuedOn } = statement
  const { account: texts } = documentsTexts[language]
  sheet.y += mm(6)
  ensureSpace(sheet, HEADING_WITH_ROWS)
  drawHeading(sheet, 'H2', texts.openOn(formatLongDate(issuedOn, language)), STYLE.heading)
  sheet.y += mm(1)
  if (stillOpen.length === 0 && chargesCents === 0) writeText(sheet, texts.nothingOpen, STYLE.body)
  else drawTable(sheet, openTable(statement))
  sheet.y += mm(3)
  writeText(sheet, texts.note, STYLE.small)
  sheet.y += mm(4)
}

function drawWayToPay(sheet: Sheet, statement: AccountStatement): void {
  const { language, seller, creditCents } = statement
  const { account: texts } = documentsTexts[language]
  const { transferCents, collectedCents, disputedCents, laterCents, reference } = owedNow(statement)
  const money = (cents: number) => formatMoney(cents, language)
  const others = [
    ...(collectedCents > 0 ? [texts.collect(money(collectedCents))] : []),
    ...(disputedCents > 0 ? [texts.clarify(money(disputedCents))] : []),
    ...(laterCents > 0 ? [texts.later(money(laterCents))] : []),
  ]
  if (transferCents > 0) {
    const lessCredit = creditCents > 0 ? [texts.lessCredit(money(creditCents))] : []
    drawPanel(
      sheet,
      {
        ...transferTo(seller, { amountCents: transferCents, reference, language }),
        label: texts.toTransfer,
        sentences: [...lessCredit, ...others],
      },
      language,
    )
    return
  }
  const credit = creditCents > 0 ? [texts.credit(money(creditCents))] : []
  for (const sentence of [...credit, ...others]) writeText(sheet, sentence, STYLE.body)
}

function drawHeading(sheet: Sheet, tag: 'H1' | 'H2', text: string, style: TextStyle): void {
  const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
  sheet.y = write(sheet, { parent: sheet.root, tag, style }, text, box) + mm(1)
}
