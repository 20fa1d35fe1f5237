import type { Args, RouteHandle } from '~/auth/access'
import { giroCodePicture } from './files.server'

export const handle = { access: 'link', purpose: 'rechnung' } satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return giroCodePicture(request, scope)
}
