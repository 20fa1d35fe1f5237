import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import * as z from 'zod'
import { requireGenuineLink } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { sendFreshLink } from '~/domain/links/fresh-link.server'
import { tenantContact } from '~/domain/tenants/contact.server'
import { readForm } from '~/forms/form.server'
import { formPosts } from '~/http/throttle.server'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { freshLinkPaths, SAVED_PARAMETER, savedPath } from '~/paths'
import { FreshLinkPage } from '~/ui/fresh-link-page'
import { pageTitle } from '~/ui/title'
import type { LinkPurpose } from '~db/schema'

export const meta = pageTitle((texts) => texts.errors.fresh.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const purpose = purposeOf(request)
  const { scope, token } = await requireGenuineLink(request, purpose, params.token)
  return { purpose, token, tenant: await tenantContact(reader, scope.tenantId) }
}

/** The answer is the same whether or not there is an address, so that it tells nobody anything. */
export async function action({ request, params }: ActionFunctionArgs) {
  const purpose = purposeOf(request)
  const { scope, token } = await requireGenuineLink(request, purpose, params.token)
  const { search } = new URL(request.url)
  const form = await readForm(request, scope.linkId, z.object({}))
  if (form.outcome === 'accepted') {
    const wait = await formPosts.hit(scope.linkId)
    if (wait > 0) throw data(null, { status: 429, headers: { 'Retry-After': String(wait) } })
    await sendFreshLink(db, keyring, scope, { purpose, subjectId: scope.subjectId })
  }
  return redirect(keepLanguage(savedPath(freshLinkPaths[purpose](token), 'neuer-link'), search), 303)
}

export default function FreshLink() {
  const isDone = new URLSearchParams(useLocation().search).has(SAVED_PARAMETER)
  return <FreshLinkPage {...useLoaderData<typeof loader>()} isDone={isDone} />
}

/** The three routes of this module differ in their first segment. */
function purposeOf(request: Request): LinkPurpose {
  return new URL(request.url).pathname.split('/')[1]?.toLowerCase() as LinkPurpose
}
