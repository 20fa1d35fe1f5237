import type { Args, RouteHandle } from '~/auth/access'
import { copyInvoice } from '~/domain/invoices/copy.server'
import { house } from '~/house.server'
import { actOnInvoice } from '~/pages/invoice-act.server'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const act = async () => {
    const { id } = await copyInvoice(house, scope, invoiceId)
    return { id, said: 'kopiert' as const }
  }
  return actOnInvoice({ request, invoiceId, act })
}
