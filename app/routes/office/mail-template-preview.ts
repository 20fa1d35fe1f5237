import type { Args, RouteHandle } from '~/auth/access'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { faultPage } from '~/mail/preview'
import { mailPreviewResponse } from '~/pages/mail-preview.server'
import {
  readTemplateForm,
  readTemplatePage,
  templateKeyOf,
  templatePreview,
} from '~/pages/mail-template.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

/** With the stored words, for the frame of the page. */
export async function loader({ scope, params }: Args<typeof handle, 'template' | 'templateLanguage'>) {
  const key = templateKeyOf(params)
  const { template } = await readTemplatePage(scope, key)
  return mailPreviewResponse(await templatePreview(scope, key, template))
}

/** With the words in the form, which are not stored; a post only because they are too long for a URL. */
export async function action({
  request,
  scope,
  params,
}: Args<typeof handle, 'template' | 'templateLanguage'>) {
  const key = templateKeyOf(params)
  const form = await readTemplateForm(request, key.name)
  if (form.outcome === 'accepted') return mailPreviewResponse(await templatePreview(scope, key, form.values))
  const language = languageOf(request)
  const { faults } = textsOf(language)
  const sentences = Object.values(form.refusal.faults).flatMap((fault) => (fault ? [faults[fault]] : []))
  return mailPreviewResponse(faultPage(language, sentences), 422)
}
