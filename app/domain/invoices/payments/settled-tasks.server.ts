import type { Trx } from '~/domain/kernel/house'
import type { Actor, Scope } from '~/domain/kernel/scope'
import { watchRunningDebits } from './double-debits.server'
import { followHolds } from './settled-holds.server'

/**
 * What follows once invoices ask for less, or for more again: tasks about them are done, what held them back has ended, debits
 * are not carried out twice.
 */
export async function followSettlement(trx: Trx, scope: Scope, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return
  await watchRunningDebits(trx, scope, invoiceIds)
  await finishTasksOfSettled(trx, scope, invoiceIds)
  await followHolds(trx, scope, invoiceIds)
}

async function finishTasksOfSettled(trx: Trx, actor: Actor, invoiceIds: readonly string[]): Promise<void> {
  const settled = trx
    .selectFrom('invoice_standings')
    .select('invoice_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('invoice_id', 'in', invoiceIds)
    .where('standing', 'not in', ['open', 'collected', 'disputed'])
  await trx
    .updateTable('tasks')
    .set({ done_at: actor.at, done_by: actor.actor })
    .where('tenant_id', '=', actor.tenantId)
    .where('kind', 'in', ['transfer', 'choice'])
    .where('subject_id', 'in', settled)
    .where('done_at', 'is', null)
    .execute()
}
