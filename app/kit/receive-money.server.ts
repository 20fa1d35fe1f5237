import {
  addUp,
  type ChargesBeside,
  discountOn,
  isLessDiscount,
  type OpenClaim,
  outcomeOf,
  type Paid,
} from '~/domain/invoices/payments/adding-up'
import { areChargesFirst, listOpenCharges } from '~/domain/invoices/payments/charges.server'
import { listOpenClaims } from '~/domain/invoices/payments/open-claims.server'
import type { NewReceipt, Received } from '~/domain/invoices/payments/receipt'
import { isBooked, receiveMoney } from '~/domain/invoices/payments/receipts.server'
import type { Executor, House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { Faults } from './forms/faults'
import { CONFIRM_FIELD } from './forms/receipt-forms'

export interface EnteredMoney extends Omit<NewReceipt, 'claims'> {
  invoiceIds: readonly string[]
  withDiscount: boolean
  /** That it is unusual was seen. */
  isConfirmed: boolean
}

/** Books a receipt for the invoices named, or says what is unusual about it. @throws NotFound; InvoiceConflict */
export async function bookMoney(
  house: House,
  scope: Scope,
  { invoiceIds, withDiscount, isConfirmed, ...money }: EnteredMoney,
): Promise<Received | { faults: Faults }> {
  const { customerId, amountCents, paidOn, method } = money
  const offered = await listOpenClaims(house.reader, scope, customerId)
  const ids = inOrder(invoiceIds, offered)
  const received = { amountCents, paidOn, withDiscount, isDebit: method === 'direct_debit' }
  const meant = offered.filter(({ id }) => ids.includes(id))
  const claims = ids.map((invoiceId) => ({
    invoiceId,
    withDiscount: withDiscount && meant.some((one) => one.id === invoiceId && discountOn(one, paidOn) > 0),
  }))
  const receipt = { ...money, claims }
  if (withDiscount && isTooLate(meant, paidOn)) return { faults: { skonto: 'discount_over' } }
  if (!isConfirmed && !(await isBooked(house.reader, scope, receipt))) {
    const charges = await chargesBeside(house.reader, scope, customerId)
    const faults = objections(meant, received, charges)
    if (Object.keys(faults).length > 0) return { faults }
  }
  return receiveMoney(house, scope, receipt)
}

export async function chargesBeside(
  executor: Executor,
  scope: Scope,
  customerId: string,
): Promise<ChargesBeside> {
  return {
    open: await listOpenCharges(executor, scope, customerId),
    areFirst: await areChargesFirst(executor, scope),
  }
}

/** Invoices in order of due date, which are paid first; those no longer open are left out. */
function inOrder(ids: readonly string[], offered: readonly OpenClaim[]): string[] {
  const open = offered.map(({ id }) => id)
  const rank = (id: string) => (open.includes(id) ? open.indexOf(id) : open.length)
  return [...new Set(ids)].sort((a, b) => rank(a) - rank(b))
}

/** Whether no ticked invoice has its discount on that day, though there was one. */
function isTooLate(meant: readonly OpenClaim[], paidOn: string): boolean {
  return meant.some(({ discount }) => discount !== null) && addUp(meant, paidOn).discountCents === 0
}

function objections(meant: readonly OpenClaim[], received: Paid, charges: ChargesBeside): Faults {
  const { paidOn, withDiscount } = received
  if (outcomeOf(meant, received, charges).creditCents > 0) return { [CONFIRM_FIELD]: 'more_than_open' }
  if (!withDiscount && isLessDiscount(meant, received)) return { skonto: 'discount_offered' }
  if (meant.some(({ issuedOn }) => paidOn < issuedOn)) return { [CONFIRM_FIELD]: 'date_before_issue' }
  return {}
}
