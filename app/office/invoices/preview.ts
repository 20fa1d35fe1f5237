import type { Args, RouteHandle } from '~/auth/access'
import { renderInvoicePdf } from '~/documents/invoice-pdf.server'
import { composeInvoice } from '~/domain/invoices/drafts/compose.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { refusedActs } from './act.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'draftId'>) {
  const { draft } = textsOf(languageOf(request)).invoices
  return refusedActs(request, params.draftId, async () => {
    const { view } = await composeInvoice(house.reader, scope, params.draftId, draft)
    return madeFile(request, await renderInvoicePdf(view, await readLetterhead(house.reader, scope)))
  })
}
