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
      joined(join, 'debit_returns.invoice_id', 'debit_collections.invoice_id')
        .onRef('debit_returns.attempt', '=', 'debit_collections.attempt')
        .on('debit_returns.withdrawn_at', 'is', null),
    )
    .select(['debit_collections.failed_reason as failedReason', 'debit_returns.code'])
    .select('debit_returns.consequence')
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('debit_collections.invoice_id', 'in', invoiceIds)
    .orderBy('debit_collections.attempt')
    .execute()
  // A later attempt replaces the earlier ones.
  return new Map(
    rows.map(({ invoiceId, code, consequence, ...latest }) => {
      const returned = consequence === null ? null : { code, consequence }
      return [invoiceId, { ...latest, returned }]
    }),
  )
}
