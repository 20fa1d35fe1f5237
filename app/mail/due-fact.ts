import { formatMoney } from '~/i18n/format'
import type { mailTexts } from '~/i18n/mail.en.server'
import type { Language } from '~db/schema'
import { FACT } from './layout'

/**
 * What a corrected payslip leaves to be paid, or what was paid too much; nothing for a first payslip, and where only a PDF
 * says what was paid.
 */
export function dueFact(
  dueCents: number | null,
  language: Language,
  { payslipDue }: Pick<(typeof mailTexts)['de'], 'payslipDue'>,
): string {
  if (dueCents === null) return ''
  const label = dueCents < 0 ? payslipDue.tooMuch : payslipDue.due
  return `${label}${FACT}${formatMoney(Math.abs(dueCents), language)}`
}
