import { employeesPart } from '~/domain/payslips/pay-amounts'
import type { PayslipView } from '~/domain/payslips/view'
import { YEAR_SUMS } from '~/domain/payslips/year-sums'
import { differenceParts } from '~/i18n/difference-words'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatMonth } from '~/i18n/format'
import { drawRule } from './artifact.server'
import { drawFactGrid } from './fact-grid.server'
import { writeText } from './paragraph.server'
import { addElement, ensureSpace, type Sheet, write } from './sheet.server'
import { COLOR, mm, PAGE, STYLE } from './style'

const COLUMNS = 7
const HEIGHT = mm(16)
const GAP = mm(1.2)

/** Pay, tax and contributions of the year by kind; says since when, if the year is incomplete. */
export function drawYear(sheet: Sheet, { year, employee, language }: PayslipView): void {
  if (!year) return
  const texts = documentsTexts[language].payslip
  const begin = [`${year.since.slice(0, 4)}-01`, employee.entryOn.slice(0, 7)].sort().at(-1) ?? ''
  const title =
    year.since <= begin
      ? texts.yearToDate(year.since.slice(0, 4))
      : texts.yearSince(formatMonth(year.since, language))
  ensureSpace(sheet, HEIGHT)
  const section = addElement(sheet, sheet.root, 'Sect')
  const box = { x: PAGE.left, width: PAGE.contentWidth }
  const top = write(sheet, { parent: section, tag: 'H2', style: STYLE.tableTitle }, title, {
    ...box,
    y: sheet.y,
  })
  drawRule(sheet, { from: PAGE.left, to: PAGE.right, y: top + 1 }, COLOR.muted)
  const facts = YEAR_SUMS.flatMap((name) => {
    const cents = year[name]
    if (cents === null || (cents === 0 && name !== 'grossCents')) return []
    return [{ label: texts.yearSums[name], value: formatAmount(cents, language) }]
  })
  sheet.y = drawFactGrid(sheet, section, [facts], { ...box, y: top + GAP, columns: COLUMNS })
  section.end()
  sheet.y += GAP
}

/** What a correction changes for the employee, part by part. */
export function drawDifference(sheet: Sheet, { corrects, language }: PayslipView): void {
  if (!corrects?.difference) return
  const parts = differenceParts(employeesPart(corrects.difference), language)
  if (parts.length > 0)
    writeText(sheet, documentsTexts[language].payslip.changes(parts.join('; ')), STYLE.small)
}

export function drawEmployerShares(sheet: Sheet, { lines, language }: PayslipView): void {
  const { legend } = documentsTexts[language].payslip
  if (lines.some(({ counts }) => counts)) writeText(sheet, legend, STYLE.small)
  const shares = lines.filter(({ kind }) => kind === 'employer')
  if (shares.length === 0) return
  const { employerShares } = documentsTexts[language].payslip
  const total = shares.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const entries = shares.map(({ label, amountCents }) => `${label} ${formatAmount(amountCents, language)}`)
  const text = employerShares(entries.join(', '), formatAmount(total, language))
  writeText(sheet, text, STYLE.small)
}
