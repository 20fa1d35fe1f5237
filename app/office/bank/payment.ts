import type { Args, RouteHandle } from '~/auth/access'
import { assignToCustomers } from '~/domain/bank/assign.server'
import { BankConflict } from '~/domain/bank/conflict'
import { getBankItem } from '~/domain/bank/item.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { chargesPaidWith } from '~/domain/invoices/payments/asked-charges'
import { listOpenCharges } from '~/domain/invoices/payments/charges.server'
import { type Claimed, getClaimed } from '~/domain/invoices/payments/claims.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type Cents, sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { CONFIRM_FIELD, tickedIn } from '~/kit/forms/receipt-forms'
import { paths } from '~/paths'
import { PART_FIELD } from './fields'
import { claimsForm } from './forms'
import { searchOf, withSearch } from './query'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

/**
 * Books the money, or a part of it, for the ticked invoices, or asks whether the rest is to be credit. Of several customers
 * only what their invoices ask for together.
 */
export async function action({ request, scope, params: { itemId } }: Args<typeof handle, 'itemId'>) {
  const { openCents } = await getBankItem(house.reader, scope, itemId)
  const page = withSearch(paths.bankItem(itemId), searchOf(request))
  const conflict = { of: InvoiceConflict, at: 'form' }
  return carryOutForm({ request, schema: claimsForm, conflict, page }, async (values, entered) => {
    const ids = tickedIn(entered)
    const claimed = await claimsOf(scope, ids)
    if (claimed.length === 0) return { faults: { form: 'bank_nothing_chosen' as const } }
    const seenCents = values[SEEN_FIELD]
    const cents = values[PART_FIELD] ?? openCents
    if (cents > openCents) return { faults: { [PART_FIELD]: 'bank_assigned_too_much' as const } }
    const customers = [...new Set(claimed.map(({ customerId }) => customerId))]
    const asked = sum(claimed.map((one) => one.openCents))
    // Whose the difference would be, only a person knows.
    if (customers.length > 1 && asked !== cents) return { faults: { form: 'bank_two_customers' as const } }
    if (cents > asked && !values[CONFIRM_FIELD] && !(await isForCharges(scope, claimed, cents - asked)))
      return { faults: { [CONFIRM_FIELD]: 'more_than_open' as const } }
    const parts = customers.map((customerId) => {
      const own = claimed.filter((one) => one.customerId === customerId)
      const claims = own.map(({ id: invoiceId }) => ({ invoiceId }))
      const ownCents = customers.length > 1 ? sum(own.map((one) => one.openCents)) : cents
      return { itemId, seenCents, customerId, claims, cents: ownCents }
    })
    try {
      await assignToCustomers(house, scope, parts)
    } catch (error) {
      if (error instanceof BankConflict) return { faults: { form: error.code } }
      throw error
    }
    return saved<'bank'>(request, paths.bankItem(itemId), 'gebucht')
  })
}

/** Whether what is more than the invoices is what charges of their customer ask for. */
async function isForCharges(
  scope: OfficeScope,
  claimed: readonly Claimed[],
  restCents: Cents,
): Promise<boolean> {
  const charges = await listOpenCharges(house.reader, scope, claimed[0]?.customerId ?? '')
  const ids = claimed.map(({ id }) => id)
  return chargesPaidWith(restCents, charges, ids).length > 0
}

async function claimsOf(scope: OfficeScope, ids: readonly string[]) {
  const claimed = []
  for (const id of ids) claimed.push(await getClaimed(house.reader, scope, id))
  return claimed
}
