import type { Args, RouteHandle } from '~/auth/access'
import { revokeLink } from '~/domain/links/revoke.server'
import { getSharedLink } from '~/domain/overviews/link-page.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'share_links' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'link'>) {
  const link = await getSharedLink(house.reader, scope, params.link)
  await revokeLink(house, scope, link)
  return saved<'links'>(request, paths.link(link.id), 'gesperrt')
}
