import type { Args, RouteHandle } from '~/auth/access'
import { languageOf } from '~/i18n/language'
import { readOfficeForm } from '~/kit/forms/form.server'
import { faultPreview, mailPreviewResponse } from './preview.server'
import { readTemplatePage, type TemplateParam, templateForm, templateKeyOf } from './template.server'
import { templatePreview } from './template-preview.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

/** With the stored words, for the frame of the page. */
export async function loader({ scope, params }: Args<typeof handle, TemplateParam>) {
  const key = templateKeyOf(params)
  const { template } = await readTemplatePage(scope, key)
  return mailPreviewResponse(await templatePreview(scope, key, template))
}

/** With the words in the form, which are not stored; a post only because they are too long for a URL. */
export async function action({ request, scope, params }: Args<typeof handle, TemplateParam>) {
  const key = templateKeyOf(params)
  const form = await readOfficeForm(request, templateForm(key.name))
  if (form.outcome === 'accepted') return mailPreviewResponse(await templatePreview(scope, key, form.values))
  return mailPreviewResponse(faultPreview(languageOf(request), form.refusal), 422)
}
