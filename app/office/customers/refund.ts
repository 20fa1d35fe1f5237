import { randomUUID } from 'node:crypto'
import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { refundCredit } from '~/domain/invoices/credits/credit.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { customerPaymentsPath, readPaymentsQuery } from '~/kit/forms/payments-query'
import { refundForm } from '~/kit/forms/receipt-forms'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id: customerId } = await getCustomer(house.reader, scope, params.customerId)
  const page = customerPaymentsPath(customerId, readPaymentsQuery(request))
  const conflict = { of: InvoiceConflict, at: 'refund_amount' }
  const schema = refundForm(scope.today)
  return carryOutForm({ request, schema, conflict, page }, async (values) => {
    await refundCredit(house, scope, {
      id: values[FORM_KEY_FIELD] || randomUUID(),
      customerId,
      amountCents: values.refund_amount,
      paidOn: values.refund_on,
      method: 'transfer',
      reference: values.refund_reference ?? '',
    })
    return saved<'invoices'>(request, paths.customerPayments(customerId), 'erstattet')
  })
}
