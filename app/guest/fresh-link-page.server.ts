import { data } from '@remix-run/node'
import * as z from 'zod'
import type { LinkVisitor } from '~/auth/access'
import { sendFreshLink } from '~/domain/links/fresh-link.server'
import { tenantContact } from '~/domain/tenants/contact.server'
import { house } from '~/house.server'
import type { Wait } from '~/http/error-data'
import { formPosts } from '~/http/rate-limits.server'
import { saved } from '~/http/redirect.server'
import { readForm } from '~/kit/forms/form.server'
import { freshLinkPaths } from '~/paths'

export async function freshLinkPageData({ scope, token }: LinkVisitor) {
  const firm = await tenantContact(house.reader, scope.tenantId)
  return { purpose: scope.purpose, token, firm, tenant: firm }
}

/** Gives the same answer with or without an address on file, to reveal nothing. */
export async function mailFreshLink({ request, scope, token }: LinkVisitor & { request: Request }) {
  const { purpose, subjectId, contactId, linkId } = scope
  const form = await readForm(request, linkId, z.object({}))
  if (form.outcome === 'accepted') {
    const wait = await formPosts.hit(linkId)
    if (wait > 0) {
      const body: Wait = { kind: 'wait', seconds: wait }
      throw data(body, { status: 429, headers: { 'Retry-After': String(wait) } })
    }
    await sendFreshLink(house, scope, { purpose, subjectId, contactId })
  }
  return saved<'freshLink'>(request, freshLinkPaths[purpose](token), 'neuer-link')
}
