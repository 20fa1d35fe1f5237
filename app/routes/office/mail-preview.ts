import type { Args, RouteHandle } from '~/auth/access'
import { mailSheet } from '~/pages/mail-page.server'
import { mailSheetResponse } from '~/pages/mail-sheet.server'

export const handle = { access: 'office', right: 'use_office' } satisfies RouteHandle

/** For the frame on the mail's page. */
export async function loader({ scope, params }: Args<typeof handle, 'mailId'>) {
  return mailSheetResponse(await mailSheet(scope, params.mailId))
}
