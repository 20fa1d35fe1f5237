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

export type RecordRow<Table extends RecordTable> = Rows[Table]

/** A table whose rows are changed by forms and have a `revision`. */
export type RecordTable = keyof Rows

/** Columns that no form changes, or that are derived. */
type Kept =
  | 'tenant_id'
  | 'id'
  | 'created_at'
  | 'revision'
  | `${string}_masked`
  | `${string}_key`
  | `${string}_fingerprint`
  | 'email_untold_since'
  | 'email_held_at'
  | 'email_before'

/** Columns that a form may change. A sealed one has its plain name: `iban` for `iban_sealed`. */
export type Fields<Table extends RecordTable> = {
  [Column in keyof Rows[Table] as Column extends Kept
    ? never
    : Column extends `${infer Field}_sealed`
      ? Field
      : Column]: Rows[Table][Column]
}
