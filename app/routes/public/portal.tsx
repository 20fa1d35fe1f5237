import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { portalPageData } from '~/pages/portal-page.server'
import { PortalPage } from '~/ui/portal/portal-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.portal.pageTitle)

export function loader({ request, params }: LoaderFunctionArgs) {
  return portalPageData(request, params.token)
}

export default function Portal() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
