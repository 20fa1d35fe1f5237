import type { Args, RouteHandle } from '~/auth/access'
import {
  type ReceiptItem,
  readReceiptItems,
  readReceiptList,
} from '~/domain/invoices/payments/receipt-list.server'
import { amountOf } from '~/domain/values/money'
import { house } from '~/house.server'
import { CURRENCY } from '../../rest/amounts'
import { only } from '../../rest/fields'
import { once } from '../../rest/once.server'
import { replyPage } from '../../rest/paging.server'
import { readQuery } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { book } from './book.server'
import { type PAYMENT_FIELDS, paymentQuery } from './schema'

export const handle = {
  access: 'key',
  scope: 'payments:read',
  toChange: 'payments:write',
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { fields, query } = readQuery(request, paymentQuery)
  return replyPage(readReceiptList(house.reader, scope, query), (item) => only(fields, showPayment(item)))
}

export function action({ request, scope, keyId }: Args<typeof handle>) {
  const made = async (id: string) => {
    const [item] = await readReceiptItems(house.reader, scope, [id])
    return reply(item ? showPayment(item) : { id }, { status: 201 })
  }
  return once(
    { request, scope, keyId },
    async (noting, sent, id) => made(await book(noting, scope, sent, id)),
    made,
  )
}

function showPayment(item: ReceiptItem) {
  return {
    id: item.id,
    customer_id: item.customerId,
    amount: amountOf(item.amountCents),
    currency: CURRENCY,
    paid_on: item.paidOn,
    method: item.method,
    reference: item.reference,
    reverses_id: item.reversesId,
    created_at: item.createdAt,
    invoices: item.shares.map(({ invoiceId, cents }) => ({ id: invoiceId, amount: amountOf(cents) })),
  } satisfies Record<(typeof PAYMENT_FIELDS)[number], unknown>
}
