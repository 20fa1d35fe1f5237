import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { saveMailTemplate } from '~/domain/outbox/templates.server'
import { refuseForm } from '~/forms/form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readTemplateForm, readTemplatePage, templateKeyOf } from '~/pages/mail-template.server'
import { paths } from '~/paths'
import { TemplatePage } from '~/ui/outbox/template-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.mailTemplates.title,
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'template' | 'templateLanguage'>) {
  return { page: await readTemplatePage(scope, templateKeyOf(params)) }
}

export async function action({
  request,
  scope,
  params,
}: Args<typeof handle, 'template' | 'templateLanguage'>) {
  const key = templateKeyOf(params)
  const form = await readTemplateForm(request, key.name)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  await saveMailTemplate(house, scope, key, form.values)
  return saved<'mailTemplates'>(request, paths.mailTemplate(key.name, key.language), 'vorlage')
}

export default function MailTemplate() {
  return <TemplatePage {...useLoaderData<typeof loader>()} />
}
