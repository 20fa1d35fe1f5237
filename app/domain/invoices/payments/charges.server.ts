import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '~/domain/audit/audit.server'
import type { Executor, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'

// Money for what is owed beside invoices: fees, lump sums and interest.

interface OpenCharge {
  id: string
  invoiceId: string | null
  openCents: Cents
}

/** In the order in which money pays them: costs, then interest (§ 367 (1) BGB), the oldest first. */
export async function listOpenCharges(
  executor: Executor,
  { tenantId }: Within,
  customerId: string,
): Promise<OpenCharge[]> {
  const rows = await executor
    .selectFrom('charges as c')
    .select(['c.id', 'c.invoice_id as invoiceId'])
    .select(
      sql<Cents>`c.cents - coalesce((select sum(s.cents) from charge_settlements s
        where s.tenant_id = c.tenant_id and s.charge_id = c.id), 0)`.as('openCents'),
    )
    .where('c.tenant_id', '=', tenantId)
    .where('c.customer_id', '=', customerId)
    .where('c.withdrawn_at', 'is', null)
    .orderBy(sql`c.kind = 'interest'`)
    .orderBy('c.charged_on')
    .orderBy('c.id')
    .execute()
  return rows.filter(({ openCents }) => openCents > 0)
}

interface Money {
  receiptId: string
  customerId: string
  cents: Cents
  on: DateText
}

/** Pays charges from a receipt, as far as the money goes. @returns what they took */
export async function payCharges(
  trx: Trx,
  scope: Scope,
  { receiptId, customerId, cents, on }: Money,
  charges: readonly OpenCharge[],
): Promise<Cents> {
  let left = cents
  for (const { id, openCents } of charges) {
    const share = Math.min(left, openCents)
    if (share <= 0) continue
    await insertSettlement(trx, scope, { chargeId: id, cents: share, on, receiptId })
    left -= share
  }
  const paidCents = cents - left
  if (paidCents > 0)
    await recordAudit(trx, scope, {
      action: 'charge.paid',
      subjectType: 'customer',
      subjectId: customerId,
      after: { amountCents: paidCents, paidOn: on },
    })
  return paidCents
}

/** Of what belongs to these invoices, before them, if the firm wants it so. */
export async function payChargesFirst(
  trx: Trx,
  scope: Scope,
  money: Money,
  invoiceIds: readonly string[],
): Promise<Cents> {
  const settings = await trx
    .selectFrom('charge_settings')
    .select('is_charges_first')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirst()
  if (settings?.is_charges_first !== 1 || invoiceIds.length === 0) return 0
  const open = await listOpenCharges(trx, scope, money.customerId)
  const theirs = open.filter(({ invoiceId }) => invoiceId !== null && invoiceIds.includes(invoiceId))
  return payCharges(trx, scope, money, theirs)
}

/** What a receipt paid is owed again. */
export async function releaseCharges(trx: Trx, scope: Scope, receiptId: string): Promise<void> {
  const paid = await trx
    .selectFrom('charge_settlements')
    .select('charge_id as chargeId')
    .select(({ fn }) => fn.sum<Cents>('cents').as('cents'))
    .where('tenant_id', '=', scope.tenantId)
    .where('receipt_id', '=', receiptId)
    .groupBy('charge_id')
    .having(({ fn }) => fn.sum('cents'), '<>', 0)
    .execute()
  for (const { chargeId, cents } of paid)
    await insertSettlement(trx, scope, { chargeId, cents: -cents, on: scope.today, receiptId })
}

interface Settlement {
  chargeId: string
  cents: Cents
  on: DateText
  receiptId?: string
  reason?: string
}

export async function insertSettlement(
  trx: Trx,
  scope: Scope,
  { chargeId, cents, on, receiptId, reason }: Settlement,
): Promise<void> {
  await trx
    .insertInto('charge_settlements')
    .values({
      tenant_id: scope.tenantId,
      id: randomUUID(),
      charge_id: chargeId,
      cents,
      settled_on: on,
      receipt_id: receiptId ?? null,
      reason: reason ?? null,
      created_at: scope.at,
      created_by: scope.actor,
    })
    .execute()
}
