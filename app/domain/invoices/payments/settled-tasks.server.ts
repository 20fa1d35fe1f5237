import type { Trx } from '~/domain/kernel/house'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Scope } from '~/domain/kernel/scope'
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

async function finishTasksOfSettled(trx: Trx, scope: Scope, invoiceIds: readonly string[]): Promise<void> {
  const { tenantId } = scope
  // Few invoices have any, and to find none takes less than to change none.
  for (const { id } of await listTasksOfSettled(trx, { tenantId, invoiceIds }))
    await trx
      .updateTable('tasks')
      .set({ done_at: scope.at, done_by: scope.actor })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
}

interface Of {
  tenantId: string
  invoiceIds: readonly string[]
}

const listTasksOfSettled = prepared((trx: Trx, { tenantId, invoiceIds }: Of) =>
  trx
    .selectFrom('tasks')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', ['transfer', 'choice'])
    .where('subject_id', 'in', invoiceIds)
    .where('done_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoice_standings as s')
          .select('s.invoice_id')
          .whereRef('s.tenant_id', '=', 'tasks.tenant_id')
          .whereRef('s.invoice_id', '=', 'tasks.subject_id')
          .where('s.standing', 'not in', ['open', 'collected', 'disputed']),
      ),
    ),
)
