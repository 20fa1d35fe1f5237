import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { LinkPage } from './link-page'
import { ownerOfLink } from './owner-of-link'
import { linkPage } from './page.server'

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
