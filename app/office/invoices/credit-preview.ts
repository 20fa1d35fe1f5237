import type { Args, RouteHandle } from '~/auth/access'
import { renderInvoicePdf } from '~/documents/invoice-pdf.server'
import { composeCredit } from '~/domain/invoices/credits/credit-note.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { giveBack } from '~/kit/forms/refused-form.server'
import { paths } from '~/paths'
import { refusedActs } from './act.server'
import { enteredCredit } from './credit-page.server'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function loader({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const values = Object.fromEntries(new URL(request.url).searchParams)
  const { draft: number } = textsOf(languageOf(request)).invoices
  return refusedActs(request, invoiceId, async () => {
    const { original, faults, credit } = await enteredCredit(scope, invoiceId, values)
    if (Object.keys(faults).length > 0)
      return giveBack(request, paths.creditInvoice(invoiceId), { refusal: { faults, values }, wait: 0 })
    const view = composeCredit(scope, original, { number, ...credit })
    return madeFile(request, await renderInvoicePdf(view, await readLetterhead(house.reader, scope)))
  })
}
