import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { settleFromCredit } from '~/domain/invoices/credits/credit.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { customerPaymentsPath, readPaymentsQuery } from '~/kit/forms/payments-query'
import { creditUseForm, tickedIn } from '~/kit/forms/receipt-forms'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  await getCustomer(house.reader, scope, customerId)
  const page = customerPaymentsPath(customerId, readPaymentsQuery(request))
  const conflict = { of: InvoiceConflict, at: 'rechnungen' }
  return carryOutForm({ request, schema: creditUseForm, conflict, page }, async (values, entered) => {
    const invoiceIds = tickedIn(entered)
    await settleFromCredit(house, scope, { customerId, invoiceIds, seenCents: values[SEEN_FIELD] })
    return saved<'invoices'>(request, paths.customerPayments(customerId), 'verrechnet')
  })
}
