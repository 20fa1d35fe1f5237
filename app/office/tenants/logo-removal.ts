import type { Args, RouteHandle } from '~/auth/access'
import { removeLogo } from '~/domain/letterhead/set-logo.server'
import { house } from '~/house.server'
import { savedTenant } from './page.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

/** New letters show the firm's name instead. */
export async function action({ request, scope }: Args<typeof handle>) {
  await removeLogo(house, scope)
  return savedTenant(request, scope, 'logo_entfernt')
}
