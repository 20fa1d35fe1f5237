import type { Args, RouteHandle } from '~/auth/access'
import { issueInvoice } from '~/domain/invoices/issue.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { issueForm } from '~/forms/invoice-forms'
import { house } from '~/house.server'
import { actOnInvoice } from '~/pages/invoice-act.server'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Issues a draft as its page showed it, and sends it where that was asked for. */
export async function action({
  request,
  scope,
  params: { draftId: invoiceId },
}: Args<typeof handle, 'draftId'>) {
  const { revision, senden } = issueForm.parse(Object.fromEntries(new URLSearchParams(await request.text())))
  return actOnInvoice({
    request,
    invoiceId,
    act: async () => {
      await issueInvoice(house, scope, invoiceId, { revision })
      if (senden === undefined) return { said: 'ausgestellt' }
      await sendInvoice(house, scope, invoiceId)
      return { said: 'ausgestellt-gesendet' }
    },
  })
}
