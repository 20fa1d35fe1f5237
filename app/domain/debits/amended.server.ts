import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Creditor } from './creditor.server'
import type { OriginalCreditor } from './debit-file'

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

/**
 * By mandate, the creditor that the payer's bank knows from the last collection that it carried out, where name or id are
 * others now.
 */
export async function listFormerCreditors(
  executor: Executor,
  { tenantId }: Within,
  { creditor, mandateIds }: { creditor: Pick<Creditor, 'name' | 'id'>; mandateIds: readonly string[] },
): Promise<ReadonlyMap<string, OriginalCreditor>> {
  if (mandateIds.length === 0) return new Map()
  const { rows } = await sql<{ mandateId: string; name: string; id: string }>`
    select c.mandate_id as mandateId, r.creditor_name as name, r.creditor_id as id
    from debit_collections c join debit_runs r on r.tenant_id = c.tenant_id and r.id = c.run_id
    where c.tenant_id = ${tenantId} and c.mandate_id in (${sql.join(mandateIds)})
      and c.state in ('booked', 'returned')
      and not exists (select 1 from debit_collections n where n.tenant_id = c.tenant_id and n.mandate_id = c.mandate_id
        and n.state in ('booked', 'returned') and (n.created_at, n.id) > (c.created_at, c.id))`.execute(
    executor,
  )
  const others = rows.filter(({ name, id }) => name !== creditor.name || id !== creditor.id)
  return new Map(
    others.map(({ mandateId, name, id }) => [
      mandateId,
      { name: name === creditor.name ? null : name, id: id === creditor.id ? null : id },
    ]),
  )
}
