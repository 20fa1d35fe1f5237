import { recordEvent } from '~/domain/events/record.server'
import { amountOf } from '~/domain/events/types'
import type { Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import type { NewReceipt } from './receipt'

interface Money extends Pick<NewReceipt, 'customerId' | 'amountCents' | 'paidOn' | 'method'> {
  receiptId: string
  shares: readonly { invoiceId: string; cents: Cents }[]
}

export function tellReceived(trx: Trx, scope: Scope, money: Money): Promise<void> {
  const { receiptId, customerId } = money
  return recordEvent(trx, scope, {
    type: 'payment.received',
    subjectId: receiptId,
    streamId: customerId,
    data: dataOf(money),
  })
}

/** @param code why, by ISO 20022, if the bank said */
export function tellReturned(trx: Trx, scope: Scope, money: Money & { code: string | null }): Promise<void> {
  const { receiptId, customerId, code } = money
  return recordEvent(trx, scope, {
    type: 'payment.returned',
    subjectId: receiptId,
    streamId: customerId,
    data: { ...dataOf(money), code },
  })
}

function dataOf({ receiptId, customerId, amountCents, paidOn, method, shares }: Money) {
  return {
    receipt_id: receiptId,
    customer_id: customerId,
    amount: amountOf(amountCents),
    currency: 'EUR' as const,
    paid_on: paidOn,
    method,
    invoices: shares
      .filter(({ cents }) => cents !== 0)
      .map(({ invoiceId, cents }) => ({ invoice_id: invoiceId, amount: amountOf(cents) })),
  }
}
