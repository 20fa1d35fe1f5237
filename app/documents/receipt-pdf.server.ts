import type { Letterhead, RenderedFile } from '~/domain/documents/documents.server'
import { isMoney, type Settled } from '~/domain/invoices/bookings'
import type { InvoiceView } from '~/domain/invoices/view'
import { documentsTexts } from '~/i18n/documents.server'
import { formatAmount, formatDate, formatLongDate, formatMoney } from '~/i18n/format'
import { drawFacts, factsOf } from './facts.server'
import { pdfFileName } from './file-name'
import { footerOf, recipientOf, returnLineOf } from './invoice-head.server'
import { drawLetterHead } from './letter.server'
import { drawFooter, drawPageNumbers, footerTop } from './page-furniture.server'
import { writeText } from './paragraph.server'
import { closeSheet, openSheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'
import { drawTable } from './table.server'
import type { Row, Table } from './table-grid.server'

const FACTS = { x: mm(122), width: mm(68), label: mm(29) }

/** A paid invoice with what came in for it, and what was taken off. */
export interface ReceiptView {
  invoice: InvoiceView
  payments: Settled[]
  paidOn: string
  /** The day on which the receipt is made. */
  issuedOn: string
}

/** A PDF that says that an invoice has been paid, in the language of the invoice. */
export async function renderReceiptPdf(receipt: ReceiptView, { logo }: Letterhead): Promise<RenderedFile> {
  const { invoice, paidOn, issuedOn } = receipt
  const { language, seller, number } = invoice
  const texts = documentsTexts[language]
  const title = texts.receipt.title(number)
  const reference = `${texts.receipt.fileName} ${number}`
  const sheet = openSheet({ title, author: seller.name, language, reference, issuedOn })
  const footer = footerOf(invoice)
  sheet.bottom = footerTop(footer) - mm(3)
  const facts = factsOf([
    [texts.invoice.numberOf.invoice, number],
    [texts.receipt.invoiceDate, formatDate(invoice.issuedOn, language)],
    [texts.invoice.customerNumber, invoice.customerNumber],
    [texts.receipt.issuedOn, formatDate(issuedOn, language)],
  ])
  drawLetterHead(sheet, {
    senderName: seller.name,
    logo,
    returnLine: returnLineOf(seller),
    recipient: recipientOf(invoice),
    factsTop: mm(50),
    drawFacts: (y) => drawFacts(sheet, sheet.root, facts, { ...FACTS, y }),
    runningTitle: title,
    fullAddressLabel: texts.invoice.fullAddress,
  })
  const box = { x: PAGE.left, width: PAGE.contentWidth }
  sheet.y =
    write(sheet, { parent: sheet.root, tag: 'H1', style: STYLE.title }, title, { ...box, y: sheet.y }) + mm(3)
  const gross = formatMoney(invoice.grossCents, language)
  writeText(sheet, texts.receipt.paid(gross, formatLongDate(paidOn, language)), STYLE.body)
  sheet.y += mm(5)
  drawTable(sheet, paymentsTable(receipt))
  sheet.y += mm(6)
  writeText(sheet, texts.receipt.note, STYLE.small)
  drawFooter(sheet, footer)
  drawPageNumbers(sheet, texts.page)
  return {
    bytes: await closeSheet(sheet),
    mediaType: 'application/pdf',
    fileName: pdfFileName(texts.receipt.fileName, number),
  }
}

function paymentsTable({ invoice: { language }, payments }: ReceiptView): Table {
  const { receipt } = documentsTexts[language]
  const rows: Row[] = payments.map(({ amountCents, paidOn, method }) => {
    const kind = amountCents < 0 ? receipt.returned : (receipt.methods[method] ?? receipt.payment)
    return { cells: [formatDate(paidOn, language), kind, formatAmount(amountCents, language)] }
  })
  const hasWaived = payments.some(({ method }) => !isMoney(method))
  const total = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    columns: [
      { head: receipt.columns.date, width: mm(35), align: 'left' },
      { head: receipt.columns.kind, width: mm(95), align: 'left' },
      { head: receipt.columns.amount, width: mm(35), align: 'right' },
    ],
    rows: [
      ...rows,
      {
        cells: ['', hasWaived ? receipt.settled : receipt.total, formatAmount(total, language)],
        isSum: true,
      },
    ],
  }
}
