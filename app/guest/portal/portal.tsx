import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { portalPage } from './page.server'
import { PortalPage } from './portal-page'

export const handle = {
  access: 'link',
  purpose: 'portal',
  title: (texts) => texts.portal.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return portalPage(args)
}

export default function Portal() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
