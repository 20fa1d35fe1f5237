import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import { documentName } from '~/domain/invoices/issuing/document-name'
import type { InvoiceLineView, InvoiceView } from '~/domain/invoices/issuing/view'
import { sum } from '~/domain/values/money'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatPriceAmount, formatTaxRate } from '~/i18n/format'
import { lineWords } from '~/i18n/line-words'
import { formatQuantity } from '~/i18n/quantity'
import { embed } from './einvoice/embed.server'
import { drawFacts } from './facts.server'
import { pdfFileName } from './file-name'
import { widthOf } from './fonts.server'
import { footerOf, invoiceFacts, recipientOf, returnLineOf } from './invoice-head.server'
import { invoiceNotes } from './invoice-notes'
import { drawPayment } from './invoice-payment.server'
import { drawTotals, totalsHeight } from './invoice-totals.server'
import { drawLetterHead } from './letter.server'
import { drawFooter, drawPageNumbers, footerTop } from './page-furniture.server'
import { writeText } from './paragraph.server'
import { closeSheet, linesOf, openSheet, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'
import { drawTable } from './table.server'
import { CELL_GAP, type Table } from './table-grid.server'

/** Lines of details that fit beside the figures. */
const MOST_NARROW_LINES = 4

const FACTS = { x: mm(122), width: mm(68), label: mm(29) }

/**
 * A PDF/A-3b and PDF/UA-1 file of an issued invoice, cancellation or credit note, in the recipient's
 * language; with an e-invoice inside, a ZUGFeRD (Factur-X) file.
 */
export async function renderInvoicePdf(
  view: InvoiceView,
  { logo }: Letterhead,
  eInvoice?: Uint8Array,
): Promise<RenderedFile> {
  const texts = documentsTexts[view.language]
  const kind = texts.invoice.titles[documentName(view)]
  const title = `${kind} ${view.number}`
  const sheet = openSheet({
    title,
    author: view.seller.name,
    language: view.language,
    reference: view.number,
    issuedOn: view.issuedOn,
    isHybrid: eInvoice !== undefined,
  })
  if (eInvoice) embed(sheet, eInvoice, view)
  const footer = footerOf(view)
  sheet.bottom = footerTop(footer) - mm(3)
  drawLetterHead(sheet, {
    senderName: view.seller.name,
    logo,
    returnLine: returnLineOf(view.seller),
    recipient: recipientOf(view),
    factsTop: mm(50),
    drawFacts: (y) => drawFacts(sheet, sheet.root, invoiceFacts(view), { ...FACTS, y }),
    runningTitle: title,
    fullAddressLabel: texts.invoice.fullAddress,
  })
  const box = { x: PAGE.left, width: PAGE.contentWidth }
  sheet.y =
    write(sheet, { parent: sheet.root, tag: 'H1', style: STYLE.title }, title, { ...box, y: sheet.y }) + mm(3)
  writeWords(sheet, view.opening)
  drawPayment(sheet, view)
  drawTable(sheet, linesTable(view))
  drawTotals(sheet, view)
  for (const note of invoiceNotes(view)) {
    writeText(sheet, note, STYLE.body)
    sheet.y += mm(2)
  }
  writeWords(sheet, view.closing)
  drawFooter(sheet, footer)
  drawPageNumbers(sheet, texts.page)
  return {
    bytes: await closeSheet(sheet),
    mediaType: 'application/pdf',
    fileName: pdfFileName(kind, view.number),
  }
}

function writeWords(sheet: Sheet, words: string | undefined): void {
  if (words === undefined) return
  for (const line of words.split(/\n+/)) writeText(sheet, line, STYLE.body)
  sheet.y += mm(3)
}

/** Text in the narrow name column; long details continue below, across the whole width. */
function nameAndWords(
  line: InvoiceLineView,
  language: InvoiceView['language'],
  width: number,
): { name: string; below?: string } {
  const { article, details, period, gross, adjustments } = lineWords(line, language)
  const stacked = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join('\n')
  const isLong = details && linesOf(details, STYLE.cell, width).length > MOST_NARROW_LINES
  if (!isLong) return { name: stacked(line.description, article, details, period, gross, ...adjustments) }
  return { name: stacked(line.description, article), below: stacked(details, period, gross, ...adjustments) }
}

/** Figures never break across lines. */
function widthFor(figures: readonly string[], least: number): number {
  return Math.max(least, ...figures.map((figure) => widthOf(figure, STYLE.cell) + CELL_GAP))
}

function linesTable(view: InvoiceView): Table {
  const { language } = view
  const { columns: heads, carriedOver } = documentsTexts[language].invoice
  const prices = widthFor(
    view.lines.map((line) => formatPriceAmount(line.unitPrice, language)),
    mm(24),
  )
  const carried = (rows: number) =>
    formatAmount(sum(view.lines.slice(0, rows).map((line) => line.netCents)), language)
  const amounts = widthFor(
    [...view.lines.map((line) => formatAmount(line.netCents, language)), carried(view.lines.length)],
    mm(23),
  )
  const names = mm(114) - prices - amounts
  return {
    columns: [
      { head: heads.position, width: mm(11), align: 'left' },
      { head: heads.description, width: names, align: 'left' },
      { head: heads.quantity, width: mm(26), align: 'right' },
      { head: heads.unitPrice, width: prices, align: 'right' },
      { head: heads.taxRate, width: mm(14), align: 'right' },
      { head: heads.amount, width: amounts, align: 'right' },
    ],
    rows: view.lines.map((line) => {
      const { name, below } = nameAndWords(line, language, names - CELL_GAP)
      return {
        cells: [
          String(line.position),
          name,
          formatQuantity(line.quantity, line.unit, language),
          formatPriceAmount(line.unitPrice, language),
          formatTaxRate(line.taxCategory, line.taxRate, language),
          formatAmount(line.netCents, language),
        ],
        ...(below === undefined ? {} : { wide: { column: 1, text: below } }),
      }
    }),
    keepAfter: totalsHeight(view),
    carriedOver: (rows) => ['', carriedOver, '', '', '', carried(rows)],
  }
}
