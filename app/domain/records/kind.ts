import type {
  ContactRow,
  ContractRow,
  CustomerRow,
  EmployeeRow,
  NumberFormatRow,
  TenantRow,
} from '~db/schema'
import type { Vault } from '../vault'
import type { Values } from './merge'

interface Rows {
  tenants: TenantRow
  customers: CustomerRow
  contacts: ContactRow
  contracts: ContractRow
  employees: EmployeeRow
  number_formats: NumberFormatRow
}

/** A table whose rows are changed by forms, and counted by a `revision`. */
export type RecordTable = keyof Rows

/** What no form changes, or what is made of another column. */
type Kept =
  | 'tenant_id'
  | 'id'
  | 'created_at'
  | 'revision'
  | `${string}_masked`
  | `${string}_key`
  | `${string}_fingerprint`

/** The columns that a form may change. One that is stored sealed goes by its plain name: `iban` for `iban_sealed`. */
export type Fields<Table extends RecordTable> = {
  [Column in keyof Rows[Table] as Column extends Kept
    ? never
    : Column extends `${infer Field}_sealed`
      ? Field
      : Column]: Rows[Table][Column]
}

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
