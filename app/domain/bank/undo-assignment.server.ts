import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { undoReceipt } from '../invoices/payments/undo-booking.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
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
  const { receiptId, isOwn } = await getAssignment(house.reader, scope, id)
  // A trigger undoes the assignment with its receipt.
  if (receiptId !== null && isOwn) await undoReceipt(house, scope, { id: receiptId, reason })
  else await writing(house, scope, (trx) => reverse(trx, scope, id))
}

/** @throws NotFound */
export async function getAssignment(executor: Executor, { tenantId }: Within, id: string) {
  const row = await executor
    .selectFrom('bank_assignments')
    .leftJoin('receipts', (join) => joined(join, 'receipts.id', 'bank_assignments.receipt_id'))
    .select(['item_id as itemId', 'receipt_id as receiptId', 'reasons_json'])
    .select(['receipts.created_at as receivedAt', 'bank_assignments.created_at as assignedAt'])
    .where('bank_assignments.tenant_id', '=', tenantId)
    .where('bank_assignments.id', '=', id)
    .where('bank_assignments.reverses_id', 'is', null)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const { reasons_json, receivedAt, assignedAt, ...assignment } = row
  const reasons = JSON.parse(reasons_json) as Reason[]
  // Some versions linked what was booked before without a mark.
  const wasThere =
    reasons.some(({ mark }) => mark === 'booked_by_hand') || (receivedAt !== null && receivedAt < assignedAt)
  return { ...assignment, reasons, isOwn: !wasThere }
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
