import type { MailData } from '~/domain/outbox/kinds'
import { formatIban, formatLongDate, formatMoney } from '~/i18n/format'
import { mailTexts } from '~/i18n/mail.en.server'
import type { Language } from '~db/schema'
import { oneLine } from './fill'
import { FACT } from './layout'

/** What is to be paid until when and to which account, and that the paper goes with the mail. */
export function chargeStatementFacts(
  { totalCents, payBy, transfer }: MailData['charge_statement'],
  language: Language,
): string {
  const { chargeStatementFacts: texts, facts } = mailTexts[language]
  const lines: [string, string | null][] = [
    [texts.total, formatMoney(totalCents, language)],
    [facts.payBy, formatLongDate(payBy, language)],
    [facts.payee, transfer.iban && oneLine(transfer.payee)],
    [facts.iban, transfer.iban && formatIban(transfer.iban)],
    [facts.bic, transfer.iban && transfer.bic],
    [facts.reference, transfer.iban && transfer.reference],
    [facts.note, transfer.isMoved ? facts.moved : null],
    [facts.attached, texts.paper],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}${FACT}${value}`] : [])).join('\n')
}
