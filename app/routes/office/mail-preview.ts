import type { Args, RouteHandle } from '~/auth/access'
import { mailPreview } from '~/pages/mail-page.server'
import { mailPreviewResponse } from '~/pages/mail-preview.server'

export const handle = { access: 'use_office' } satisfies RouteHandle

/** For the frame on the mail's page. */
export async function loader({ scope, params }: Args<typeof handle, 'mailId'>) {
  return mailPreviewResponse(await mailPreview(scope, params.mailId))
}
