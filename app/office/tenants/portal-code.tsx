import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { findWithoutAddress } from '~/domain/portal-code/without-address.server'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { portalCodeForm } from './forms'
import { tenantPageData } from './page.server'
import { PortalCodePage } from './portal-code-page'
import { saveSection } from './section.server'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.portalCode.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return {
    ...(await tenantPageData(scope)),
    withoutAddress: await findWithoutAddress(house.reader, scope),
    canSend: config().smtpUrl !== undefined,
  }
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'portal_code', portalCodeForm(config().smtpUrl !== undefined))
}

export default function TenantPortalCode() {
  return <PortalCodePage {...useLoaderData<typeof loader>()} />
}
