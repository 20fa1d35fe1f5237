import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { undoReceipt } from '../invoices/payments/undo-booking.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { BankConflict } from './conflict'
import type { Reason } from './matching/decision'

/**
 * Takes an assignment back by another one; its receipt is reversed with it, unless it was there before.
 * @throws NotFound; BankConflict `bank_already_undone`; Conflict `credit_spent`
 */
export async function undoAssignment(
  house: House,
  scope: Scope,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { receiptId, reasons } = await getAssignment(house.reader, scope, id)
  const isOwn = !reasons.some(({ mark }) => mark === 'booked_by_hand')
  // A trigger undoes the assignment with its receipt.
  if (receiptId !== null && isOwn) await undoReceipt(house, scope, { id: receiptId, reason })
  else await writing(house, scope, (trx) => reverse(trx, scope, id))
}

/** @throws NotFound */
export async function getAssignment(executor: Executor, { tenantId }: Within, id: string) {
  const row = await executor
    .selectFrom('bank_assignments')
    .select(['item_id as itemId', 'receipt_id as receiptId', 'reasons_json'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('reverses_id', 'is', null)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const { reasons_json, ...assignment } = row
  return { ...assignment, reasons: JSON.parse(reasons_json) as Reason[] }
}

async function reverse(trx: Trx, scope: Scope, id: string): Promise<void> {
  const rows = await trx
    .selectFrom('bank_assignments')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where(({ or, eb }) => or([eb('id', '=', id), eb('reverses_id', '=', id)]))
    .execute()
  const [row] = rows
  if (!row || rows.length > 1) throw new BankConflict('bank_already_undone')
  await trx
    .insertInto('bank_assignments')
    .values({
      ...row,
      id: randomUUID(),
      amount_cents: -row.amount_cents,
      made_by: 'user',
      reverses_id: id,
      created_at: scope.at,
      created_by: scope.actor,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: 'bank_item.released',
    subjectType: 'bank_item',
    subjectId: row.item_id,
    after: { kind: row.kind, amountCents: -row.amount_cents },
  })
}
