import { sql } from 'kysely'
import type { Kinds } from '../hours/kinds'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { changedKinds } from './changed-kinds.server'
import { changedHours, type HoursChange } from './changes.server'
import type { KeptReason } from './plan'
import type { Taken } from './take.server'

/** What would have happened. */
export type DryEffect =
  | {
      verdict: 'understood' | 'overtaken'
      changes: { items: HoursChange[]; total: number }
      /** The first whose kinds of hours would have changed, or wait for a decision, and what they would have been. */
      kinds: { id: string; after: Kinds; isLate: boolean }[]
      /** Mandates, notices and notes that would have been new. */
      made: number
    }
  | { verdict: 'kept'; reason: KeptReason }
  /** It came before under its key, and would be answered from the store. */
  | { verdict: 'repeated' }

export async function effectOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  taken: Taken,
): Promise<DryEffect> {
  if (taken.verdict === 'kept') return { verdict: 'kept', reason: taken.kept }
  return {
    verdict: taken.verdict,
    changes: await changedHours(executor, scope, taken.id),
    kinds: await changedKinds(executor, vault, scope, taken.id),
    made: await countMade(executor, scope, taken.id),
  }
}

async function countMade(executor: Executor, { tenantId }: Within, deliveryId: string): Promise<number> {
  const { rows } = await sql<{ made: number }>`select
    (select count(*) from webhook_deliveries where tenant_id = ${tenantId} and id = ${deliveryId}
      and subject_id is not null)
    + (select count(*) from payslip_notices where tenant_id = ${tenantId} and delivery_id = ${deliveryId})
    + (select count(*) from accounting_exports where tenant_id = ${tenantId} and delivery_id = ${deliveryId})
    as made`.execute(executor)
  return rows[0]?.made ?? 0
}
