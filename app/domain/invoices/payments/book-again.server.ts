import type { Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { type Cents, sum } from '~/domain/values/money'
import { InvoiceConflict } from '../conflict'
import { listCreditSources } from '../credits/sources.server'
import { type Claimed, settledBy } from './claims.server'
import type { NewReceipt, PaidBy } from './receipt'
import { bookShares } from './shares.server'
import { bookDiscount } from './waivers.server'

interface Standing {
  receiptId: string
  claimed: readonly Claimed[]
}

/**
 * A form whose receipt stands, sent again after a share of it was undone: the share is booked again from what the receipt has
 * left. @returns whether there was one
 * @throws Conflict `credit_used` (its money went elsewhere meanwhile), `discount_over`, `discount_short`
 */
export async function bookUndoneShares(
  trx: Trx,
  scope: Scope,
  { paidOn, method, customerId }: NewReceipt,
  { receiptId, claimed }: Standing,
): Promise<boolean> {
  const missing = await listMissing(trx, scope, { receiptId, method })
  const again = claimed.filter(({ id, openCents }) => openCents > 0 && missing.has(id))
  if (again.length === 0) return false
  const sources = await listCreditSources(trx, scope, customerId)
  const freeCents = sources.find((source) => source.receiptId === receiptId)?.cents ?? 0
  const wanted = again.map((invoice) => Math.min(invoice.openCents, missing.get(invoice.id) ?? 0))
  if (freeCents < sum(wanted)) throw new InvoiceConflict('credit_used')
  const settled = settledBy({ amountCents: sum(wanted), paidOn }, again)
  for (const { invoice, discountCents } of settled)
    if (discountCents > 0) await bookDiscount(trx, scope, { invoice, cents: discountCents, on: paidOn })
  await bookShares(
    trx,
    scope,
    settled.map(({ invoice, cents }) => ({ receiptId, invoiceId: invoice.id, cents, paidOn, method })),
  )
  return true
}

/** What each invoice had from the receipt at first and has no more, where a person undid it. */
async function listMissing(
  trx: Trx,
  { tenantId }: Within,
  { receiptId, method }: { receiptId: string; method: PaidBy },
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await trx
    .selectFrom('payments')
    .select(['invoice_id as invoiceId', 'amount_cents as cents', 'reverses_id as reversesId'])
    .where('tenant_id', '=', tenantId)
    .where('receipt_id', '=', receiptId)
    // Not what its credit paid.
    .where('method', '=', method)
    .execute()
  const missing = new Map<string, Cents>()
  for (const undone of rows.filter(({ reversesId }) => reversesId !== null)) {
    const own = rows.flatMap(({ invoiceId, cents }) => (invoiceId === undone.invoiceId ? [cents] : []))
    const cents = Math.max(...own) - sum(own)
    if (cents > 0) missing.set(undone.invoiceId, cents)
  }
  return missing
}
