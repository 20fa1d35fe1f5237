import type { Args, RouteHandle } from '~/auth/access'
import { openHandover } from '~/domain/handovers/list.server'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'handoverId'>) {
  return download(request, await openHandover(house, scope, params.handoverId))
}
