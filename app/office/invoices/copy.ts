import type { Args, RouteHandle } from '~/auth/access'
import { copyInvoice } from '~/domain/invoices/drafts/copy.server'
import { house } from '~/house.server'
import { readOfficeForm } from '~/kit/forms/form.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { actOnInvoice } from './act.server'
import { copyForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const form = await readOfficeForm(request, copyForm)
  const key = form.outcome === 'accepted' ? form.values[FORM_KEY_FIELD] : undefined
  const act = async () => {
    const { id } = await copyInvoice(house, scope, invoiceId, key)
    return { id, savedAs: 'kopiert' as const }
  }
  return actOnInvoice({ request, invoiceId, act })
}
