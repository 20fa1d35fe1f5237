import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { withdrawHandedOver } from '~/domain/invoices/handed-over.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { HANDOVER_FIELD, withdrawalForm } from '~/kit/forms/handed-over'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** What was noted in error: the invoice announces nothing by it any more. */
export function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const page = paths.handedOver(invoiceId)
  const conflict = { of: InvoiceConflict, at: 'form' }
  return carryOutForm({ request, schema: withdrawalForm, page, conflict }, async (values) => {
    await withdrawHandedOver(house, scope, { invoiceId, id: values[HANDOVER_FIELD] })
    return saved<'invoices'>(request, paths.officeInvoice(invoiceId), 'nicht-uebergeben')
  })
}
