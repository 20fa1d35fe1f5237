import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { linkPage } from '~/pages/link-page.server'
import { LinkPage } from '~/ui/links/link-page'
import { ownerOfLink } from '~/ui/links/owner-of-link'

export const handle = {
  access: 'share_links',
  title: (texts, data) => titleAbout(texts.links.page.title, data, 'about', 'name'),
  belongsTo: ownerOfLink,
} satisfies RouteHandle

export function loader({ request, scope, params }: Args<typeof handle, 'link'>) {
  return linkPage(request, scope, params.link)
}

export default function Link() {
  return <LinkPage {...useLoaderData<typeof loader>()} />
}
