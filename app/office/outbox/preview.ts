import type { Args, RouteHandle } from '~/auth/access'
import { mailPreview } from './page.server'
import { mailPreviewResponse } from './preview.server'

export const handle = { access: 'use_office' } satisfies RouteHandle

/** Content of the frame on the mail's page. */
export async function loader({ scope, params }: Args<typeof handle, 'mailId'>) {
  return mailPreviewResponse(await mailPreview(scope, params.mailId))
}
