import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireUser } from '~/auth/guards.server'
import { mailSheet } from '~/pages/mail-page.server'
import { mailSheetResponse } from '~/pages/mail-sheet.server'

/** How a mail looks to its recipient, for the frame of its page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireUser(request)
  return mailSheetResponse(await mailSheet(scope, params.mailId?.toLowerCase() ?? ''))
}
