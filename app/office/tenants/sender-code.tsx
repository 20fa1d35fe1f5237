import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { askForSender, SenderConflict } from '~/domain/tenants/sender.server'
import { house } from '~/house.server'
import { formPosts } from '~/http/rate-limits.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { noFields } from './forms'
import { senderPageData } from './page.server'
import { SenderPage } from './sender-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.sender.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return senderPageData(scope)
}

const conflict = { of: SenderConflict, at: 'form' }

export function action({ request, scope }: Args<typeof handle>) {
  return carryOutForm({ request, schema: noFields, conflict }, async () => {
    const wait = await formPosts.hit(`sender of ${scope.tenantId}`)
    if (wait > 0) return { faults: { form: 'throttled' }, wait }
    await askForSender(house, scope, config().mailDomains)
    return saved<'tenants'>(request, paths.tenantSender(scope.tenantId), 'sender_code')
  })
}

export default function TenantSenderCode() {
  return <SenderPage {...useLoaderData<typeof loader>()} />
}
