import type { OfficeScope } from '~/domain/kernel/scope'
import type { MailTemplate } from '~/domain/outbox/letter'
import { readMailSender } from '~/domain/outbox/mail-sender.server'
import type { TemplateKey } from '~/domain/outbox/templates.server'
import { house } from '~/house.server'
import { mailTexts } from '~/i18n/mail.server'
import { withShownLogo } from '~/mail/brand-head'
import { composeMail } from '~/mail/compose'
import { previewPage } from '~/mail/preview'
import { sampleLetter } from '~/mail/samples'

/** A preview of the mail for a made-up recipient. */
export async function templatePreview(
  scope: OfficeScope,
  key: TemplateKey,
  template: MailTemplate,
): Promise<string> {
  const letter = sampleLetter(key, await readMailSender(house.reader, scope), template)
  const { subject, text, html } = composeMail(letter, { words: mailTexts[key.language].hiddenLink })
  return previewPage({ subject, text, html: withShownLogo(html, letter.brand) })
}
