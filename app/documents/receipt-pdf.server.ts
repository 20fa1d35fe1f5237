import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { isMoney, type Settled } from '~/domain/invoices/payments/bookings'
import { totalOf } from '~/domain/invoices/payments/sums'
import type { CreditOnInvoice } from '~/domain/invoices/read.server'
import { sum } from '~/domain/values/money'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatDate, formatLongDate, formatMoney } from '~/i18n/format'
import { openFirmPaper } from './firm-paper.server'
import { writeText } from './paragraph.server'
import { write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'
import { drawTable } from './table.server'
import type { Row, Table } from './table-grid.server'

/** Keeps a receipt to one or two pages: earlier payments become one row. */
const MOST_PAYMENTS = 40

/** A paid invoice with its payments and deductions, which add up to its total. */
export interface ReceiptView {
  invoice: InvoiceView
  payments: Settled[]
  credits: CreditOnInvoice[]
  paidOn: string
  issuedOn: string
}

export async function renderReceiptPdf(receipt: ReceiptView, letterhead: Letterhead): Promise<RenderedFile> {
  const { invoice, issuedOn } = receipt
  const { language, number } = invoice
  const texts = documentsTexts[language]
  const title = texts.receipt.title(number)
  const reference = `${texts.receipt.fileName} ${number}`
  const { sheet, finish } = openFirmPaper(invoice, letterhead, {
    title,
    reference,
    issuedOn,
    facts: [
      [texts.invoice.numberOf.invoice, number],
      [texts.receipt.invoiceDate, formatDate(invoice.issuedOn, language)],
      [texts.invoice.customerNumber, invoice.customerNumber],
      [texts.receipt.issuedOn, formatDate(issuedOn, language)],
    ],
  })
  const box = { x: PAGE.left, width: PAGE.contentWidth }
  sheet.y =
    write(sheet, { parent: sheet.root, tag: 'H1', style: STYLE.title }, title, { ...box, y: sheet.y }) + mm(3)
  writeText(sheet, settlementWords(receipt), STYLE.body)
  sheet.y += mm(5)
  drawTable(sheet, paymentsTable(receipt))
  sheet.y += mm(6)
  writeText(sheet, texts.receipt.note, STYLE.small)
  return finish(texts.receipt.fileName, number)
}

function settlementWords({ invoice, payments, paidOn }: ReceiptView): string {
  const { receipt } = documentsTexts[invoice.language]
  const money = (cents: number) => formatMoney(cents, invoice.language)
  const paid = sum(payments.filter(({ method }) => isMoney(method)).map(({ amountCents }) => amountCents))
  const [total, date] = [totalOf(invoice), formatLongDate(paidOn, invoice.language)]
  return paid === total
    ? receipt.paid(money(total), date)
    : receipt.settledWith(money(total), money(paid), date)
}

function paymentsTable({ invoice, payments, credits }: ReceiptView): Table {
  const { language, deductions = [] } = invoice
  const { receipt } = documentsTexts[language]
  const rowOf = (on: string, kind: string, cents: number): Row => ({
    cells: [formatDate(on, language), kind, formatAmount(cents, language)],
  })
  const rows = [
    ...deductions.map(({ issuedOn, number, cents }) => rowOf(issuedOn, receipt.deducted(number), cents)),
    ...credits.map(({ issuedOn, number, cents }) => rowOf(issuedOn, receipt.credited(number), cents)),
    ...earlierPayments(payments, invoice.language),
    ...payments
      .slice(-MOST_PAYMENTS)
      .map(({ amountCents, paidOn, method }) =>
        rowOf(
          paidOn,
          amountCents < 0 ? receipt.returned : (receipt.methods[method] ?? receipt.payment),
          amountCents,
        ),
      ),
  ]
  const isMoneyAlone =
    deductions.length + credits.length === 0 && payments.every(({ method }) => isMoney(method))
  const total =
    sum([...deductions, ...credits].map(({ cents }) => cents)) +
    sum(payments.map(({ amountCents }) => amountCents))
  return {
    columns: [
      { head: receipt.columns.date, width: mm(35), align: 'left' },
      { head: receipt.columns.kind, width: mm(95), align: 'left' },
      { head: receipt.columns.amount, width: mm(35), align: 'right' },
    ],
    rows: [
      ...rows,
      {
        cells: ['', isMoneyAlone ? receipt.total : receipt.settled, formatAmount(total, language)],
        isSum: true,
      },
    ],
  }
}

function earlierPayments(payments: readonly Settled[], language: InvoiceView['language']): Row[] {
  const { receipt } = documentsTexts[language]
  const earlier = payments.slice(0, -MOST_PAYMENTS)
  const last = earlier.at(-1)
  if (!last) return []
  const cents = sum(earlier.map(({ amountCents }) => amountCents))
  const until = receipt.until(formatDate(last.paidOn, language))
  return [{ cells: [until, receipt.earlier(earlier.length), formatAmount(cents, language)] }]
}
