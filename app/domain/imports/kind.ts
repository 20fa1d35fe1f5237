import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { AlikeRecord } from '../records/alike'

export interface ImportKind<Values> {
  kind: 'customers' | 'employees'
  /** The audit's name for a record. */
  subjectType: 'customer' | 'employee'
  numberOf(values: Values): string | null
  /** Id given by the file, or null. */
  idOf(values: Values): string | null
  /** Display name of a row, even a faulty one. */
  nameOf(cells: Record<string, string>): string
  listNamed(executor: Executor, scope: Within, ids: readonly string[]): Promise<AlikeRecord[]>
  /** Values that two rows share if they may be the same. */
  marksOf(values: Values): string[]
  /** Second check for rows that share a mark. */
  mayBeSame(one: Values, other: Values): boolean
  findAlike(executor: Executor, vault: Vault, scope: Within, values: Values): Promise<AlikeRecord[]>
  /** Prepares the records; the returned function inserts them and gives their ids in order. */
  make(house: House, scope: Scope, values: readonly Values[]): (trx: Trx) => Promise<string[]>
  /** Ids of imported records that are unchanged and unreferenced. */
  findUntouched(trx: Trx, scope: Within, since: Taken): Promise<string[]>
  remove(trx: Trx, scope: Within, ids: readonly string[]): Promise<void>
}

export interface Taken {
  ids: readonly string[]
  /** Audit entry of the import; anything later happened since. */
  seq: number
}

/** A row as the form's fields: the record it becomes, or the fault of each field. */
export type ReadRow<Values> = (
  cells: Record<string, string>,
) => { values: Values } | { faults: Record<string, string> }
