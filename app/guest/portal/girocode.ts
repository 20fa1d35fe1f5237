import type { Args, RouteHandle } from '~/auth/access'
import { portalGiroCodePicture } from './girocode.server'

export const handle = { access: 'link', purpose: 'portal' } satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return portalGiroCodePicture(request, scope)
}
