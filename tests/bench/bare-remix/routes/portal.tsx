import { useLoaderData } from '@remix-run/react'
import { PortalPage } from '~/guest/portal/portal-page'
import type { Texts } from '~/i18n/texts'
import { portal } from '../constants.server'

export const handle = { title: (texts: Texts) => texts.portal.pageTitle }

export function loader() {
  return portal
}

export default function Portal() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
