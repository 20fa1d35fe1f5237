import { type ExpressionBuilder, sql } from 'kysely'
import { recordAudit } from '~/domain/audit/audit.server'
import type { Executor, House, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import type { DateText } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
import type { Database } from '~db/schema'
import { InvoiceConflict } from '../conflict'
import { divide } from '../payments/claims'
import { readClaimed } from '../payments/claims.server'
import type { PaidBy } from '../payments/receipt'
import { insertReceipt, isBooked } from '../payments/receipts.server'
import { bookShares, type Share } from '../payments/shares.server'

/** What the customer has overpaid and not got back. */
export async function readCredit(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<Cents> {
  const row = await executor
    .selectFrom('customer_credits')
    .select('credit_cents')
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.credit_cents ?? 0
}

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
  await recordAudit(trx, scope, {
    action: 'credit.refunded',
    subjectType: 'customer',
    subjectId: customerId,
    after: { amountCents: refund.amountCents, paidOn, method },
  })
  return id
}

function draw(sources: Source[], wanted: { invoiceId: string; cents: Cents }): Share[] {
  let { cents: left } = wanted
  return sources.flatMap((source) => {
    const cents = Math.min(left, source.cents)
    source.cents -= cents
    left -= cents
    return cents > 0 ? [{ ...source, invoiceId: wanted.invoiceId, cents }] : []
  })
}

export type Source = Omit<Share, 'invoiceId' | 'id'> & { receiptId: string }

/** What the customer's credit consists of, oldest money first: it is used and paid back in this order. */
export async function listCreditSources(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<Source[]> {
  let refunded = await readRefunded(executor, scope, customerId)
  const undivided = await listUndivided(executor, scope, customerId)
  return undivided.flatMap((source) => {
    const gone = Math.min(refunded, source.cents)
    refunded -= gone
    return source.cents > gone ? [{ ...source, cents: source.cents - gone }] : []
  })
}

/** Money paid back names no receipt. */
async function readRefunded(executor: Executor, { tenantId }: Within, customerId: string): Promise<Cents> {
  const { cents } = await executor
    .selectFrom('receipts')
    .select(({ fn }) => fn.sum<Cents | null>('amount_cents').as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('amount_cents', '<', 0)
    .where('reverses_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .where('payments.tenant_id', '=', tenantId)
            .whereRef('payments.receipt_id', '=', 'receipts.id'),
        ),
      ),
    )
    .where(isNotReversed(tenantId))
    .executeTakeFirstOrThrow()
  return 0 - (cents ?? 0)
}

/** Receipts not yet allocated, oldest first. */
function listUndivided(executor: Executor, { tenantId }: Within, customerId: string): Promise<Source[]> {
  return executor
    .selectFrom(
      executor
        .selectFrom('receipts')
        .select(['id as receiptId', 'paid_on as paidOn', 'method', 'created_at'])
        .select(
          sql<Cents>`amount_cents
            - coalesce((select sum(p.amount_cents) from payments p
              where p.tenant_id = ${tenantId} and p.receipt_id = receipts.id), 0)
            - coalesce((select sum(s.cents) from charge_settlements s
              where s.tenant_id = ${tenantId} and s.receipt_id = receipts.id), 0)`.as('cents'),
        )
        .where('tenant_id', '=', tenantId)
        .where('customer_id', '=', customerId)
        .where('amount_cents', '>', 0)
        .where('reverses_id', 'is', null)
        .where(isNotReversed(tenantId))
        .as('undivided'),
    )
    .select(['receiptId', 'paidOn', 'method', 'cents'])
    .where('cents', '>', 0)
    .orderBy('paidOn')
    .orderBy('created_at')
    .execute() as Promise<Source[]>
}

function isNotReversed(tenantId: string) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'receipts'>) =>
    not(
      exists(
        selectFrom('receipts as undone')
          .select('undone.id')
          .where('undone.tenant_id', '=', tenantId)
          .whereRef('undone.reverses_id', '=', 'receipts.id'),
      ),
    )
}
