import { type Kysely, sql } from 'kysely'

// The audit is read newest first: all of it, of one kind of record, of one person, of both; `audit_subject` has one
// record's. The search finds invoices by their amount and accounts by the end of their IBAN.
const INDEXES = [
  'create index audit_newest on audit_entries (tenant_id, seq)',
  'create index audit_by_kind on audit_entries (tenant_id, subject_type, seq)',
  'create index audit_by_person on audit_entries (tenant_id, actor, seq)',
  'create index audit_by_person_and_kind on audit_entries (tenant_id, actor, subject_type, seq)',
  'create index invoices_by_amount on invoices (tenant_id, gross_cents, number)',
  'create index mandates_by_account_end on mandates (tenant_id, substr(iban_masked, -4), reference)',
  `create index employees_by_account_end on employees (tenant_id, substr(iban_masked, -4), name_key, id)
    where iban_masked is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(index).execute(db)
}
