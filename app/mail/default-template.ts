import type { Letter, MailTemplate } from '~/domain/outbox/letter'
import { mailTextsOf } from '~/i18n/reader/mails.server'

export function defaultTemplate(letter: Letter): MailTemplate {
  const { templates } = mailTextsOf(letter.language)
  switch (letter.kind) {
    case 'fresh_link':
      return templates.fresh_link[letter.data.purpose]
    case 'link_sent':
      return templates.link_sent[letter.data.purpose]
    case 'account_statement':
      return templates.account_statement[letter.linkId === null ? 'plain' : 'linked']
    case 'customer_message':
      return templates.customer_message[letter.data.invoice === null ? 'general' : 'invoice']
    case 'customer_notice':
      return templates.customer_notice[letter.data.about]
    case 'wish_settled':
      return templates.wish_settled[letter.data.outcome][letter.data.about]
    case 'payment_choice_confirmed':
      return templates.payment_choice_confirmed[letter.data.way]
    case 'account_changed':
      return templates.account_changed[letter.data.use]
    case 'service_state':
      return templates.service_state[letter.data.state]
    default:
      return templates[letter.kind]
  }
}
