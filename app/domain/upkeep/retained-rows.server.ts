import type { RawBuilder } from 'kysely'
import type { Trx } from '../kernel/house'
import type { RetainedKind } from './periods'

/** Which rows of a kind may go, and what goes with each. */
export interface Retained {
  /** Selects the key of each row that was made `before` and that nothing younger hangs on. */
  find: (tenantId: string, before: string) => RawBuilder<{ id: string }>
  /** In this order: rows, and what else becomes of what hangs on them. */
  remove: readonly (RemovedRows | ((trx: Trx, tenantId: string, ids: readonly string[]) => Promise<void>))[]
}

/** The table, the column that holds the key (of replies, that of their task), and whether its triggers ask for a permit. */
export type RemovedRows = readonly [table: string, column: string, permit?: 'permit']

export type RetainedRows = Retained & { kind: RetainedKind }
