import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { AlikeRecord } from '../records/alike'

/** How the records of one kind are taken over from a file. */
export interface ImportKind<Values> {
  kind: 'customers' | 'employees'
  /** What the audit calls a record. */
  subjectType: 'customer' | 'employee'
  numberOf(values: Values): string | null
  /** The id that the file gives the record, if it gives one. */
  idOf(values: Values): string | null
  /** What a row is called, whatever is wrong with it. */
  nameOf(said: Record<string, string>): string
  listNamed(executor: Executor, scope: Within, ids: readonly string[]): Promise<AlikeRecord[]>
  /** What two rows have in common that may be the same. */
  marksOf(values: Values): string[]
  /** Whether they still may be, once they have something in common. */
  mayBeSame(one: Values, other: Values): boolean
  findAlike(executor: Executor, vault: Vault, scope: Within, values: Values): Promise<AlikeRecord[]>
  /** Makes the records ready, and returns how to write them: it tells their ids in the same order. */
  make(house: House, scope: Scope, values: readonly Values[]): (trx: Trx) => Promise<string[]>
  /** Tells which of the records are still as they were taken over and nothing hangs on them. */
  findUntouched(trx: Trx, scope: Within, since: Taken): Promise<string[]>
  remove(trx: Trx, scope: Within, ids: readonly string[]): Promise<void>
}

export interface Taken {
  ids: readonly string[]
  /** The audit's entry of the import: whatever comes later happened since. */
  seq: number
}

/** A row in the words of the form: the record that it becomes, or the fault of each field. */
export type ReadRow<Values> = (
  said: Record<string, string>,
) => { values: Values } | { faults: Record<string, string> }
