import type { RawBuilder } from 'kysely'
import type { RetainedKind } from './periods'

/** Which rows of a kind may go, and what goes with each. */
export interface Retained {
  /** Selects the key of each row that was made `before` and that nothing younger hangs on. */
  find: (tenantId: string, before: string) => RawBuilder<{ id: string }>
  /**
   * In this order: the table, the column that holds the key (of replies, that of their task), and whether its triggers ask
   * for a permit.
   */
  remove: readonly (readonly [table: string, column: string, permit?: 'permit'])[]
}

export type RetainedRows = Retained & { kind: RetainedKind }
