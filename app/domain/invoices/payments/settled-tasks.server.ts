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
  await finishTasksOfSettled(trx, { tenantId: scope.tenantId, at: scope.at, by: scope.actor, invoiceIds })
  await followHolds(trx, scope, invoiceIds)
}

interface Settled {
  tenantId: string
  at: string
  by: string
  invoiceIds: readonly string[]
}

const finishTasksOfSettled = prepared((trx: Trx, { tenantId, at, by, invoiceIds }: Settled) =>
  trx
    .updateTable('tasks')
    .set({ done_at: at, done_by: by })
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
