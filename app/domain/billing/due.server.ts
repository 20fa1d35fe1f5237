import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'

export async function listTenantsToBill(executor: Executor, today: DateText): Promise<string[]> {
  const due = executor.selectFrom('contracts').select('tenant_id').where('due_key', '<=', today)
  const pending = executor
    .selectFrom('billing_results')
    .select('tenant_id')
    .where('is_open', '=', 1)
    .where('outcome', '=', 'pending')
  const rows = await due.union(pending).execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Longest overdue first. */
export async function listDueContracts(
  executor: Executor,
  { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('contracts')
    .select('id')
    .where('due_key', '<=', today)
    .where('tenant_id', '=', tenantId)
    .orderBy('due_key')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Drafts still to be issued and mailed, by period. */
export async function listPending(executor: Executor, { tenantId }: Within): Promise<string[]> {
  const rows = await executor
    .selectFrom('billing_results')
    .select('invoice_id')
    .where('tenant_id', '=', tenantId)
    .where('outcome', '=', 'pending')
    .where('is_open', '=', 1)
    .orderBy('planned_on')
    .orderBy('contract_id')
    .execute()
  return rows.flatMap(({ invoice_id }) => invoice_id ?? [])
}
