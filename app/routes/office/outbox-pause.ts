import type { Args, RouteHandle } from '~/auth/access'
import { db } from '~/db.server'
import { pauseMails } from '~/domain/office/mails.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'office', right: 'pause_mails' } satisfies RouteHandle

/** Holds all mails of the firm back. */
export async function action({ request, scope }: Args<typeof handle>) {
  await pauseMails(db, scope, true)
  return saved(request, paths.outbox(), 'pause')
}
