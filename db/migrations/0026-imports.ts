import { type Kysely, sql } from 'kysely'

// The cells of a file wait here, sealed, until somebody has taken them over, or for a day. Line 0 has the headings.
const STATEMENTS = [
  `create table imports (
    tenant_id text not null references tenants (id),
    id text not null,
    kind text not null check (kind in ('customers', 'employees')),
    state text not null default 'open' check (state in ('open', 'discarded', 'done', 'undone')),
    headings_fingerprint text not null,
    mapping_json text,
    revision integer not null default 0,
    row_count integer not null check (row_count > 0),
    new_count integer not null default 0,
    alike_count integer not null default 0,
    wrong_count integer not null default 0,
    checked_seq integer,
    created_by text not null,
    created_at text not null,
    expires_at text not null,
    done_at text,
    taken_count integer not null default 0,
    removed_count integer not null default 0,
    primary key (tenant_id, id)
  ) strict`,
  'create index imports_newest on imports (tenant_id, kind, created_at)',
  'create index imports_expiry on imports (expires_at)',
  `create table import_rows (
    tenant_id text not null references tenants (id),
    import_id text not null,
    line integer not null check (line >= 0),
    cells_sealed text,
    rank integer not null default 2,
    findings_json text,
    record_id text,
    primary key (tenant_id, import_id, line),
    foreign key (tenant_id, import_id) references imports (tenant_id, id)
  ) strict`,
  'create index import_rows_ranked on import_rows (tenant_id, import_id, rank, line)',
  // Each row of a file asks who may be the same.
  'create index customers_by_email on customers (tenant_id, lower(email))',
  'create index customers_by_vat_id on customers (tenant_id, vat_id)',
  'create index customers_by_postcode on customers (tenant_id, postal_code, name_key)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
