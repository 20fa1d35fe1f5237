import type { OfficeScope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { handOutLink } from '~/domain/links/handout.server'
import type { LinkOwner } from '~/domain/links/owner'
import { revokeLinks } from '~/domain/links/revoke.server'
import type { LinkSubject } from '~/domain/links/subject'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { RENEW_FIELD, SEEN_FIELD } from '~/kit/forms/form-fields'
import { paths } from '~/paths'

/** Finds or makes a link, replacing older ones on request, and redirects to its page. */
export async function handOutLinkAndShow(request: Request, scope: OfficeScope, subject: LinkSubject) {
  const form = new URLSearchParams(await request.text())
  const { id } = await handOutLink(house, scope, { ...subject, renew: form.get(RENEW_FIELD) === 'ja' })
  return seeOther(request, paths.link(id))
}

/** Revokes the links that the owner's page showed; returns the confirmation. */
export async function blockLinks(
  request: Request,
  scope: OfficeScope,
  owner: LinkOwner,
): Promise<'gesperrt' | 'neuere'> {
  const seen = new URLSearchParams(await request.text()).get(SEEN_FIELD) ?? scope.at
  const { isAnyLeft } = await writing(house, scope, (trx) => revokeLinks(trx, scope, owner, seen))
  return isAnyLeft ? 'neuere' : 'gesperrt'
}
