import type { Args, RouteHandle } from '~/auth/access'
import { assignBookedReturn, assignReturn } from '~/domain/bank/assign.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { getClaimed } from '~/domain/invoices/payments/claims.server'
import { Conflict } from '~/domain/kernel/errors'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { RETURN_CODE_FIELD } from '~/kit/forms/return-code'
import { paths } from '~/paths'
import { BOOKED_FIELD, INVOICE_FIELD } from './fields'
import { returnForm } from './forms'
import { searchOf, withSearch } from './query'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export function action({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  const page = withSearch(paths.bankItem(itemId), searchOf(request))
  return carryOutForm({ request, schema: returnForm, page }, async (values) => {
    const { [INVOICE_FIELD]: invoiceId, [SEEN_FIELD]: seenCents, [RETURN_CODE_FIELD]: code } = values
    const receiptId = values[BOOKED_FIELD]
    try {
      const { customerId } = await getClaimed(house.reader, scope, invoiceId)
      if (receiptId !== undefined) await assignBookedReturn(house, scope, { itemId, seenCents, receiptId })
      else await assignReturn(house, scope, { itemId, seenCents, customerId, invoiceId, code })
    } catch (error) {
      if (error instanceof InvoiceConflict && error.code === 'credit_refunded')
        return { faults: { form: error.code } }
      if (error instanceof Conflict) return saved<'bank'>(request, paths.bankItem(itemId), 'nichts')
      throw error
    }
    return saved<'bank'>(request, paths.bankItem(itemId), 'gebucht')
  })
}
