import type { Vault } from '../kernel/vault'
import type { Fields, RecordTable } from './fields'
import type { Values } from './merge'

export interface Secret {
  /** What the audit says instead. */
  mask: (text: string) => string
  /** The vault's purpose, where the column is `<field>_sealed`. */
  sealedFor?: string
  /** Where there is a column `<field>_masked` beside it. */
  hasMaskColumn?: true
}

/** How the rows of a table are kept. */
export interface RecordKind<Table extends RecordTable> {
  table: Table
  /** What the audit calls a row. */
  subjectType: string
  secrets?: { [Field in keyof Fields<Table>]?: Secret }
  /** Throws where the row as it will be does not fit together: each of two forms may be right by itself. */
  check?: (row: Values) => void
  /** Columns that are made of others: of the row as it will be. */
  derived?: (row: Values) => Values
  /** Needed where a secret is sealed. */
  vault?: Vault
}
