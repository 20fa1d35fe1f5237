import { type ChargeStatement, totalOf } from '~/domain/charges/statement'
import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import { segmentWords, startWords, statementTexts } from '~/i18n/charges/statement-texts'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatDate, formatLongDate, formatMoney } from '~/i18n/format'
import { openFirmPaper } from './firm-paper.server'
import { transferTo } from './invoice-panel.server'
import { drawPanel } from './invoice-payment.server'
import { writeText } from './paragraph.server'
import { ensureSpace, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'
import { drawTable } from './table.server'
import type { Table } from './table-grid.server'

/** Who signs does not stand alone on a page. */
const CLOSING = mm(18)

/** What is claimed for default, as a letter. */
export async function renderChargeStatement(
  statement: ChargeStatement,
  letterhead: Letterhead,
): Promise<RenderedFile> {
  const { language, seller, buyer, issuedOn, payByOn } = statement
  const { invoice: invoiceTexts } = documentsTexts[language]
  const texts = statementTexts[language]
  const reference = `${texts.fileName} ${buyer.name} ${issuedOn}`
  const { sheet, finish } = openFirmPaper(statement, letterhead, {
    title: texts.title,
    reference,
    issuedOn,
    facts: [
      [texts.issuedOn, formatDate(issuedOn, language)],
      [invoiceTexts.customerNumber, statement.customerNumber],
      [texts.payBy, formatDate(payByOn, language)],
    ],
  })
  drawWords(sheet, statement)
  drawTable(sheet, claimsTable(statement))
  sheet.y += mm(5)
  drawToPay(sheet, statement)
  writeText(sheet, texts.noTax, STYLE.small)
  sheet.y += mm(2)
  ensureSpace(sheet, CLOSING)
  writeText(sheet, texts.closing, STYLE.body)
  sheet.y += mm(2)
  writeText(sheet, `${texts.regards}\n${seller.name}`, STYLE.body)
  return finish(texts.fileName, buyer.name, issuedOn)
}

function drawWords(sheet: Sheet, { language, asOf }: ChargeStatement): void {
  const texts = statementTexts[language]
  const box = { x: PAGE.left, y: sheet.y, width: PAGE.contentWidth }
  sheet.y = write(sheet, { parent: sheet.root, tag: 'H1', style: STYLE.title }, texts.title, box) + mm(3)
  writeText(sheet, texts.greeting, STYLE.body)
  sheet.y += mm(1)
  writeText(sheet, texts.text(formatLongDate(asOf, language)), STYLE.body)
  sheet.y += mm(3)
}

function claimsTable(statement: ChargeStatement): Table {
  const { language, claims, earlierCents, creditCents } = statement
  const texts = statementTexts[language]
  const money = (cents: number) => formatAmount(cents, language)
  const earlier = earlierCents > 0 ? [{ cells: [texts.earlier, '', money(earlierCents)] }] : []
  const credit = creditCents > 0 ? [{ cells: [texts.credit, '', money(-creditCents)] }] : []
  return {
    isDense: true,
    columns: [
      { head: texts.columns.what, width: mm(57), align: 'left' },
      { head: texts.columns.how, width: mm(85), align: 'left' },
      { head: texts.columns.amount, width: mm(23), align: 'right' },
    ],
    rows: [
      ...claims.flatMap((claim) => rowsOf(claim, language)),
      ...earlier,
      ...credit,
      { cells: [texts.total, '', money(totalOf(statement))], isSum: true },
    ],
  }
}

function rowsOf(claim: ChargeStatement['claims'][number], language: ChargeStatement['language']) {
  const texts = statementTexts[language]
  const { number, issuedOn, dueOn, debtor, lateCents, creditCents, segments, interestCents, lumpSumCents } =
    claim
  const date = (on: string) => formatDate(on, language)
  const money = (cents: number) => formatAmount(cents, language)
  const how = [...segments.map((segment) => segmentWords(segment, language)), texts.rateOf[debtor]].join('\n')
  return [
    {
      cells: [
        texts.invoice(number, date(issuedOn), date(dueOn)),
        [
          startWords(claim, language),
          creditCents > 0 ? texts.lessCredit(formatMoney(creditCents, language)) : '',
        ]
          .filter(Boolean)
          .join('\n'),
        money(lateCents),
      ],
    },
    ...(interestCents > 0 ? [{ cells: [texts.interest, how, money(interestCents)] }] : []),
    ...(lumpSumCents > 0 ? [{ cells: [texts.lumpSum, texts.lumpSumLaw, money(lumpSumCents)] }] : []),
  ]
}

function drawToPay(sheet: Sheet, statement: ChargeStatement): void {
  const { language, seller, reference, payByOn } = statement
  const { toPay, noAccount, payBy } = statementTexts[language]
  drawPanel(
    sheet,
    {
      ...transferTo(seller, { amountCents: totalOf(statement), reference, language }),
      label: toPay,
      sentences: seller.iban === null ? [noAccount] : [`${payBy} ${formatLongDate(payByOn, language)}`],
    },
    language,
  )
}
