import type { Letterhead, RenderedFile } from '~/domain/documents/render'
import { missingOfCertificate } from '~/domain/payslips/certificate'
import type { PayslipView } from '~/domain/payslips/view'
import { fullName } from '~/domain/values/person-name'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatCountry, formatMonth } from '~/i18n/format'
import { drawFactGrid } from './fact-grid.server'
import { drawLetterHead } from './letter.server'
import { drawFootnote, drawPageNumbers } from './page-furniture.server'
import { drawBlocks } from './payslip-blocks.server'
import { payslipFacts } from './payslip-facts.server'
import { drawPayout } from './payslip-payout.server'
import { drawDifference, drawEmployerShares, drawYear } from './payslip-year.server'
import { closeSheet, openSheet, type Sheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'

/** Bottom of the first page, above the line that names the document. */
const LOWEST = mm(284.5)

/** Right of anything a window envelope shows, however the letter slides in it. */
const FACTS = { x: mm(117), width: mm(73) }

/** A PDF/A-3b and PDF/UA-1 file of a published payslip in the employee's language (§ 108 GewO, § 1 EBV). */
export async function renderPayslipPdf(view: PayslipView, letterhead: Letterhead): Promise<RenderedFile> {
  const loose = drawPayslip(view, letterhead, { isTight: false })
  const tight = pagesOf(loose) > 1 ? drawPayslip(view, letterhead, { isTight: true }) : loose
  const sheet = pagesOf(tight) < pagesOf(loose) ? tight : loose
  const texts = documentsTexts[view.language]
  drawPageNumbers(sheet, texts.page)
  return {
    bytes: await closeSheet(sheet),
    mediaType: 'application/pdf',
    fileName: `${view.month} ${texts.payslip.fileName}.pdf`,
  }
}

function drawPayslip(view: PayslipView, { logo }: Letterhead, { isTight }: { isTight: boolean }): Sheet {
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
  Object.assign(sheet, { isTight, bottom: LOWEST })
  drawLetterHead(sheet, {
    senderName: employer.name,
    logo,
    returnLine: returnLineOf(employer),
    fullSenderLabel: texts.payslip.employer,
    recipient: recipientOf(view),
    factsTop: mm(27),
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
  sheet.y += mm(isTight ? 0.5 : 2)
  drawPayout(sheet, view)
  drawBlocks(sheet, view)
  drawYear(sheet, view)
  drawDifference(sheet, view)
  drawEmployerShares(sheet, view)
  if (missingOfCertificate(view).length === 0) drawFootnote(sheet, texts.payslip.certificate)
  return sheet
}

/** In full, as it is the only place with the employer's address (§ 1 (1) no. 1 EBV). */
function returnLineOf({ name, addressExtra, street, postalCode, city }: PayslipView['employer']): string {
  return [name, addressExtra, street, `${postalCode} ${city}`].filter(Boolean).join(' · ')
}

function pagesOf({ doc }: Sheet): number {
  return doc.bufferedPageRange().count
}

function recipientOf({ employee, employer, language }: PayslipView): string[] {
  return [
    fullName(employee.firstName, employee.lastName),
    employee.addressExtra ?? '',
    employee.street,
    `${employee.postalCode} ${employee.city}`.trim(),
    employee.country === employer.country ? '' : formatCountry(employee.country, language).toUpperCase(),
  ].filter(Boolean)
}
