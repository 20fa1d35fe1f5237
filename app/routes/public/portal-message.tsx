import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { sendMessage } from '~/domain/messages/messages.server'
import { messageForm } from '~/forms/message-form'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutLinkForm } from '~/pages/link-form.server'
import { portalPage } from '~/pages/portal-page.server'
import { paths } from '~/paths'
import { PortalPage } from '~/ui/portal/portal-page'

export const handle = {
  access: 'link',
  purpose: 'portal',
  title: (texts) => texts.portal.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return portalPage(args)
}

export async function action({ request, scope, token }: Args<typeof handle>) {
  const page = paths.portal(token)
  const done = () => saved<'portal'>(request, page, 'nachricht')
  const post = { request, scope, schema: messageForm, page, form: 'message', done }
  return carryOutLinkForm(post, async ({ values, dedupeKey }) => {
    await sendMessage(house, scope, {
      customerId: scope.subjectId,
      invoiceId: null,
      formKey: dedupeKey,
      body: values.message,
      replyTo: values.reply_to,
    })
    return done()
  })
}

export default function PortalMessage() {
  return <PortalPage {...useLoaderData<typeof loader>()} />
}
