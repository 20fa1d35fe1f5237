import type { Args, RouteHandle } from '~/auth/access'
import { findCustomer } from '~/domain/customers/find.server'
import {
  type ReceiptItem,
  readReceiptItems,
  readReceiptList,
} from '~/domain/invoices/payments/receipt-list.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { problem } from '~/http/problem.server'
import { bookMoney } from '~/kit/receive-money.server'
import { CURRENCY, euros } from '../../rest/amounts'
import { only } from '../../rest/fields'
import { onInvoice } from '../../rest/on-invoice.server'
import { once } from '../../rest/once.server'
import { asPage } from '../../rest/paging'
import { invalid, inWords, readBody, readQuery } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { type PAYMENT_FIELDS, payment, paymentQuery, placeOf } from './schema'

export const handle = {
  access: 'key',
  scope: 'payments:read',
  toChange: 'payments:write',
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { fields, query } = readQuery(request, paymentQuery)
  const page = await readReceiptList(house.reader, scope, query)
  return reply(asPage(page, (item) => only(fields, showPayment(item))))
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

/** @returns its id @throws Response: a problem */
async function book(noting: House, scope: Scope, request: Request, id: string): Promise<string> {
  const sent = await readBody(request, payment(scope.today))
  const { customer_id: customerId, invoice_ids, with_discount, is_confirmed, money } = sent
  if (!(await findCustomer(house.reader, scope, customerId)))
    throw invalid([{ pointer: '/customer_id', detail: 'is no customer of this firm' }])
  const booked = await onInvoice(() =>
    bookMoney(noting, scope, {
      id,
      customerId,
      amountCents: money.amount,
      paidOn: money.paid_on,
      method: money.method,
      reference: money.reference ?? '',
      invoiceIds: invoice_ids,
      withDiscount: with_discount,
      isConfirmed: is_confirmed,
    }),
  )
  if (!('faults' in booked)) return booked.id
  throw problem(409, {
    code: 'conflict',
    detail: 'Nothing of this request was stored. See errors.',
    errors: Object.entries(booked.faults).map(([field, fault]) => ({
      pointer: `/${placeOf(field)}`,
      detail: inWords(String(fault)),
    })),
  })
}

function showPayment(item: ReceiptItem) {
  return {
    id: item.id,
    customer_id: item.customerId,
    amount: euros(item.amountCents),
    currency: CURRENCY,
    paid_on: item.paidOn,
    method: item.method,
    reference: item.reference,
    reverses_id: item.reversesId,
    created_at: item.createdAt,
    invoices: item.shares.map(({ invoiceId, cents }) => ({ id: invoiceId, amount: euros(cents) })),
  } satisfies Record<(typeof PAYMENT_FIELDS)[number], unknown>
}
