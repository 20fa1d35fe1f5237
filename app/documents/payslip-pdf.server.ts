import type { Letterhead, RenderedFile } from '~/domain/documents/documents.server'
import type { PayslipView } from '~/domain/payslips/view'
import { documentsTexts } from '~/i18n/documents.server'
import { formatCountry, formatMonth } from '~/i18n/format'
import { drawFactGrid } from './fact-grid.server'
import { pdfFileName } from './file-name'
import { drawLetterHead } from './letter.server'
import { drawFootnote, drawPageNumbers } from './page-furniture.server'
import { drawBlocks } from './payslip-blocks.server'
import { payslipFacts } from './payslip-facts.server'
import { drawPayout } from './payslip-payout.server'
import { drawEmployerShares, drawYearToDate } from './payslip-year.server'
import { closeSheet, openSheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'

/** To the right of anything a window envelope shows, however the letter slides in it. */
const FACTS = { x: mm(117), width: mm(73) }

/** A PDF/A-3b and PDF/UA-1 file of a published payslip in the employee's language (§ 108 GewO, § 1 EBV). */
export async function renderPayslipPdf(view: PayslipView, { logo }: Letterhead): Promise<RenderedFile> {
  const texts = documentsTexts[view.language]
  const { employer, employee } = view
  const title = texts.payslip.title(formatMonth(view.month, view.language))
  const sheet = openSheet({
    title,
    author: employer.name,
    language: view.language,
    reference: `${employee.number} ${view.month} ${view.revision}`,
    issuedOn: view.issuedOn,
  })
  drawLetterHead(sheet, {
    senderName: employer.name,
    logo,
    returnLine: `${employer.name} · ${employer.street} · ${employer.postalCode} ${employer.city}`,
    recipient: recipientOf(view),
    factsTop: mm(29),
    drawFacts: (y) => drawFactGrid(sheet, sheet.root, payslipFacts(view), { ...FACTS, y }),
    runningTitle: `${title} · ${employee.firstName} ${employee.lastName}`,
    fullAddressLabel: texts.invoice.fullAddress,
  })
  const box = { x: PAGE.left, width: PAGE.contentWidth }
  sheet.y = write(sheet, { parent: sheet.root, tag: 'H1', style: STYLE.title }, title, { ...box, y: sheet.y })
  if (view.revision > 1) {
    const text = texts.payslip.revision(view.revision)
    sheet.y = write(sheet, { parent: sheet.root, tag: 'P', style: STYLE.strong }, text, {
      ...box,
      y: sheet.y,
    })
  }
  sheet.y += mm(2)
  drawPayout(sheet, view)
  drawBlocks(sheet, view)
  drawYearToDate(sheet, view)
  drawEmployerShares(sheet, view)
  // It is a certificate in the sense of the law only with the particulars of § 1 EBV.
  if (view.facts) drawFootnote(sheet, texts.payslip.certificate)
  drawPageNumbers(sheet, texts.page)
  return {
    bytes: await closeSheet(sheet),
    mediaType: 'application/pdf',
    fileName: pdfFileName(texts.payslip.fileName, view.month),
  }
}

function recipientOf({ employee, employer, language }: PayslipView): string[] {
  return [
    `${employee.firstName} ${employee.lastName}`,
    employee.street,
    `${employee.postalCode} ${employee.city}`,
    employee.country === employer.country ? '' : formatCountry(employee.country, language).toUpperCase(),
  ].filter(Boolean)
}
