import { formatMoney } from '~/i18n/format'
import type { mailTexts } from '~/i18n/mail.en.server'
import type { Language } from '~db/schema'
import { FACT } from './layout'

/**
 * What is still to be paid after a correction, or was overpaid; nothing for a first payslip, or if only a PDF
 * has the amounts.
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
