import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { Conflict } from '~/domain/errors'
import { markMailBounced, resendMail, settleMail, withdrawMail } from '~/domain/office/mails.server'
import { MAIL_ROLES } from '~/domain/outbox/kinds'
import { readMail } from '~/domain/outbox/page.server'
import type { OfficeScope } from '~/domain/scope'
import { keepLanguage } from '~/i18n/language'
import { keyring } from '~/keys.server'
import { paths, savedPath } from '~/paths'
import { SEEN_FIELD } from '~/ui/outbox/act-button'

/** What can be done with one mail, by the last segment of the four routes of this module. */
const ACTS: Record<string, (scope: OfficeScope, mailId: string, seen: string) => Promise<void>> = {
  'neuer-versand': (scope, mailId, seen) => resendMail(db, keyring, scope, mailId, seen),
  ruecknahme: (scope, mailId) => withdrawMail(db, scope, mailId),
  ruecklauf: (scope, mailId) => markMailBounced(db, scope, mailId),
  erledigung: (scope, mailId) => settleMail(db, scope, mailId),
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, MAIL_ROLES)
  const { letter } = await readMail(reader, scope, params.mailId?.toLowerCase() ?? '')
  return redirect(paths.mail(letter.id), 303)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, MAIL_ROLES)
  const mailId = params.mailId?.toLowerCase() ?? ''
  const { pathname, search } = new URL(request.url)
  // The router takes `/Ruecknahme/` for it too.
  const name = pathname.toLowerCase().replace(/\/$/, '').split('/').at(-1) ?? ''
  const page = paths.mail(mailId)
  const seen = new URLSearchParams(await request.text()).get(SEEN_FIELD) ?? ''
  try {
    await ACTS[name]?.(scope, mailId, seen)
  } catch (error) {
    // The mail has moved on since the page was shown; the page says how it stands now.
    if (error instanceof Conflict) return redirect(keepLanguage(savedPath(page, 'nichts'), search), 303)
    throw error
  }
  return redirect(keepLanguage(savedPath(page, name), search), 303)
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function MailAct() {
  return null
}
