import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import type { Notice } from '~/domain/dunning/notice'
import { documentsTexts } from '~/i18n/documents.en.server'
import { markOf, noticeTexts, noticeTitle, noticeWords } from '~/i18n/dunning/notice-words'
import { formatAmount, formatDate } from '~/i18n/format'
import { openFirmPaper } from './firm-paper.server'
import { transferTo } from './invoice-panel.server'
import { drawPanel } from './invoice-payment.server'
import { writeText } from './paragraph.server'
import { type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'
import { drawTable } from './table.server'
import type { Table } from './table-grid.server'

/** A reminder of late invoices as a letter. */
export async function renderDunningNotice(notice: Notice, letterhead: Letterhead): Promise<RenderedFile> {
  const { language, level, seller, buyer, sentOn, payByOn } = notice
  const { invoice: invoiceTexts } = documentsTexts[language]
  const texts = noticeTexts[language]
  const title = noticeTitle(notice, language)
  const reference = `${texts.fileName} ${buyer.name} ${sentOn}`
  const dated = `${title} ${formatDate(sentOn, language)}`
  const { sheet, finish } = openFirmPaper(notice, letterhead, {
    title: dated,
    reference,
    issuedOn: sentOn,
    facts: [
      [texts.issuedOn, formatDate(sentOn, language)],
      [invoiceTexts.customerNumber, notice.customerNumber],
      [texts.payBy, formatDate(payByOn, language)],
    ],
  })
  drawWords(sheet, notice, title)
  drawTable(sheet, invoicesTable(notice))
  sheet.y += mm(4)
  drawToPay(sheet, notice)
  writeText(sheet, texts.closings[level], STYLE.body)
  sheet.y += mm(3)
  writeText(sheet, `${texts.regards}\n${seller.name}`, STYLE.body)
  return finish(texts.fileName, buyer.name, sentOn)
}

function drawWords(sheet: Sheet, notice: Notice, title: string): void {
  const { language, seller, name } = notice
  const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
  sheet.y = write(sheet, { parent: sheet.root, tag: 'H1', style: STYLE.title }, title, box) + mm(3)
  const said = { ...notice, hasAccount: seller.iban !== null }
  for (const paragraph of [`${noticeTexts[language].greeting(name)},`, ...noticeWords(said, language)]) {
    writeText(sheet, paragraph, STYLE.body)
    sheet.y += mm(2)
  }
  sheet.y += mm(1)
}

function invoicesTable(notice: Notice): Table {
  const { language, invoices, creditCents, feeCents, totalCents } = notice
  const { columns, credit, fee, total, toPay } = noticeTexts[language]
  const date = (on: string) => formatDate(on, language)
  const lessCredit =
    creditCents > 0 ? [{ cells: [credit, '', '', formatAmount(-creditCents, language)] }] : []
  const withFee = feeCents > 0 ? [{ cells: [fee, '', '', formatAmount(feeCents, language)] }] : []
  return {
    isDense: true,
    columns: [
      { head: columns.number, width: mm(60), align: 'left' },
      { head: columns.issuedOn, width: mm(35), align: 'left' },
      { head: columns.dueOn, width: mm(35), align: 'left' },
      { head: columns.amount, width: mm(35), align: 'right' },
    ],
    rows: [
      ...invoices.map((invoice) => ({
        cells: [
          [invoice.number, markOf(notice, invoice, language)].filter(Boolean).join(', '),
          date(invoice.issuedOn),
          date(invoice.dueOn),
          formatAmount(invoice.openCents, language),
        ],
      })),
      ...lessCredit,
      ...withFee,
      {
        cells: [creditCents > 0 ? toPay : total, '', '', formatAmount(totalCents, language)],
        isSum: true,
      },
    ],
  }
}

function drawToPay(sheet: Sheet, { language, seller, totalCents, reference }: Notice): void {
  const { toPay, noAccount } = noticeTexts[language]
  drawPanel(
    sheet,
    {
      ...transferTo(seller, { amountCents: totalCents, reference, language }),
      label: toPay,
      sentences: seller.iban === null ? [noAccount] : [],
    },
    language,
  )
}
