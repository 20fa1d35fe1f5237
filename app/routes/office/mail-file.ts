import type { Args, RouteHandle } from '~/auth/access'
import { download } from '~/http/download.server'
import { mailFile } from '~/pages/mail-page.server'

export const handle = { access: 'handle_mails' } satisfies RouteHandle

/** As a file that mail programs open. */
export async function loader({ request, scope, params }: Args<typeof handle, 'mailId'>) {
  return download(request, await mailFile(scope, params.mailId))
}
