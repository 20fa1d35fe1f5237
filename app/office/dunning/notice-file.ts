import type { Args, RouteHandle } from '~/auth/access'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { letterToTake } from './letter-to-take.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** A sent notice as a letter, from what was frozen of it, and with the account that it left with. */
export async function loader({ request, scope, params }: Args<typeof handle, 'noticeId'>) {
  const notice = await letterToTake(request, scope, params.noticeId)
  return madeFile(request, await renderDunningNotice(notice, await readLetterhead(house.reader, scope)))
}
