import type { Args, RouteHandle } from '~/auth/access'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { lookAt } from './look.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** The letter as it would be sent now. Where there is nothing to send, the page says why. */
export async function loader({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const { sending } = await lookAt(scope, customerId, 'letter')
  if (!sending) return seeOther(request, paths.dunningProposal(customerId))
  return madeFile(
    request,
    await renderDunningNotice(sending.notice, await readLetterhead(house.reader, scope)),
  )
}
