import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { requestChange } from '~/domain/messages/messages.server'
import { portalChangeForm } from '~/forms/portal-change-form'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { carryOutLinkForm } from '~/pages/link-form.server'
import { portalPage } from '~/pages/portal-page.server'
import { paths } from '~/paths'
import { PortalPage } from '~/ui/portal/portal-page'

export const handle = {
  access: 'link',
  purpose: 'portal',
  title: (texts) => texts.portal.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return portalPage(args)
}

export async function action({ request, scope, token }: Args<typeof handle>) {
  const page = paths.portal(token)
  const savedAs = (what: SavedKey<'portal'>) => saved<'portal'>(request, page, what)
  const done = () => savedAs('adresse')
  const post = { request, scope, schema: portalChangeForm, page, form: 'change', done }
  return carryOutLinkForm(post, async ({ values: { kind, ...wishes }, dedupeKey }) => {
    const details = Object.entries(wishes).filter((entry): entry is [string, string] => entry[1] !== null)
    await requestChange(house, scope, {
      customerId: scope.subjectId,
      kind,
      formKey: dedupeKey,
      details: Object.fromEntries(details),
    })
    return savedAs(kind === 'bank' ? 'bank' : 'adresse')
  })
}

export default function PortalChange() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
