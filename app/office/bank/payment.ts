import type { Args, RouteHandle } from '~/auth/access'
import { assignToCustomer } from '~/domain/bank/assign.server'
import { BankConflict } from '~/domain/bank/conflict'
import { getBankItem } from '~/domain/bank/item.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { getClaimed } from '~/domain/invoices/payments/claims.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { CONFIRM_FIELD, tickedIn } from '~/kit/forms/receipt-forms'
import { paths } from '~/paths'
import { claimsForm } from './forms'
import { searchOf, withSearch } from './query'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/** Books the money for the ticked invoices of one customer, or asks whether the rest is to be credit. */
export async function action({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  const { openCents } = await getBankItem(house.reader, scope, itemId)
  const page = withSearch(paths.bankItem(itemId), searchOf(request))
  const conflict = { of: InvoiceConflict, at: 'form' }
  return carryOutForm({ request, schema: claimsForm, conflict, page }, async (values, entered) => {
    const ids = tickedIn(entered)
    const claimed = await claimsOf(scope, ids)
    const [first] = claimed
    if (!first) return { faults: { form: 'bank_nothing_chosen' as const } }
    if (claimed.some(({ customerId }) => customerId !== first.customerId))
      return { faults: { form: 'bank_two_customers' as const } }
    if (openCents > sum(claimed.map((one) => one.openCents)) && !values[CONFIRM_FIELD])
      return { faults: { [CONFIRM_FIELD]: 'more_than_open' as const } }
    try {
      const claims = ids.map((invoiceId) => ({ invoiceId }))
      await assignToCustomer(house, scope, {
        ...{ itemId, seenCents: values[SEEN_FIELD], customerId: first.customerId, claims },
      })
    } catch (error) {
      if (error instanceof BankConflict) return { faults: { form: error.code } }
      throw error
    }
    return saved<'bank'>(request, paths.bankItem(itemId), 'gebucht')
  })
}

async function claimsOf(scope: OfficeScope, ids: readonly string[]) {
  const claimed = []
  for (const id of ids) claimed.push(await getClaimed(house.reader, scope, id))
  return claimed
}
