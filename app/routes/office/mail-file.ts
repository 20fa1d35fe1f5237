import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireRole, requireUser } from '~/auth/guards.server'
import { MAIL_ROLES } from '~/domain/outbox/kinds'
import { download } from '~/http/download.server'
import { mailFile } from '~/pages/mail-page.server'

/** The finished mail as a file that a mail program opens. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, MAIL_ROLES)
  return download(request, () => mailFile(scope, params.mailId?.toLowerCase() ?? ''))
}
