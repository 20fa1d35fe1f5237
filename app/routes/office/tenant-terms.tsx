import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireOwnTenant } from '~/auth/guards.server'
import { days } from '~/forms/tenant-fields'
import { saveSection, tenantPageData } from '~/pages/tenant-page.server'
import { TermsPage } from '~/ui/tenants/terms-page'
import { pageTitle } from '~/ui/title'

const termsForm = z.object({
  payment_term_days: days(0, 365, 'term_days_wrong'),
  invoice_link_days: days(1, 730, 'link_days_wrong'),
  portal_link_days: days(1, 730, 'link_days_wrong'),
  employee_link_days: days(1, 730, 'link_days_wrong'),
})

export const meta = pageTitle((texts) => texts.tenants.terms.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  return tenantPageData(await requireOwnTenant(request, params.tenantId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  return saveSection(request, scope, 'terms', termsForm)
}

export default function TenantTerms() {
  return <TermsPage {...useLoaderData<typeof loader>()} />
}
