import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { requireUser } from '~/auth/guards.server'
import { config } from '~/config.server'
import { reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { PAUSE_ROLES } from '~/domain/outbox/kinds'
import { readMailPage } from '~/domain/outbox/list.server'
import { countMails } from '~/domain/outbox/watch.server'
import { readMailQuery } from '~/forms/outbox-query'
import { SAVED_PARAMETER } from '~/paths'
import { OutboxPage } from '~/ui/outbox/outbox-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.outbox.pageTitle)

export async function loader({ request }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const query = readMailQuery(new URL(request.url).searchParams)
  return {
    frame: await readOfficeFrame(reader, user),
    query,
    counts: await countMails(reader, scope),
    mails: await readMailPage(reader, scope, query),
    hasServer: config().smtpUrl !== undefined,
    mayPause: PAUSE_ROLES.includes(scope.role),
    mayWrite: FIRM_ROLES.includes(scope.role),
  }
}

export default function Outbox() {
  const saved = new URLSearchParams(useLocation().search).get(SAVED_PARAMETER)
  return <OutboxPage {...useLoaderData<typeof loader>()} saved={saved} />
}
