import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { renderLinkLetter } from '~/documents/link-letter-pdf.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { isHandedOver, madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { linkPaths, paths } from '~/paths'
import { composeLinkLetter, recordPrintedLink } from './letter-facts.server'

export const handle = { access: 'share_links' } satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'link'>) {
  return letterOrLinkPage(request, scope, params.link)
}

async function letterOrLinkPage(request: Request, scope: OfficeScope, linkId: string) {
  const composed = await composeLinkLetter(house, scope, linkId)
  if (!composed) return seeOther(request, paths.link(linkId))
  const { letter, token } = composed
  const url = config().baseUrl + linkPaths[letter.purpose](token)
  const file = await renderLinkLetter({ ...letter, url }, await readLetterhead(house.reader, scope))
  const response = madeFile(request, file)
  if (isHandedOver(request, response)) await recordPrintedLink(house, scope, linkId)
  return response
}
