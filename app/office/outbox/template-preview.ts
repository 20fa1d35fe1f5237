import type { Args, RouteHandle } from '~/auth/access'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { MailTemplate } from '~/domain/outbox/letter'
import { readMailSender } from '~/domain/outbox/mail-sender.server'
import type { TemplateKey } from '~/domain/outbox/templates.server'
import { house } from '~/house.server'
import { languageOf } from '~/i18n/language'
import { mailTexts } from '~/i18n/mail.en.server'
import { readOfficeForm } from '~/kit/forms/form.server'
import { withShownLogo } from '~/mail/brand-head'
import { composeMail } from '~/mail/compose'
import { previewPage } from '~/mail/preview'
import { sampleLetter } from '~/mail/samples'
import { faultPreview, mailPreviewResponse } from './preview.server'
import { readTemplatePage, type TemplateParam, templateForm, templateKeyOf } from './template.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, TemplateParam>) {
  const key = templateKeyOf(params)
  const { template } = await readTemplatePage(scope, key)
  return mailPreviewResponse(await templatePreview(scope, key, template))
}

/** Previews the form without storing it; a POST because it is too long for a URL. */
export async function action({ request, scope, params }: Args<typeof handle, TemplateParam>) {
  const key = templateKeyOf(params)
  const form = await readOfficeForm(request, templateForm(key.name))
  if (form.outcome === 'accepted') return mailPreviewResponse(await templatePreview(scope, key, form.values))
  return mailPreviewResponse(faultPreview(languageOf(request), form.refusal), 422)
}

async function templatePreview(
  scope: OfficeScope,
  key: TemplateKey,
  template: MailTemplate,
): Promise<string> {
  const letter = sampleLetter(key, await readMailSender(house.reader, scope), template)
  const { subject, text, html } = composeMail(letter, { words: mailTexts[key.language].hiddenLink })
  return previewPage({ subject, text, html: withShownLogo(html, letter.brand) })
}
