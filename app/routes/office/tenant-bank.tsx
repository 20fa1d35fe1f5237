import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireOwnTenant } from '~/auth/guards.server'
import { optionalLine } from '~/forms/fields'
import { bic, creditorId, optionalIban } from '~/forms/tenant-fields'
import { saveSection, tenantPageData } from '~/pages/tenant-page.server'
import { BankPage } from '~/ui/tenants/bank-page'
import { pageTitle } from '~/ui/title'

const bankForm = z.object({
  iban: optionalIban(),
  bic: bic(),
  bank_name: optionalLine(70),
  creditor_id: creditorId(),
})

export const meta = pageTitle((texts) => texts.tenants.bank.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  return tenantPageData(await requireOwnTenant(request, params.tenantId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  return saveSection(request, scope, 'bank', bankForm)
}

export default function TenantBank() {
  return <BankPage {...useLoaderData<typeof loader>()} />
}
