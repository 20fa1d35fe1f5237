import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { MailPageView } from './mail-page'
import { mailPageData } from './page.server'

export const handle = {
  access: 'use_office',
  title: (texts, data) => titleAbout(texts.outbox.mailTitle, data, 'mail', 'recipient'),
} satisfies RouteHandle

/** The query covers only the role's areas; other mails give 404. */
export async function loader({ scope, params }: Args<typeof handle, 'mailId'>) {
  return { mail: await mailPageData(scope, params.mailId) }
}

export default function Mail() {
  return <MailPageView {...useLoaderData<typeof loader>()} />
}
