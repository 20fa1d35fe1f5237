import type { MailData } from '~/domain/outbox/kinds'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { mailTexts } from '~/i18n/mail.en.server'
import type { Language } from '~db/schema'
import { FACT } from './layout'

/** What a customer's account comes to, and that its paper goes with the mail. */
export function accountFacts(
  { to, asOf, balanceCents, openCents }: MailData['account_statement'],
  language: Language,
): string {
  const { accountFacts: texts, facts } = mailTexts[language]
  return [
    [texts.balance(formatLongDate(to, language)), formatMoney(balanceCents, language)],
    [texts.open(formatLongDate(asOf, language)), formatMoney(openCents, language)],
    [facts.attached, texts.paper],
  ]
    .map((line) => line.join(FACT))
    .join('\n')
}
