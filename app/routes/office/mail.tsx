import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { mailPageData } from '~/pages/mail-page.server'
import { MailPageView } from '~/ui/outbox/mail-page'

export const handle = {
  access: 'office',
  right: 'use_office',
  title: (texts) => texts.outbox.mailTitle,
} satisfies RouteHandle

/** Which mails a role sees is part of the query: one outside its areas does not exist for it. */
export async function loader({ scope, params }: Args<typeof handle, 'mailId'>) {
  return { mail: await mailPageData(scope, params.mailId) }
}

export default function Mail() {
  return <MailPageView {...useLoaderData<typeof loader>()} />
}
