import { refundIn } from '../invoices/credits/credit.server'
import { type Claimed, readClaimed } from '../invoices/payments/claims.server'
import type { Claim, NewReceipt } from '../invoices/payments/receipt'
import { receive } from '../invoices/payments/receipts.server'
import { giveReason } from '../invoices/payments/returned-debits.server'
import { takeBack } from '../invoices/payments/returns.server'
import { withdrawMark } from '../invoices/payments/withdrawn-returns.server'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { type Cents, sum } from '../values/money'
import type { OtherKind } from './assignment'
import { listBookedReturns } from './booked-returns.server'
import { BankConflict } from './conflict'
import type { Reason } from './matching/decision'
import { isRefundAway } from './matching/refunds-back.server'
import { keepRule } from './rules.server'
import {
  findCollection,
  insertAssignment,
  keepProposal,
  type Made,
  type Part,
  paidOn,
  referenceOf,
  takePart,
} from './taken-part.server'

const BY_USER: Made = { madeBy: 'user', reasons: [] }
const BOOKED_BY_HAND: Made = { madeBy: 'user', reasons: [{ mark: 'booked_by_hand' }] }

export interface ForCustomer extends Part {
  customerId: string
  claims: readonly Claim[]
  /** What they are of, where the transaction has read it already. */
  claimed?: readonly Claimed[]
  made?: Made
}

/**
 * Books money that came as a customer's: it pays invoices in their order, and the rest is the customer's credit.
 * @throws NotFound; BankConflict `bank_assigned_meanwhile`, `bank_assigned_too_much`; what `receiveMoney` throws
 */
export function assignToCustomer(house: House, scope: Scope, input: ForCustomer): Promise<void> {
  return writing(house, scope, (trx) => assignToCustomerIn(trx, scope, input))
}

/** The same for invoices of several customers, each with what its invoices ask for. @throws as `assignToCustomer` */
export function assignToCustomers(house: House, scope: Scope, parts: readonly ForCustomer[]): Promise<void> {
  return writing(house, scope, async (trx) => {
    let taken: Cents = 0
    for (const part of parts) {
      const cents = part.cents ?? part.seenCents
      await assignToCustomerIn(trx, scope, { ...part, cents, seenCents: part.seenCents - taken })
      taken += cents
    }
  })
}

/**
 * What was suggested, unless its invoices ask for another amount by now, one said to be paid is owed again, or no refund is left
 * that could have come back; where it
 * names none, all is the customer's: what charges ask for, or credit. @throws as `assignToCustomer`
 */
export function takeProposal(house: House, scope: Scope, input: ForCustomer & { made: Made }): Promise<void> {
  return writing(house, scope, async (trx) => {
    const openCents = sum((await readClaimed(trx, scope, input)).map((one) => one.openCents))
    const isSame = input.claims.length === 0 || openCents === openThen(input.seenCents, input.made)
    if (!isSame || (await isOwedAgain(trx, scope, input)) || (await isNoRefundBack(trx, scope, input)))
      throw new BankConflict('bank_assigned_meanwhile')
    await assignToCustomerIn(trx, scope, input)
  })
}

async function isOwedAgain(
  trx: Trx,
  { tenantId }: Within,
  { customerId, made: { reasons } }: ForCustomer & { made: Made },
): Promise<boolean> {
  const paid = reasons.flatMap((reason) => (reason.mark === 'paid' ? reason.number : []))
  if (paid.length === 0) return false
  const owed = await trx
    .selectFrom('invoice_standings')
    .select('invoice_id')
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('number', 'in', paid)
    .where('open_cents', '>', 0)
    .executeTakeFirst()
  return owed !== undefined
}

async function isNoRefundBack(trx: Trx, scope: Scope, input: ForCustomer & { made: Made }): Promise<boolean> {
  if (input.made.reasons.every(({ mark }) => mark !== 'refund_back')) return false
  return !(await isRefundAway(trx, scope, input))
}

/** What the invoices asked for when the amount was compared with it. */
function openThen(cents: Cents, { reasons }: Made): Cents {
  return reasons.reduce((open, reason) => {
    if (reason.mark === 'less' || reason.mark === 'discount') return open + reason.cents
    return reason.mark === 'more' || reason.mark === 'charges' ? open - reason.cents : open
  }, cents)
}

export async function assignToCustomerIn(trx: Trx, scope: Scope, input: ForCustomer): Promise<void> {
  const item = await takePart(trx, scope, input)
  const collection = await findCollection(trx, scope, { item, customerId: input.customerId })
  const isOwn = collection?.state === 'running' || collection?.state === 'failed'
  const money = { customerId: input.customerId, paidOn: paidOn(item, scope), reference: referenceOf(item) }
  const receipt: NewReceipt = {
    ...money,
    amountCents: item.cents,
    method: isOwn || item.isDebit ? 'direct_debit' : 'transfer',
    claims: input.claims,
    ...(isOwn && { collectionId: collection.id }),
  }
  const { id: receiptId, chargesCents } = await receive(trx, scope, receipt, input.claimed)
  // It falls with what it pays; undone, it is there again. What is left of a part is another amount.
  if (item.proposalJson !== null && item.cents === item.open_cents)
    await keepProposal(trx, { tenantId: scope.tenantId, ...item })
  if (collection?.state === 'failed') await withdrawMark(trx, scope, collection)
  await insertAssignment(trx, scope, {
    item,
    kind: 'customer',
    receiptId,
    made: withCharges(input.made ?? BY_USER, chargesCents),
  })
}

/** Says what of the money paid fees and interest, whoever saw it. */
function withCharges({ madeBy, reasons }: Made, cents: Cents): Made {
  const others = reasons.filter(({ mark }) => mark !== 'charges' && (mark !== 'more' || cents === 0))
  if (cents === 0) return { madeBy, reasons: others }
  return { madeBy, reasons: [...others, { mark: 'charges', cents }] }
}

/**
 * Money that the bank took back for an invoice, which is open again.
 * @throws NotFound; BankConflict; what `takeBack` throws
 */
export function assignReturn(house: House, scope: Scope, returned: ForReturn): Promise<void> {
  return writing(house, scope, (trx) => assignReturnIn(trx, scope, returned))
}

interface ForReturn extends Part {
  customerId: string
  invoiceId: string
  /** As a person says it; what the bank said itself counts first. */
  code?: string | null
  made?: Made
}

export async function assignReturnIn(
  trx: Trx,
  scope: Scope,
  { customerId, invoiceId, code = null, made = BY_USER, ...part }: ForReturn,
): Promise<void> {
  const item = await takePart(trx, scope, part)
  if (item.cents > 0) throw new BankConflict('bank_assigned_too_much')
  const collection = await findCollection(trx, scope, { item, customerId })
  const isOwn = collection?.state === 'booked' && collection.invoiceId === invoiceId
  const money = { customerId, paidOn: paidOn(item, scope), reference: referenceOf(item) }
  const { id: receiptId } = await takeBack(trx, scope, {
    ...money,
    ...(isOwn && { collectionId: collection.id }),
    ...{ invoiceId, amountCents: item.cents, method: 'direct_debit', code: item.returned_code ?? code },
  })
  await insertAssignment(trx, scope, { item, kind: 'returned', receiptId, made })
}

/**
 * The return that a person has booked already: nothing else is booked, but it came back for the reason that the bank says.
 * @throws NotFound; BankConflict `bank_assigned_meanwhile` (another item has it, or it was undone)
 */
export function assignBookedReturn(
  house: House,
  scope: Scope,
  { receiptId, ...part }: Part & { receiptId: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const item = await takePart(trx, scope, part)
    const { cents, booked_on: bookedOn, end_to_end_id: endToEndId } = item
    const booked = await listBookedReturns(trx, scope, { cents, bookedOn, endToEndId })
    if (!booked.some((one) => one.receiptId === receiptId)) throw new BankConflict('bank_assigned_meanwhile')
    if (item.returned_code !== null) await giveReason(trx, scope, { receiptId, code: item.returned_code })
    await insertAssignment(trx, scope, { item, kind: 'returned', receiptId, made: BOOKED_BY_HAND })
  })
}

/** Credit that was paid back to a customer. @throws NotFound; BankConflict; Conflict `credit_short` */
export function assignRefund(
  house: House,
  scope: Scope,
  { customerId, ...part }: Part & { customerId: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const item = await takePart(trx, scope, part)
    const money = { customerId, paidOn: paidOn(item, scope), reference: referenceOf(item) }
    const receiptId = await refundIn(trx, scope, { ...money, amountCents: -item.cents, method: 'transfer' })
    await insertAssignment(trx, scope, { item, kind: 'refund', receiptId, made: BY_USER })
  })
}

/** Money that is no invoice's; `isRule` does the same with the next from or to this account. */
export function assignOther(
  house: House,
  scope: Scope,
  { kind, isRule, ...part }: Part & { kind: OtherKind; isRule: boolean },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const item = await takePart(trx, scope, part)
    await insertAssignment(trx, scope, { item, kind, receiptId: null, made: BY_USER })
    if (isRule) await keepRule(trx, scope, { item, kind })
  })
}

/** By a rule, because the bank itself says that it is a fee, or because it is what a file of ours sent. */
export async function assignUnaskedIn(
  trx: Trx,
  scope: Scope,
  {
    kind,
    madeBy,
    reasons = [],
    ...part
  }: Part & { kind: OtherKind; madeBy: 'rule' | 'match'; reasons?: Reason[] },
): Promise<void> {
  const item = await takePart(trx, scope, part)
  await insertAssignment(trx, scope, { item, kind, receiptId: null, made: { madeBy, reasons } })
}
