import type { Args, RouteHandle } from '~/auth/access'
import { saveMailTemplate } from '~/domain/outbox/templates.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { type TemplateParam, templateKeyOf } from './template.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, TemplateParam>) {
  const key = templateKeyOf(params)
  await saveMailTemplate(house, scope, key, null)
  return saved<'mailTemplates'>(request, paths.mailTemplate(key.name, key.language), 'standard')
}
