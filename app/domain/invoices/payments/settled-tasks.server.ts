import type { Trx } from '~/domain/kernel/house'
import type { Actor } from '~/domain/kernel/scope'

export async function finishTasksOfSettled(
  trx: Trx,
  actor: Actor,
  invoiceIds: readonly string[],
): Promise<void> {
  if (invoiceIds.length === 0) return
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
