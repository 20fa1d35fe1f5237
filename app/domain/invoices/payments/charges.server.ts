import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '~/domain/audit/audit.server'
import type { Executor, Trx } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { unindexed } from '~/domain/kernel/unindexed.server'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { chargesBefore, chargesPaidWith, type OpenCharge } from './asked-charges'

// Money for what is owed beside invoices: fees, lump sums and interest.

/** In the order in which money pays them: costs, then interest (§ 367 (1) BGB), the oldest first. */
export async function listOpenCharges(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<OpenCharge[]> {
  return (await listChargesOf(executor, scope, [customerId])).get(customerId) ?? []
}

/** The same of many customers; one that owes none has no entry. */
export async function listChargesOf(
  executor: Executor,
  { tenantId }: Within,
  customerIds: readonly string[],
): Promise<Map<string, OpenCharge[]>> {
  const open = new Map<string, OpenCharge[]>()
  if (customerIds.length === 0) return open
  const rows = await listCharged(executor, { tenantId, customerIds: [...new Set(customerIds)] })
  for (const { customerId, kind, invoiceIds, ...charge } of rows) {
    if (charge.openCents <= 0) continue
    const about = JSON.parse(invoiceIds ?? '[]') as string[]
    const own = open.get(customerId) ?? []
    open.set(customerId, [...own, { ...charge, isFee: kind === 'fee', invoiceIds: about }])
  }
  return open
}

const listCharged = prepared(
  (executor: Executor, { tenantId, customerIds }: { tenantId: string; customerIds: readonly string[] }) =>
    executor
      .selectFrom('charges as c')
      .select(['c.id', 'c.kind', 'c.customer_id as customerId'])
      .select(sql<string>`coalesce(c.source_id, c.statement_id)`.as('askedBy'))
      .select(
        sql<string | null>`case when c.kind <> 'fee' or c.invoice_id is not null then json_array(c.invoice_id)
        else (select json_group_array(d.invoice_id) from dunned_invoices d
          where d.tenant_id = c.tenant_id and d.notice_id = c.source_id) end`.as('invoiceIds'),
      )
      .select(
        sql<Cents>`c.cents - coalesce((select sum(s.cents) from charge_settlements s
        where s.tenant_id = c.tenant_id and s.charge_id = c.id), 0)`.as('openCents'),
      )
      .where('c.tenant_id', '=', tenantId)
      .where('c.customer_id', 'in', customerIds)
      .where('c.withdrawn_at', 'is', null)
      .orderBy(sql`c.kind = 'interest'`)
      .orderBy('c.charged_on')
      .orderBy('c.id'),
)

interface Money {
  receiptId: string
  /** The receipt with which this is taken from the credit. */
  drawnWithId?: string
  customerId: string
  cents: Cents
  on: DateText
}

/** Pays charges from a receipt, as far as the money goes. @returns what they took */
export async function payCharges(
  trx: Trx,
  scope: Scope,
  { receiptId, drawnWithId, customerId, cents, on }: Money,
  charges: readonly OpenCharge[],
): Promise<Cents> {
  let left = cents
  for (const { id, openCents } of charges) {
    const share = Math.min(left, openCents)
    if (share <= 0) continue
    await insertSettlement(trx, scope, { chargeId: id, cents: share, on, receiptId, drawnWithId })
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

/** Of what was caused by these invoices and no other, before them, if the firm wants it so. */
export async function payChargesFirst(
  trx: Trx,
  scope: Scope,
  money: Money,
  invoiceIds: readonly string[],
): Promise<Cents> {
  if (invoiceIds.length === 0 || !(await areChargesFirst(trx, scope))) return 0
  const open = await listOpenCharges(trx, scope, money.customerId)
  return payCharges(trx, scope, money, chargesBefore(open, invoiceIds))
}

/** As the firm has set it, § 367 (1) BGB. */
export async function areChargesFirst(executor: Executor, { tenantId }: Within): Promise<boolean> {
  const [settings] = await findSettings(executor, { tenantId })
  return settings?.is_charges_first === 1
}

const findSettings = prepared((executor: Executor, { tenantId }: { tenantId: string }) =>
  executor.selectFrom('charge_settings').select('is_charges_first').where('tenant_id', '=', tenantId),
)

/** Of what is left after invoices, what their payer meant for charges. */
export async function payAskedCharges(
  trx: Trx,
  scope: Scope,
  money: Money,
  invoiceIds: readonly string[],
): Promise<Cents> {
  if (money.cents <= 0) return 0
  const open = await listOpenCharges(trx, scope, money.customerId)
  return payCharges(trx, scope, money, chargesPaidWith(money.cents, open, invoiceIds))
}

/** What a receipt paid is owed again. */
export async function releaseCharges(trx: Trx, scope: Scope, receiptId: string): Promise<void> {
  const paid = await trx
    .selectFrom('charge_settlements')
    .select('charge_id as chargeId')
    .select(({ fn }) => fn.sum<Cents>('cents').as('cents'))
    .where('tenant_id', '=', scope.tenantId)
    .where('receipt_id', '=', receiptId)
    .groupBy(unindexed('charge_id'))
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
  drawnWithId?: string | undefined
}

export async function insertSettlement(
  trx: Trx,
  scope: Scope,
  { chargeId, cents, on, receiptId, reason, drawnWithId }: Settlement,
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
      drawn_with_id: drawnWithId ?? null,
    })
    .execute()
}
