import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changeFromPortal } from './forms.server'
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

export function action(args: Args<typeof handle>) {
  return changeFromPortal(args)
}

export default function PortalChange() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
