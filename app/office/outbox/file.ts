import type { Args, RouteHandle } from '~/auth/access'
import { download, isHandedOver } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { noteShownLink } from '~/kit/shown-link.server'
import { paths } from '~/paths'
import { mailFile } from './page.server'

export const handle = { access: 'handle_mails' } satisfies RouteHandle

/** As a file that mail programs open. Once its link has expired, the mail's page says so. */
export async function loader({ request, scope, params }: Args<typeof handle, 'mailId'>) {
  const made = await mailFile(scope, params.mailId)
  if (!made) return seeOther(request, paths.mail(params.mailId))
  const { file, hasLink } = made
  const response = download(request, file)
  if (hasLink && isHandedOver(request, response))
    await noteShownLink(request, scope, { purpose: 'eml', subjectId: params.mailId })
  return response
}
