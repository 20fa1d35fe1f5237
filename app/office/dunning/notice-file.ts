import type { Args, RouteHandle } from '~/auth/access'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import { getNotice } from '~/domain/dunning/notices.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** A sent notice as a letter, from what was frozen of it. */
export async function loader({ request, scope, params }: Args<typeof handle, 'noticeId'>) {
  const { notice } = await getNotice(house.reader, scope, params.noticeId)
  return madeFile(request, await renderDunningNotice(notice, await readLetterhead(house.reader, scope)))
}
