import type { Selectable } from 'kysely'
import type { DebitCollectionsTable } from '~db/schema'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Consequence } from '../values/return-reasons'

export type CollectionState = Selectable<DebitCollectionsTable>['state']

/** The last time that an invoice was to be collected. */
export interface LatestAttempt {
  runId: string
  attempt: number
  state: CollectionState
  collectOn: DateText
  failedReason: string | null
  /** It never was in a file that a bank could have. */
  isLeftOut: boolean
  /** If it came back: why, and what follows. */
  returned: { code: string | null; consequence: Consequence } | null
}

/** By invoice. */
export async function latestAttempts(
  executor: Executor,
  { tenantId }: Within,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, LatestAttempt>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('debit_collections')
    .innerJoin('debit_runs', (join) => joined(join, 'debit_runs.id', 'debit_collections.run_id'))
    .select(['debit_collections.invoice_id as invoiceId', 'debit_collections.run_id as runId'])
    .select(['debit_collections.attempt', 'debit_collections.state', 'debit_runs.collect_on as collectOn'])
    .leftJoin('debit_returns', (join) =>
      joined(join, 'debit_returns.collection_id', 'debit_collections.id').on(
        'debit_returns.withdrawn_at',
        'is',
        null,
      ),
    )
    .select(['debit_collections.failed_reason as failedReason', 'debit_returns.code'])
    .select('debit_collections.left_out_at')
    .select('debit_returns.consequence')
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('debit_collections.invoice_id', 'in', invoiceIds)
    .orderBy('debit_collections.attempt')
    .execute()
  const latest = new Map<string, LatestAttempt>()
  for (const { invoiceId, code, consequence, left_out_at, ...attempt } of rows) {
    const before = latest.get(invoiceId)
    const isLeftOut = left_out_at !== null
    const returned = consequence === null ? null : { code, consequence }
    // A later attempt replaces the earlier ones, but for one that was none.
    if (isLeftOut && before) latest.set(invoiceId, { ...before, attempt: attempt.attempt })
    else latest.set(invoiceId, { ...attempt, isLeftOut, returned })
  }
  return latest
}
