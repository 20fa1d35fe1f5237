import { useLoaderData } from '@remix-run/react'
import { PortalPage } from '~/ui/portal/portal-page'
import { pageTitle } from '~/ui/title'
import { portal } from '../constants.server'

export const meta = pageTitle((texts) => texts.portal.pageTitle)

export function loader() {
  return portal
}

export default function Portal() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
