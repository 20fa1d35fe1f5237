import type { RawBuilder } from 'kysely'
import type { Trx } from '../kernel/house'
import type { RetainedKind } from './periods'

/** Which rows of a kind may go, and what goes with them. */
export interface Retained {
  /** Ids of rows that were made `before` and that nothing younger refers to. */
  find: (tenantId: string, before: string) => RawBuilder<{ id: string }>
  /** Deletion steps in order; a function for anything but a delete. */
  remove: readonly (RemovedRows | ((trx: Trx, tenantId: string, ids: readonly string[]) => Promise<void>))[]
}

/** The table, its key column (for replies that of their task), and whether its triggers require a permit. */
export type RemovedRows = readonly [table: string, column: string, permit?: 'permit']

export type RetainedRows = Retained & { kind: RetainedKind }
