import { NotFound } from '~/domain/kernel/errors'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { PaidBy, Received } from './receipt'
import { receive } from './receipts.server'
import { takeBack } from './returns.server'

/** Money received for one invoice; negative if a bank took it back. */
export interface NewPayment {
  /** A form that sends its own `id` books once, however often it is sent. */
  id?: string
  invoiceId: string
  amountCents: number
  paidOn: string
  method: PaidBy
  /** Why it came back, by ISO 20022. */
  code?: string | null
}

/**
 * Books money for an invoice; an excess becomes the customer's credit. Bookings stay; a mistake is undone by a reversal.
 * @throws NotFound; Conflict `not_issued`, `not_payable` (no invoice), `amount_zero`, `more_than_paid`
 */
export function recordPayment(
  house: House,
  scope: Scope,
  { invoiceId, code = null, ...money }: NewPayment,
): Promise<Received> {
  return writing(house, scope, async (trx) => {
    const invoice = await trx
      .selectFrom('invoices')
      .select('customer_id as customerId')
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', invoiceId)
      .executeTakeFirst()
    if (!invoice) throw new NotFound()
    return money.amountCents < 0
      ? takeBack(trx, scope, { ...money, ...invoice, invoiceId, code })
      : receive(trx, scope, { ...money, ...invoice, claims: [{ invoiceId }] })
  })
}
