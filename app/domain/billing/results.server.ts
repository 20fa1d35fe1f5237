import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { DraftResult, Outcome, Reason } from './outcome'

export interface BilledPeriod {
  contractId: string
  from: DateText
  to: DateText
}

interface Result extends BilledPeriod {
  runId: string
  plannedOn: DateText
  invoiceId: string | null
  outcome: Outcome
  reason: Reason | null
}

/** Stores the outcome of a period, and the run with its first result. An earlier failure is replaced. */
export async function keepResult(trx: Trx, scope: Scope, result: Result): Promise<void> {
  const { runId, contractId, from, to, plannedOn, outcome } = result
  await trx
    .insertInto('billing_runs')
    .values({
      tenant_id: scope.tenantId,
      id: runId,
      started_at: scope.at,
      started_on: scope.today,
      started_by: scope.actor,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute()
  const state = {
    run_id: runId,
    invoice_id: result.invoiceId,
    outcome,
    reason: result.reason,
    is_open: isOpen(outcome),
    happened_at: scope.at,
  }
  await trx
    .insertInto('billing_results')
    .values({
      ...state,
      tenant_id: scope.tenantId,
      contract_id: contractId,
      period_from_on: from,
      period_to_on: to,
      planned_on: plannedOn,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'contract_id', 'period_from_on']).doUpdateSet(state),
    )
    .execute()
}

/** Records the outcome of an invoice that was to be issued and mailed; a second call changes nothing. */
export async function settleResult(
  trx: Trx,
  scope: Scope,
  invoiceId: string,
  { outcome, reason }: DraftResult,
): Promise<void> {
  await trx
    .updateTable('billing_results')
    .set({ outcome, reason, is_open: isOpen(outcome), happened_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('outcome', '=', 'pending')
    .execute()
}

function isOpen(outcome: Outcome): 0 | 1 {
  return outcome === 'draft' || outcome === 'failed' || outcome === 'pending' ? 1 : 0
}
