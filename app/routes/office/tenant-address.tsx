import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireOwnTenant } from '~/auth/guards.server'
import { line, optionalLine } from '~/forms/fields'
import { country, firmEmail, phone, taxNumber, vatId, website } from '~/forms/tenant-fields'
import { saveSection, tenantPageData } from '~/pages/tenant-page.server'
import { AddressPage } from '~/ui/tenants/address-page'
import { pageTitle } from '~/ui/title'

const addressForm = z.object({
  name: line(100, 'name_missing'),
  street: line(100, 'street_missing'),
  postal_code: line(10, 'postal_code_missing'),
  city: line(60, 'city_missing'),
  country: country(),
  email: firmEmail(),
  phone: phone(),
  website: website(),
  managing_director: optionalLine(100),
  register_entry: optionalLine(100),
  vat_id: vatId(),
  tax_number: taxNumber(),
  language: z.enum(['de', 'en'], { error: 'language_missing' }),
})

export const meta = pageTitle((texts) => texts.tenants.address.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  return tenantPageData(await requireOwnTenant(request, params.tenantId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  return saveSection(request, scope, 'address', addressForm)
}

export default function TenantAddress() {
  return <AddressPage {...useLoaderData<typeof loader>()} />
}
