import { recordAudits } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { DebitConflict } from './conflict'
import { getRun } from './runs.server'

interface Failed {
  runId: string
  invoiceIds: readonly string[]
  reason: string
}

/**
 * Notes that a bank does not carry out collections of a run, or never got them. Their invoices can be collected again.
 * @throws NotFound; DebitConflict `debits_missing`, `debit_reason_missing`, `debits_not_running`
 */
export function failCollections(
  house: House,
  scope: Scope,
  { runId, invoiceIds, reason }: Failed,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    await getRun(trx, scope, runId)
    if (invoiceIds.length === 0) throw new DebitConflict('debits_missing')
    if (reason === '') throw new DebitConflict('debit_reason_missing')
    const failed = await trx
      .updateTable('debit_collections')
      .set({ state: 'failed', failed_reason: reason })
      .where('tenant_id', '=', scope.tenantId)
      .where('run_id', '=', runId)
      .where('invoice_id', 'in', invoiceIds)
      .where('state', '=', 'running')
      .returning(['invoice_id as invoiceId', 'amount_cents as amountCents'])
      .execute()
    if (failed.length !== new Set(invoiceIds).size) throw new DebitConflict('debits_not_running')
    await recordAudits(
      trx,
      scope,
      failed.map(({ invoiceId, amountCents }) => ({
        action: 'payment.not_presented',
        subjectType: 'invoice',
        subjectId: invoiceId,
        after: { amountCents, reason },
      })),
    )
  })
}
