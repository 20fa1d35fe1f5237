import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db } from '~/db.server'
import { pauseMails } from '~/domain/office/mails.server'
import { PAUSE_ROLES } from '~/domain/outbox/kinds'
import { keepLanguage } from '~/i18n/language'
import { paths, savedPath } from '~/paths'

export async function loader({ request }: LoaderFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, PAUSE_ROLES)
  return redirect(paths.outbox(), 303)
}

/** Holds all mails of the firm back, or lets them go on: the two routes of this module differ in their last segment. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, PAUSE_ROLES)
  const { pathname, search } = new URL(request.url)
  // The router takes `/Pause/` for it too.
  const isPause = /\/pause\/?$/i.test(pathname)
  await pauseMails(db, scope, isPause)
  return redirect(keepLanguage(savedPath(paths.outbox(), isPause ? 'pause' : 'fortsetzung'), search), 303)
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function OutboxPause() {
  return null
}
