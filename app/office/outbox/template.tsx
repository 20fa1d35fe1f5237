import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { saveMailTemplate } from '~/domain/outbox/templates.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { readTemplatePage, type TemplateParam, templateForm, templateKeyOf } from './template.server'
import { TemplatePage, templateTitle } from './template-page'

export const handle = {
  access: 'manage_firm',
  title: templateTitle,
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, TemplateParam>) {
  return { page: await readTemplatePage(scope, templateKeyOf(params)) }
}

export async function action({ request, scope, params }: Args<typeof handle, TemplateParam>) {
  const key = templateKeyOf(params)
  return carryOutForm({ request, schema: templateForm(key.name) }, async (values) => {
    await saveMailTemplate(house, scope, key, values)
    return saved<'mailTemplates'>(request, paths.mailTemplate(key.name, key.language), 'vorlage')
  })
}

export default function MailTemplate() {
  return <TemplatePage {...useLoaderData<typeof loader>()} />
}
