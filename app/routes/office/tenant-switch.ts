import type { Args, RouteHandle } from '~/auth/access'
import { switchTenant } from '~/domain/users/sessions.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'use_office' } satisfies RouteHandle

export async function action({ request, user }: Args<typeof handle>) {
  const form = new URLSearchParams(await request.text())
  await switchTenant(house, user, form.get('tenant') ?? '')
  return seeOther(request, paths.office())
}
