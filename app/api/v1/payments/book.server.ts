import { findCustomer } from '~/domain/customers/find.server'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { bookMoney } from '~/kit/receive-money.server'
import { conflict } from '../../rest/conflict.server'
import { onInvoice, type Places } from '../../rest/on-invoice.server'
import { invalid, readBody } from '../../rest/read.server'
import { inWords } from '../../rest/words'
import { payment, placeOf } from './schema'

/** @returns its id @throws Response: a problem */
export async function book(noting: House, scope: Scope, request: Request, id: string): Promise<string> {
  const sent = await readBody(request, payment(scope.today))
  const { customer_id: customerId, invoice_ids, with_discount, is_confirmed, money } = sent
  if (!(await findCustomer(house.reader, scope, customerId)))
    throw invalid([{ pointer: '/customer_id', detail: 'is no customer of this firm' }])
  await assertInvoices(scope, invoice_ids)
  const booked = await onInvoice(
    () =>
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
    PLACES_OF_CONFLICTS,
  )
  if (!('faults' in booked)) return booked.id
  const objections = Object.entries(booked.faults)
  throw conflict(
    String(objections[0]?.[1]),
    objections.map(([field, fault]) => ({
      pointer: `/${placeOf(field)}`,
      detail: inWords(String(fault)),
    })),
  )
}

const PLACES_OF_CONFLICTS: Places = {
  not_issued: '/invoice_ids',
  not_payable: '/invoice_ids',
  other_customer: '/invoice_ids',
  discount_over: '/with_discount',
  discount_short: '/amount',
}

/** @throws Response: a problem that points at those that are none of this firm */
async function assertInvoices(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = new Set((await readInvoiceRows(house.reader, scope, ids)).map(({ id }) => id))
  const unknown = ids.flatMap((id, index) => (found.has(id) ? [] : [index]))
  if (unknown.length > 0)
    throw invalid(
      unknown.map((index) => ({ pointer: `/invoice_ids/${index}`, detail: 'is no invoice of this firm' })),
    )
}
