import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { findReceipt } from '~/domain/invoices/payments/receipts.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { customerPaymentsPath, readPaymentsQuery } from '~/kit/forms/payments-query'
import { undoForm } from '~/kit/forms/receipt-forms'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  await getCustomer(house.reader, scope, customerId)
  const page = customerPaymentsPath(customerId, readPaymentsQuery(request))
  const conflict = { of: InvoiceConflict, at: 'booking' }
  return carryOutForm({ request, schema: undoForm, conflict, page }, async ({ booking, reason }) => {
    const receipt = await findReceipt(house.reader, scope, booking)
    if (receipt?.customer_id !== customerId) return { faults: { booking: 'already_reversed' } }
    await undoReceipt(house, scope, { id: booking, reason })
    return saved<'invoices'>(request, paths.customerPayments(customerId), 'zurueckgenommen')
  })
}
