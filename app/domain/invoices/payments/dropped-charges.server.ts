import { sql } from 'kysely'
import { recordAudit } from '~/domain/audit/audit.server'
import type { Executor, Trx } from '~/domain/kernel/house'
import type { Scope, Within } from '~/domain/kernel/scope'
import { unindexed } from '~/domain/kernel/unindexed.server'
import { type Cents, sum } from '~/domain/values/money'
import { insertSettlement } from './charges.server'
import { listLoweredInterest } from './lowered-interest.server'

/**
 * Where an invoice asks for nothing any more, because it was cancelled or credited in full, nobody was ever late with it:
 * its charges fall by a counter-entry, and what was paid of them is the customer's credit. Where a part was credited, so does
 * the interest on that part. Interest and costs follow the claim (§§ 280, 286, 288 BGB).
 */
export async function dropCharges(trx: Trx, scope: Scope, invoiceId: string): Promise<void> {
  const fallen = await listFallen(trx, scope, invoiceId)
  const lowered = await listLoweredInterest(trx, scope, invoiceId)
  let dropped = 0
  for (const { id, openCents, number } of fallen)
    dropped += await drop(trx, scope, { id, number, cents: openCents + (await paidOf(trx, scope, id)) })
  for (const { id, number, claimedCents, cents } of lowered)
    dropped += await drop(trx, scope, { id, number, cents: claimedCents - cents })
  const [first] = [...fallen, ...lowered]
  if (!first || dropped === 0) return
  await recordAudit(trx, scope, {
    action: 'charges.dropped',
    subjectType: 'customer',
    subjectId: first.customerId,
    after: { amountCents: dropped, number: first.number },
  })
}

/** Of a charge, beginning with what is open. What was waived before stays waived. @returns `cents` */
async function drop(
  trx: Trx,
  scope: Scope,
  { id, number, cents }: { id: string; number: string; cents: Cents },
): Promise<Cents> {
  if (cents <= 0) return 0
  let back = cents - (await openOf(trx, scope, id))
  for (const paid of await listPaid(trx, scope, id)) {
    const released = Math.min(back, paid.cents)
    back -= released
    if (released > 0)
      await insertSettlement(trx, scope, {
        ...{ chargeId: id, cents: -released, on: scope.today, receiptId: paid.receiptId },
      })
  }
  await insertSettlement(trx, scope, { chargeId: id, cents, on: scope.today, reason: number })
  return cents
}

async function paidOf(executor: Executor, scope: Within, chargeId: string): Promise<Cents> {
  return sum((await listPaid(executor, scope, chargeId)).map(({ cents }) => cents))
}

async function openOf(executor: Executor, { tenantId }: Within, chargeId: string): Promise<Cents> {
  const { openCents } = await executor
    .selectFrom('charges as c')
    .select(
      sql<Cents>`c.cents - coalesce((select sum(s.cents) from charge_settlements s
        where s.tenant_id = c.tenant_id and s.charge_id = c.id), 0)`.as('openCents'),
    )
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', '=', chargeId)
    .executeTakeFirstOrThrow()
  return openCents
}

interface Fallen {
  id: string
  customerId: string
  openCents: Cents
  /** Of the invoice. */
  number: string
}

/** A reminder's fee falls with the last of its invoices. */
async function listFallen(executor: Executor, { tenantId }: Within, invoiceId: string): Promise<Fallen[]> {
  const { rows } = await sql<Fallen>`
    select c.id, c.customer_id as customerId, i.number,
      c.cents - (select coalesce(sum(s.cents), 0) from charge_settlements s
        where s.tenant_id = c.tenant_id and s.charge_id = c.id) as openCents
    from invoice_standings i
    join charges c on c.tenant_id = i.tenant_id and c.customer_id = i.customer_id and c.withdrawn_at is null
    where i.tenant_id = ${tenantId} and i.invoice_id = ${invoiceId} and i.standing in ('cancelled', 'credited')
      and (c.invoice_id = i.invoice_id or c.invoice_id is null and exists (select 1 from dunned_invoices d
          where d.tenant_id = c.tenant_id and d.notice_id = c.source_id and d.invoice_id = i.invoice_id)
        and not exists (select 1 from dunned_invoices d
          join invoice_standings o on o.tenant_id = d.tenant_id and o.invoice_id = d.invoice_id
          where d.tenant_id = c.tenant_id and d.notice_id = c.source_id
            and o.standing not in ('cancelled', 'credited')))
    order by c.charged_on, c.id`.execute(executor)
  return rows
}

function listPaid(executor: Executor, { tenantId }: Within, chargeId: string) {
  return executor
    .selectFrom('charge_settlements')
    .select(sql<string>`receipt_id`.as('receiptId'))
    .select(({ fn }) => fn.sum<Cents>('cents').as('cents'))
    .where('tenant_id', '=', tenantId)
    .where('charge_id', '=', chargeId)
    .where(unindexed('receipt_id'), 'is not', null)
    .groupBy('receipt_id')
    .having(({ fn }) => fn.sum('cents'), '>', 0)
    .execute()
}
