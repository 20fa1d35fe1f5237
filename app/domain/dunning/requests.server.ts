import type { Executor, House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Actor, Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { Way } from './assess'

/** SQLite binds a few thousand values at most. */
const CHUNK = 500
const OUTCOME_SHOWN_MS = 24 * 60 * 60_000

export interface NoticeRequest {
  customerId: string
  /** The proposal as the page showed it, by `seenAs`. */
  seen: string
  way: Way
  isAccountEnclosed: boolean
}

/** `changed`: not what was shown any more, so nothing was sent. */
export type RequestOutcome = 'sent' | 'changed' | 'failed'

/** Notes whom to remind; open requests keep their turn, what was settled of an earlier press is forgotten. */
export function noteRequests(house: House, scope: Scope, requests: readonly NoticeRequest[]): Promise<void> {
  return writing(house, scope, async (trx) => {
    await trx
      .deleteFrom('dunning_requests')
      .where('tenant_id', '=', scope.tenantId)
      .where('outcome', 'is not', null)
      .execute()
    const rows = requests.map(({ customerId, seen, way, isAccountEnclosed }) => ({
      ...{ tenant_id: scope.tenantId, customer_id: customerId, seen, way },
      is_account_enclosed: isAccountEnclosed ? (1 as const) : (0 as const),
      ...{ requested_by: scope.actor, requested_at: scope.at, outcome: null, settled_at: null },
    }))
    for (let from = 0; from < rows.length; from += CHUNK)
      await trx
        .insertInto('dunning_requests')
        .values(rows.slice(from, from + CHUNK))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
}

/** Who has asked for what is not done yet. */
export function listAskers(executor: Executor): Promise<Pick<Actor, 'tenantId' | 'actor'>[]> {
  return executor
    .selectFrom('dunning_requests')
    .select(['tenant_id as tenantId', 'requested_by as actor'])
    .where('outcome', 'is', null)
    .distinct()
    .execute()
}

/** What this member has asked for, in order. */
export async function listOpen(executor: Executor, scope: Actor): Promise<NoticeRequest[]> {
  const rows = await executor
    .selectFrom('dunning_requests')
    .select(['customer_id as customerId', 'seen', 'way', 'is_account_enclosed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('requested_by', '=', scope.actor)
    .where('outcome', 'is', null)
    .orderBy('requested_at')
    .orderBy('customer_id')
    .execute()
  return rows.map(({ is_account_enclosed, ...row }) => ({
    ...row,
    isAccountEnclosed: is_account_enclosed === 1,
  }))
}

/** Settles an open request. @returns false if another worker has */
export async function settle(
  trx: Trx,
  scope: Pick<Scope, 'tenantId' | 'at'>,
  customerId: string,
  outcome: RequestOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('dunning_requests')
    .set({ outcome, settled_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface SendingProgress {
  total: number
  open: number
  sent: number
  /** Those whose proposal is not what was shown any more, and those with an error. */
  notSent: { customerId: string; name: string; outcome: RequestOutcome }[]
}

/** Of the last press; null if nothing is left to say of it. */
export async function readProgress(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'at'>,
): Promise<SendingProgress | null> {
  const since = new Date(Date.parse(scope.at) - OUTCOME_SHOWN_MS).toISOString()
  const rows = await listRows(executor, scope, since)
  const count = (outcome: RequestOutcome | null) => rows.filter((row) => row.outcome === outcome).length
  const notSent = rows.flatMap(({ outcome, ...row }) =>
    outcome === null || outcome === 'sent' ? [] : [{ ...row, outcome }],
  )
  const open = count(null)
  return open + notSent.length === 0 ? null : { total: rows.length, open, sent: count('sent'), notSent }
}

function listRows(executor: Executor, { tenantId }: Within, since: string) {
  return executor
    .selectFrom('dunning_requests')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'dunning_requests.customer_id'))
    .select(['customers.id as customerId', 'customers.name', 'dunning_requests.outcome'])
    .where('dunning_requests.tenant_id', '=', tenantId)
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('settled_at', '>', since)]))
    .orderBy('customers.name_key')
    .execute()
}
