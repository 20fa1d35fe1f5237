import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { findWithoutAddress } from '~/domain/portal-code/without-address.server'
import { portalCodeForm } from '~/forms/tenant-forms'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { tenantPageData } from '~/pages/tenant-page.server'
import { saveSection } from '~/pages/tenant-section.server'
import { PortalCodePage } from '~/ui/tenants/portal-code-page'

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
