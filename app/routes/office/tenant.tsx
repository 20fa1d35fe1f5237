import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { requireOwnTenant } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { findLogoFile } from '~/domain/letterhead/logo.server'
import { tenantPageData } from '~/pages/tenant-page.server'
import { SAVED_PARAMETER } from '~/paths'
import { TenantPage } from '~/ui/tenants/tenant-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.tenants.one)

/** All that is kept of a firm, each part with the way to its form. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwnTenant(request, params.tenantId)
  const hasLogo = (await findLogoFile(reader, owner.scope)) !== undefined
  return { ...(await tenantPageData(owner)), hasLogo }
}

export default function Tenant() {
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  return <TenantPage {...useLoaderData<typeof loader>()} saved={saved} />
}
