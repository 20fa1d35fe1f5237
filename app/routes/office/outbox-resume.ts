import type { Args, RouteHandle } from '~/auth/access'
import { db } from '~/db.server'
import { pauseMails } from '~/domain/office/mails.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'office', right: 'pause_mails' } satisfies RouteHandle

/** Lets the mails of the firm go on. */
export async function action({ request, scope }: Args<typeof handle>) {
  await pauseMails(db, scope, false)
  return saved(request, paths.outbox(), 'fortsetzung')
}
