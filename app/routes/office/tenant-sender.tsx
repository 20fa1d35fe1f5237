import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireOwnTenant } from '~/auth/guards.server'
import { optionalEmail, optionalLine } from '~/forms/fields'
import { saveSection, tenantPageData } from '~/pages/tenant-page.server'
import { SenderPage } from '~/ui/tenants/sender-page'
import { pageTitle } from '~/ui/title'

const senderForm = z.object({
  mail_from_name: optionalLine(78),
  mail_from: optionalEmail(),
  mail_reply_to: optionalEmail(),
})

export const meta = pageTitle((texts) => texts.tenants.sender.title)

export async function loader({ request, params }: LoaderFunctionArgs) {
  return tenantPageData(await requireOwnTenant(request, params.tenantId))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  return saveSection(request, scope, 'sender', senderForm)
}

export default function TenantSender() {
  return <SenderPage {...useLoaderData<typeof loader>()} />
}
