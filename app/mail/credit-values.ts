import type { MailData } from '~/domain/outbox/kinds'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { mailTexts } from '~/i18n/mail.en.server'
import { settlement } from '~/i18n/settlement'
import type { Language } from '~db/schema'
import type { Values } from './fill'

export function creditValues(data: MailData['credit_sent'], language: Language): Values {
  const { document, number, issuedOn, invoice, amountCents, attached } = data
  const { documents, does, cancelled, attached: along } = mailTexts[language].credited
  const [meant = cancelled] = settlement(data, language)
  return {
    dokument: documents[document],
    nummer: number,
    rechnung: invoice,
    datum: formatLongDate(issuedOn, language),
    was: does[document](invoice, formatMoney(amountCents, language)),
    folge: attached ? `${meant} ${along}` : meant,
  }
}
