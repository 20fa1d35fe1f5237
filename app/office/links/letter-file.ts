import type { Args, RouteHandle } from '~/auth/access'
import { linkLetter } from './letter-file.server'

export const handle = { access: 'share_links' } satisfies RouteHandle

/** A link on paper. */
export function loader({ request, scope, params }: Args<typeof handle, 'link'>) {
  return linkLetter(request, scope, params.link)
}
