import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { proveSender, SenderConflict } from '~/domain/tenants/sender.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { senderCodeForm } from './forms'
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
  return carryOutForm({ request, schema: senderCodeForm, conflict }, async ({ code }) => {
    const outcome = await proveSender(house, scope, code)
    if (outcome === 'wrong') return { faults: { code: 'sender_code_wrong' } }
    if (outcome === 'ended') return { faults: { form: 'sender_code_ended' } }
    return saved<'tenants'>(request, paths.tenantSender(scope.tenantId), 'sender_proven')
  })
}

export default function TenantSenderProof() {
  return <SenderPage {...useLoaderData<typeof loader>()} />
}
