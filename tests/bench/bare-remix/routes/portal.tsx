import { useLoaderData } from '@remix-run/react'
import type { Texts } from '~/i18n/texts'
import { PortalPage } from '~/ui/portal/portal-page'
import { portal } from '../constants.server'

export const handle = { title: (texts: Texts) => texts.portal.pageTitle }

export function loader() {
  return portal
}

export default function Portal() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
