import type {
  ContactRow,
  ContractRow,
  CustomerRow,
  EmployeeRow,
  NumberFormatRow,
  TenantRow,
} from '~db/schema'

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

/** The columns that a form may change. A sealed one is called by its plain name: `iban` for `iban_sealed`. */
export type Fields<Table extends RecordTable> = {
  [Column in keyof Rows[Table] as Column extends Kept
    ? never
    : Column extends `${infer Field}_sealed`
      ? Field
      : Column]: Rows[Table][Column]
}
