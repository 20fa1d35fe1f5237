import type { Args, RouteHandle } from '~/auth/access'
import { mailPreview } from './page.server'
import { mailPreviewResponse } from './preview.server'

export const handle = { access: 'use_office' } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'mailId'>) {
  return mailPreviewResponse(await mailPreview(scope, params.mailId))
}
