import type { Vault } from '../kernel/vault'
import type { Fields, RecordRow, RecordTable } from './fields'

export interface Secret {
  /** Text for the audit. */
  mask: (text: string) => string
  /** The vault's purpose, if the column is `<field>_sealed`. */
  sealedFor?: string
  /** If there is a column `<field>_masked` too. */
  hasMaskColumn?: true
}

export interface RecordKind<Table extends RecordTable> {
  table: Table
  /** The audit's name for a row. */
  subjectType: string
  secrets?: { [Field in keyof Fields<Table>]?: Secret }
  /** Throws if the changed row is inconsistent: each of two forms may be right by itself. */
  check?(row: RecordRow<Table>): void
  /** Derived columns of the changed row. */
  derived?(row: RecordRow<Table>): Partial<RecordRow<Table>>
  /** Required for sealed fields. */
  vault?: Vault
}
