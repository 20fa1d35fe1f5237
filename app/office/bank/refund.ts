import type { Args, RouteHandle } from '~/auth/access'
import { assignRefund } from '~/domain/bank/assign.server'
import { getCustomer } from '~/domain/customers/find.server'
import { Conflict } from '~/domain/kernel/errors'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { CUSTOMER_FIELD } from './fields'
import { refundForm } from './forms'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  const { [CUSTOMER_FIELD]: wanted, [SEEN_FIELD]: seenCents } = await readFields(request, refundForm)
  const { id: customerId } = await getCustomer(house.reader, scope, wanted)
  const page = paths.bankItem(itemId)
  try {
    await assignRefund(house, scope, { itemId, seenCents, customerId })
  } catch (error) {
    if (error instanceof Conflict) return saved<'bank'>(request, page, 'nichts')
    throw error
  }
  return saved<'bank'>(request, page, 'gebucht')
}
