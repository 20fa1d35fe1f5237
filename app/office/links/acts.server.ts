import type { OfficeScope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { handOutLink } from '~/domain/links/handout.server'
import type { LinkOwner } from '~/domain/links/owner'
import { revokeLinks } from '~/domain/links/revoke.server'
import type { LinkSubject } from '~/domain/links/subject'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { linkForm, seenForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'

export async function handOutLinkAndShow(request: Request, scope: OfficeScope, subject: LinkSubject) {
  const { neu: renew } = await readFields(request, linkForm)
  const { id } = await handOutLink(house, scope, { ...subject, renew })
  return seeOther(request, paths.link(id))
}

/** Revokes the links that the owner's page showed; returns the confirmation. */
export async function blockLinks(
  request: Request,
  scope: OfficeScope,
  owner: LinkOwner,
): Promise<'gesperrt' | 'neuere'> {
  const { stand: seen } = await readFields(request, seenForm)
  const { isAnyLeft } = await writing(house, scope, (trx) => revokeLinks(trx, scope, owner, seen))
  return isAnyLeft ? 'neuere' : 'gesperrt'
}
