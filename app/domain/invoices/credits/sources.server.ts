import { sql } from 'kysely'
import type { Executor } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Within } from '~/domain/kernel/scope'
import type { Cents } from '~/domain/values/money'
import { isNotReversed } from '../payments/not-reversed.server'
import type { Share } from '../payments/shares.server'

/** What the customer has overpaid and not got back. */
export async function readCredit(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<Cents> {
  const [row] = await findCredit(executor, { tenantId, customerId })
  return row?.credit_cents ?? 0
}

const findCredit = prepared(
  (executor: Executor, { tenantId, customerId }: { tenantId: string; customerId: string }) =>
    executor
      .selectFrom('customer_credits')
      .select('credit_cents')
      .where('tenant_id', '=', tenantId)
      .where('customer_id', '=', customerId),
)

/** Takes what is wanted from the sources, in their order, and leaves them with the rest. */
export function draw(sources: Source[], wanted: { invoiceId: string; cents: Cents }): Share[] {
  let { cents: left } = wanted
  return sources.flatMap((source) => {
    const cents = Math.min(left, source.cents)
    source.cents -= cents
    left -= cents
    // However the money came once, it pays this invoice by being offset.
    return cents > 0 ? [{ ...source, invoiceId: wanted.invoiceId, cents, method: 'set_off' as const }] : []
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

/** Money paid back, and what a bank took back beyond what was paid of its invoice, name no receipt. */
async function readRefunded(executor: Executor, { tenantId }: Within, customerId: string): Promise<Cents> {
  const { cents } = await executor
    .selectFrom('receipts')
    .select(sql<Cents | null>`sum(${undivided(tenantId)})`.as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('customer_id', '=', customerId)
    .where('amount_cents', '<', 0)
    .where('reverses_id', 'is', null)
    .where(isNotReversed(tenantId))
    .executeTakeFirstOrThrow()
  return 0 - (cents ?? 0)
}

/** What of a receipt neither invoices nor charges have; less than nothing if it paid something back. */
function undivided(tenantId: string) {
  return sql<Cents>`(amount_cents
    - coalesce((select sum(p.amount_cents) from payments p
      where p.tenant_id = ${tenantId} and p.receipt_id = receipts.id), 0)
    - coalesce((select sum(s.cents) from charge_settlements s
      where s.tenant_id = ${tenantId} and s.receipt_id = receipts.id), 0))`
}

/** Receipts not yet allocated, oldest first. */
function listUndivided(executor: Executor, { tenantId }: Within, customerId: string): Promise<Source[]> {
  return executor
    .selectFrom(
      executor
        .selectFrom('receipts')
        .select(['id as receiptId', 'paid_on as paidOn', 'method', 'created_at'])
        .select(undivided(tenantId).as('cents'))
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
