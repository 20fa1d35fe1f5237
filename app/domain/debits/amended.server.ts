import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/**
 * The mandates whose next collection has to say that the account is a new one: the payer's bank knows the former one from
 * a collection, and none from the new one has been booked since.
 */
export async function listAmended(
  executor: Executor,
  { tenantId }: Within,
  mandateIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (mandateIds.length === 0) return new Set()
  const { rows } = await sql<{ mandateId: string }>`
    with former as (
      select mandate_id, max(changed_at) as changed_at, max(last_used_on) as last_used_on from former_accounts
      where tenant_id = ${tenantId} and mandate_id in (${sql.join(mandateIds)}) group by mandate_id)
    select f.mandate_id as mandateId from former f
    where (f.last_used_on is not null
        or exists (select 1 from debit_collections c where c.tenant_id = ${tenantId}
          and c.mandate_id = f.mandate_id and c.created_at < f.changed_at))
      and not exists (select 1 from debit_collections c where c.tenant_id = ${tenantId}
        and c.mandate_id = f.mandate_id and c.created_at >= f.changed_at and c.state = 'booked')`.execute(
    executor,
  )
  return new Set(rows.map(({ mandateId }) => mandateId))
}
