import { isWanted, recordEvent } from '~/domain/events/record.server'
import type { Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { amountOf, type Cents } from '~/domain/values/money'
import type { NewReceipt } from './receipt'

export interface ToldMoney extends Pick<NewReceipt, 'customerId' | 'amountCents' | 'paidOn' | 'method'> {
  receiptId: string
  shares: readonly { invoiceId: string; cents: Cents }[]
  /** The receipt that this one takes back, if it is known. */
  reversesId?: string | undefined
}

export async function tellReceived(trx: Trx, scope: Scope, money: ToldMoney): Promise<void> {
  if (!(await isWanted(trx, scope, 'payment.received'))) return
  const { receiptId, customerId } = money
  await recordEvent(trx, scope, {
    type: 'payment.received',
    subjectId: receiptId,
    streamId: customerId,
    data: dataOf(money),
  })
}

/** `code`: why, by ISO 20022, if the bank said. */
type Returned = ToldMoney &
  ({ reason: 'returned'; code: string | null } | { reason: 'refunded' | 'booked_by_mistake' })

/** Money that went back, or that never came. */
export function tellReturned(trx: Trx, scope: Scope, money: Returned): Promise<void> {
  const { receiptId, customerId, reason } = money
  const code = money.reason === 'returned' ? money.code : null
  return recordEvent(trx, scope, {
    type: 'payment.returned',
    subjectId: receiptId,
    streamId: customerId,
    data: { ...dataOf(money), reason, code },
  })
}

function dataOf({ receiptId, customerId, amountCents, paidOn, method, shares, reversesId }: ToldMoney) {
  return {
    receipt_id: receiptId,
    customer_id: customerId,
    amount: amountOf(amountCents),
    currency: 'EUR' as const,
    paid_on: paidOn,
    method,
    reverses: reversesId ?? null,
    invoices: shares
      .filter(({ cents }) => cents !== 0)
      .map(({ invoiceId, cents }) => ({ invoice_id: invoiceId, amount: amountOf(cents) })),
  }
}
