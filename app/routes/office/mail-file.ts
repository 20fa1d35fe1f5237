import type { Args, RouteHandle } from '~/auth/access'
import { download } from '~/http/download.server'
import { noteShownLink } from '~/pages/link-page.server'
import { mailFile } from '~/pages/mail-page.server'

export const handle = { access: 'handle_mails' } satisfies RouteHandle

/** As a file that mail programs open. */
export async function loader({ request, scope, params }: Args<typeof handle, 'mailId'>) {
  const { file, hasLink } = await mailFile(scope, params.mailId)
  if (hasLink) await noteShownLink(request, scope, { purpose: 'eml', subjectId: params.mailId })
  return download(request, file)
}
