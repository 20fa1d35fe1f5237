import type { Letterhead, RenderedFile } from '~/domain/documents/documents.server'
import type { PayslipView } from '~/domain/payslips/view'
import { formatCountry, formatDate, formatDecimal, formatMonth } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import { type Fact, factsOf } from './facts.server'
import { pdfFileName } from './file-name'
import { drawLetterHead } from './letter.server'
import { drawFootnote, drawPageNumbers } from './page-furniture.server'
import { drawBlocks } from './payslip-blocks.server'
import { drawPayout } from './payslip-payout.server'
import { drawEmployerShares, drawYearToDate } from './payslip-year.server'
import { servicePeriod } from './service-period'
import { closeSheet, openSheet, write } from './sheet.server'
import { mm, PAGE, STYLE } from './style'

/** A published payslip as a PDF/A-3b and PDF/UA-1 file in the employee's language (§ 108 GewO, § 1 EBV). */
export async function renderPayslipPdf(view: PayslipView, { logo }: Letterhead): Promise<RenderedFile> {
  const texts = textsOf(view.language).documents
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
    facts: payslipFacts(view),
    factsTop: mm(35),
    runningTitle: `${title} · ${employee.firstName} ${employee.lastName}`,
    fullAddressLabel: texts.invoice.fullAddress,
  })
  const box = { x: PAGE.left, width: PAGE.contentWidth }
  sheet.y = write(sheet, sheet.root, 'H1', title, STYLE.title, { ...box, y: sheet.y })
  if (view.revision > 1) {
    const text = texts.payslip.revision(view.revision)
    sheet.y = write(sheet, sheet.root, 'P', text, STYLE.strong, { ...box, y: sheet.y })
  }
  sheet.y += mm(2)
  drawPayout(sheet, view)
  drawBlocks(sheet, view)
  drawYearToDate(sheet, view)
  drawEmployerShares(sheet, view)
  drawFootnote(sheet, texts.payslip.certificate)
  drawPageNumbers(sheet, texts.page)
  return {
    bytes: await closeSheet(sheet),
    mediaType: 'application/pdf',
    fileName: pdfFileName(texts.payslip.fileName, view.month),
  }
}

function payslipFacts({ employee, hours, month, issuedOn, language }: PayslipView): Fact[] {
  const texts = textsOf(language)
  const { facts } = texts.documents.payslip
  return factsOf([
    [facts.number, employee.number],
    [facts.birthDate, employee.birthDate && formatDate(employee.birthDate, language)],
    [facts.employmentType, texts.common.employmentTypes[employee.employmentType]],
    [facts.entryOn, formatDate(employee.entryOn, language)],
    [facts.exitOn, employee.exitOn && formatDate(employee.exitOn, language)],
    [facts.taxClass, employee.taxClass === null ? null : String(employee.taxClass)],
    [facts.taxId, employee.taxId],
    [facts.socialInsuranceNumber, employee.socialInsuranceNumber],
    [facts.healthFund, employee.healthFund],
    [facts.period, periodOf(month, employee.entryOn, employee.exitOn, language)],
    [facts.hours, hours && hoursText(hours, language)],
    [facts.issuedOn, formatDate(issuedOn, language)],
  ])
}

function hoursText(
  { hours, overtime }: NonNullable<PayslipView['hours']>,
  language: PayslipView['language'],
): string {
  const texts = textsOf(language).documents.payslip
  const total = formatDecimal(hours, language)
  if (Number(overtime) === 0) return texts.hours(total)
  return texts.hoursWithOvertime(total, formatDecimal(overtime, language))
}

// The part of the month in which the employment lasted (§ 1 (2) no. 1 EBV), where the title does not say it.
function periodOf(
  month: string,
  entryOn: string,
  exitOn: string | null,
  language: PayslipView['language'],
): string | null {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate()
  const first = `${month}-01`
  const last = `${month}-${String(lastDay).padStart(2, '0')}`
  const hasBegunEarlier = entryOn <= first || entryOn > last
  const goesOn = exitOn === null || exitOn >= last || exitOn < first
  if (hasBegunEarlier && goesOn) return null
  return servicePeriod(hasBegunEarlier ? first : entryOn, goesOn ? last : exitOn, language)
}

function recipientOf({ employee, employer, language }: PayslipView): string[] {
  return [
    `${employee.firstName} ${employee.lastName}`,
    employee.street,
    `${employee.postalCode} ${employee.city}`,
    employee.country === employer.country ? '' : formatCountry(employee.country, language).toUpperCase(),
  ].filter(Boolean)
}
