import { recordAudit } from '~/domain/audit/audit.server'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { divide } from '../payments/claims'
import { readClaimed } from '../payments/claims.server'
import type { PaidBy } from '../payments/receipt'
import { insertReceipt, isBooked } from '../payments/receipts.server'
import { bookShares } from '../payments/shares.server'
import { tellReturned } from '../payments/tell-money.server'
import { draw, listCreditSources, readCredit } from './sources.server'

export async function readCredits(executor: Executor, { tenantId }: Within): Promise<Cents> {
  const { cents } = await executor
    .selectFrom('customer_credits')
    .select(({ fn }) => fn.sum<Cents | null>('credit_cents').as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('credit_cents', '<>', 0)
    .executeTakeFirstOrThrow()
  return cents ?? 0
}

interface Settlement {
  customerId: string
  /** In the order in which to settle them. */
  invoiceIds: readonly string[]
  /** The credit as it was shown, so that two clicks or two people use it once. */
  seenCents: Cents
}

/**
 * Settles invoices from the customer's credit, oldest money first.
 * @throws NotFound; Conflict `credit_changed`, `other_customer`, `nothing_open` (or no invoice named)
 */
export function settleFromCredit(
  house: House,
  scope: Scope,
  { customerId, invoiceIds, seenCents }: Settlement,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const credit = await readCredit(trx, scope, customerId)
    if (credit !== seenCents) throw new InvoiceConflict('credit_changed')
    const claims = invoiceIds.map((invoiceId) => ({ invoiceId }))
    const claimed = await readClaimed(trx, scope, { customerId, claims })
    const asked = claimed.map(({ openCents }) => openCents)
    if (sum(asked) === 0) throw new InvoiceConflict('nothing_open')
    const { shares } = divide(credit, asked)
    const sources = await listCreditSources(trx, scope, customerId)
    await bookShares(
      trx,
      scope,
      claimed.flatMap(({ id: invoiceId }, index) => draw(sources, { invoiceId, cents: shares[index] ?? 0 })),
      'credit.used',
    )
  })
}

interface Refund {
  id?: string | undefined
  customerId: string
  amountCents: Cents
  paidOn: DateText
  method: PaidBy
  reference?: string
}

/** Records money paid back. @throws Conflict `amount_zero`, `credit_short` */
export function refundCredit(house: House, scope: Scope, refund: Refund): Promise<void> {
  return writing(house, scope, async (trx) => {
    await refundIn(trx, scope, refund)
  })
}

/** @returns the receipt's id */
export async function refundIn(trx: Trx, scope: Scope, refund: Refund): Promise<string> {
  const { customerId, paidOn, method } = refund
  if (refund.amountCents <= 0) throw new InvoiceConflict('amount_zero')
  const amountCents = -refund.amountCents
  if (await isBooked(trx, scope, { ...refund, amountCents, claims: [] })) return refund.id ?? ''
  if (refund.amountCents > (await readCredit(trx, scope, customerId)))
    throw new InvoiceConflict('credit_short')
  const id = await insertReceipt(trx, scope, { ...refund, amountCents })
  const refunded = { receiptId: id, customerId, amountCents, paidOn, method, shares: [] }
  await tellReturned(trx, scope, { ...refunded, reason: 'refunded' })
  await recordAudit(trx, scope, {
    action: 'credit.refunded',
    subjectType: 'customer',
    subjectId: customerId,
    after: { amountCents: refund.amountCents, paidOn, method },
  })
  return id
}
