import { type Difference, stillDue } from '~/domain/payslips/difference'
import type { Language } from '~db/schema'
import { formatMoney } from './format'
import type { payslips } from './payslips.en'

/** "bereits ausgezahlt 2.054,42 €, Nachzahlung 112,33 €" */
export function differenceWords(
  difference: Difference,
  { difference: texts }: (typeof payslips)[Language],
  language: Language,
): string {
  const { paidCents, nowCents } = difference
  const due = stillDue(difference)
  if (due === null || paidCents === null) return nowCents === null ? texts.onlyPdf : texts.paidUnknown
  const amount = formatMoney(Math.abs(due), language)
  const settled = due === 0 ? texts.nothingDue : due < 0 ? texts.tooMuch(amount) : texts.due(amount)
  return `${texts.paid(formatMoney(paidCents, language))}, ${settled}`
}
