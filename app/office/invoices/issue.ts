import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import type { SavedKey } from '~/i18n/texts'
import { readFields } from '~/kit/forms/read-fields.server'
import { actOnInvoice } from './act.server'
import { issueForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({
  request,
  scope,
  params: { draftId: invoiceId },
}: Args<typeof handle, 'draftId'>) {
  const { revision, senden } = await readFields(request, issueForm)
  return actOnInvoice({
    request,
    invoiceId,
    act: async () => {
      await issueInvoice(house, scope, invoiceId, { revision })
      if (senden === undefined) return { savedAs: 'ausgestellt' }
      return { savedAs: await send(scope, invoiceId) }
    },
  })
}

/** The invoice stays issued even if sending fails, and the page says so. */
async function send(scope: OfficeScope, invoiceId: string): Promise<SavedKey<'invoices'>> {
  try {
    await sendInvoice(house, scope, invoiceId)
    return 'ausgestellt-gesendet'
  } catch (error) {
    if (!(error instanceof InvoiceConflict)) throw error
    return error.code === 'no_address' ? 'ausgestellt-ohne-adresse' : 'ausgestellt-nichts-offen'
  }
}
