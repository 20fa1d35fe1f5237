import { type Difference, stillDue } from '~/domain/payslips/difference'
import type { PayAmount, PayAmounts } from '~/domain/payslips/pay-amounts'
import type { Language } from '~db/schema'
import { formatAmount, formatMoney } from './format'
import { payrollClosing } from './payroll-closing.en'
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

/** What a correction changes for the employee: "Brutto +200,00", "Krankenversicherung, Küstenkasse +14,60". */
export function differenceParts(amounts: PayAmounts, language: Language): string[] {
  const { sums, difference } = payrollClosing[language]
  const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatAmount(cents, language)}`
  const part = (name: PayAmount) =>
    amounts[name] === 0 ? [] : [`${sums.amounts[name]} ${signed(amounts[name])}`]
  return [
    ...(['gross', 'wageTax', 'solidarity', 'churchTax'] as const).flatMap(part),
    ...amounts.funds.map(
      ({ due, fundId, fundName, employeeCents }) =>
        `${difference.toFund(sums.dues[due], fundId === undefined ? sums.minijob : fundName)} ${signed(employeeCents)}`,
    ),
    ...(['net', 'payout'] as const).flatMap(part),
  ]
}
