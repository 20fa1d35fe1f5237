import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { senderForm } from '~/forms/tenant-forms'
import { saveSection, tenantPageData } from '~/pages/tenant-page.server'
import { SenderPage } from '~/ui/tenants/sender-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.tenants.sender.title,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'sender', senderForm)
}

export default function TenantSender() {
  return <SenderPage {...useLoaderData<typeof loader>()} />
}
