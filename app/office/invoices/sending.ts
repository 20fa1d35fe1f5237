import type { Args, RouteHandle } from '~/auth/access'
import { sendDocument } from '~/domain/invoices/send-document.server'
import { house } from '~/house.server'
import { actOnInvoice } from './act.server'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const act = async () => {
    const { isNew } = await sendDocument(house, scope, invoiceId)
    return { savedAs: isNew ? ('gesendet' as const) : ('schon-gesendet' as const) }
  }
  return actOnInvoice({ request, invoiceId, act })
}
