import { recordAudit } from '~/domain/audit/audit.server'
import type { Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope } from '~/domain/kernel/scope'
import { finishTaskAbout } from '~/domain/tasks/about.server'
import { openTask } from '~/domain/tasks/open.server'
import type { Cents } from '~/domain/values/money'
import { callOff, hasNotice, withdrawCallOff } from './leave-out.server'
import { findDebit } from './returned-debits.server'
import { PLACE, stopAndTell, takeBackStop } from './stop-mails.server'

/** A collection that a person marked as not carried out was: what followed from the mark did not happen either. */
export async function withdrawMark(
  trx: Trx,
  scope: Scope,
  { id, invoiceId, cents }: { id: string; invoiceId: string; cents: Cents },
): Promise<void> {
  await withdrawWhere(trx, scope, { column: 'collection_id', id })
  await withdrawCallOff(trx, scope, id)
  await recordAudit(trx, scope, {
    action: 'payment.presented_after_all',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents: cents },
  })
}

/**
 * The booking that took a mark back is undone: the mark is there again, and what follows from it does too. A mail that had
 * gone out is not sent twice.
 */
export async function restoreMark(trx: Trx, scope: Scope, receiptId: string): Promise<void> {
  const marked = await trx
    .selectFrom('receipts')
    .innerJoin('debit_collections', (join) => joined(join, 'debit_collections.id', 'receipts.collection_id'))
    .select([
      'debit_collections.id',
      'invoice_id as invoiceId',
      'debit_collections.amount_cents as amountCents',
    ])
    .select(['failed_reason as reason', 'told_by as toldBy'])
    .where('receipts.tenant_id', '=', scope.tenantId)
    .where('receipts.id', '=', receiptId)
    .where('receipts.amount_cents', '>', 0)
    .where('debit_collections.state', '=', 'failed')
    .where('failed_reason', '<>', '')
    .executeTakeFirst()
  if (!marked) return
  const { id, invoiceId, amountCents, reason, toldBy } = marked
  const hasStopped = await restoreRejection(trx, scope, { collectionId: id, invoiceId })
  // One whose announcement never left is expected by nobody.
  const isExpected = toldBy !== 'mail' || (await hasNotice(trx, scope, id))
  if (isExpected && !hasStopped) await callOff(trx, scope, id)
  await recordAudit(trx, scope, {
    action: 'payment.not_presented',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents, reason },
  })
}

/** What a bank had said with the mark. @returns whether it stops the mandate */
async function restoreRejection(
  trx: Trx,
  scope: Scope,
  { collectionId, invoiceId }: { collectionId: string; invoiceId: string },
): Promise<boolean> {
  const last = await trx
    .selectFrom('debit_returns')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('collection_id', '=', collectionId)
    .where('receipt_id', 'is', null)
    .where('withdrawn_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const debit = last && (await findDebit(trx, scope, { invoiceId, collectionId }))
  if (!last || !debit) return false
  const { code, consequence, attempt, mandateId } = await trx
    .updateTable('debit_returns')
    .set({ withdrawn_at: null, created_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', last.id)
    .returning(['code', 'consequence', 'attempt', 'mandate_id as mandateId'])
    .executeTakeFirstOrThrow()
  const { customerId, number } = debit
  await openTask(trx, scope, {
    ...{ kind: 'returned', subjectId: last.id, area: 'invoicing', customerId, detail: number },
  })
  if (consequence !== 'stop') return false
  await stopAndTell(trx, scope, mandateId, { id: last.id, invoiceId, number, code, attempt })
  return true
}

/** As if the debit had not come back: its mandate goes on, unless another return stopped it too. */
export function withdrawReturn(trx: Trx, scope: Scope, receiptId: string): Promise<void> {
  return withdrawWhere(trx, scope, { column: 'receipt_id', id: receiptId })
}

async function withdrawWhere(
  trx: Trx,
  scope: Scope,
  { column, id }: { column: 'receipt_id' | 'collection_id'; id: string },
): Promise<void> {
  const row = await trx
    .updateTable('debit_returns')
    .set({ withdrawn_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where(column, '=', id)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'mandate_id as mandateId', 'created_at as at', PLACE.as('place')])
    .executeTakeFirst()
  if (!row) return
  await finishTaskAbout(trx, scope, 'returned', row.id)
  await takeBackStop(trx, scope, row)
}
