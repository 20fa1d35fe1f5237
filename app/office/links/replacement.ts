import type { Args, RouteHandle } from '~/auth/access'
import { LinkConflict } from '~/domain/links/conflict'
import { replaceLink } from '~/domain/links/replace.server'
import { getSharedLink } from '~/domain/overviews/link-page.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'share_links' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'link'>) {
  const link = await getSharedLink(house.reader, scope, params.link)
  try {
    const { id } = await replaceLink(house, scope, link.id)
    return saved<'links'>(request, paths.link(id), 'ersetzt')
  } catch (error) {
    if (!(error instanceof LinkConflict)) throw error
    // Revoked in the meantime: its page says so.
    return seeOther(request, paths.link(link.id))
  }
}
