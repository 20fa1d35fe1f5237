import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { requireUser } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { mailPageData } from '~/pages/mail-page.server'
import { SAVED_PARAMETER } from '~/paths'
import { MailPageView } from '~/ui/outbox/mail-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.outbox.mailTitle)

/** Which mails a role sees is part of the query: one outside its areas does not exist for it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const mail = await mailPageData(scope, params.mailId?.toLowerCase() ?? '')
  return { frame: await readOfficeFrame(reader, user), mail }
}

export default function Mail() {
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  return <MailPageView {...useLoaderData<typeof loader>()} saved={saved} />
}
