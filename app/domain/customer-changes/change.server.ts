import { type CustomerForm, changeCustomerIn } from '../customers/change.server'
import { CustomerConflict } from '../customers/conflict'
import { assertDiscountFits } from '../customers/discount.server'
import { readCustomerValues } from '../customers/values.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { listActiveMandates } from '../mandates/mandates.server'

/**
 * Changes a customer from now on; issued documents stay as they are. Terms agreed before are not checked again: a mandate
 * may have ended since, and the firm's payment term may be shorter now.
 * @throws NotFound; RecordConflict; CustomerConflict `number_taken`, `debit_needs_mandate`,
 * `discount_longer_than_term`
 */
export function changeCustomer(
  house: House,
  scope: Scope,
  id: string,
  form: Partial<CustomerForm>,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = await readCustomerValues(trx, scope, id)
    // A taken number is refused by its index, but only after the customer has been found.
    await changeCustomerIn(trx, scope, id, form)
    const after = await readCustomerValues(trx, scope, id)
    const isOther = (field: keyof CustomerForm) => before[field] !== after[field]
    if (isOther('payment_method') && after.payment_method === 'direct_debit') {
      const mandates = await listActiveMandates(trx, scope, id)
      if (mandates.length === 0) throw new CustomerConflict('debit_needs_mandate')
    }
    if (isOther('discount_days') || isOther('payment_term_days')) await assertDiscountFits(trx, scope, after)
  })
}
