import { type Kysely, sql } from 'kysely'

/** Where the bytes of documents go. */
export interface Files {
  put(bytes: Uint8Array): Promise<string>
}

interface Kept {
  row: number
  bytes: Uint8Array
}

// The bytes of frozen documents leave the database for a folder, where each lies under the SHA-256 of what is kept.
// A sealed one may be sealed anew, with another key; what is inside stays as it is.
const TABLE = `create table documents_new (
    tenant_id text not null references tenants (id),
    id text not null,
    invoice_id text,
    payslip_id text,
    media_type text not null,
    file_name text not null,
    byte_length integer not null,
    sha256 text not null check (length(sha256) = 64),
    is_sealed integer not null check (is_sealed in (0, 1)),
    kept_sha256 text not null check (length(kept_sha256) = 64),
    created_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, invoice_id, media_type),
    unique (tenant_id, payslip_id, media_type),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
    foreign key (tenant_id, payslip_id) references payslips (tenant_id, id),
    check ((invoice_id is null) <> (payslip_id is null)),
    check (is_sealed = 1 or kept_sha256 = sha256)
  ) strict`

const COLUMNS = [
  'tenant_id',
  'id',
  'invoice_id',
  'payslip_id',
  'media_type',
  'file_name',
  'byte_length',
  'sha256',
  'is_sealed',
  'created_at',
]

const AFTERWARDS = [
  'drop table documents',
  'alter table documents_new rename to documents',
  'create index documents_by_file on documents (kept_sha256)',
  `create trigger documents_no_update before update of ${COLUMNS} on documents
    begin select raise(abort, 'documents: rows are frozen'); end`,
  `create trigger documents_no_delete before delete on documents
    when not exists (select 1 from retention_permits p
      where p.tenant_id = old.tenant_id and p.table_name = 'documents' and p.row_id = old.id)
    begin select raise(abort, 'documents: rows are kept'); end`,
]

/** Begun again after a failure, it finds the files that it has written. */
export async function up(db: Kysely<unknown>, files: Files): Promise<void> {
  await sql.raw(TABLE).execute(db)
  for (let last = 0; ; ) {
    const { rows } = await sql<Kept>`
      select rowid as row, bytes from documents where rowid > ${last} order by rowid limit 1`.execute(db)
    const [document] = rows
    if (!document) break
    const keptSha256 = await files.put(document.bytes)
    await sql`insert into documents_new (${sql.raw(COLUMNS.join())}, kept_sha256)
      select ${sql.raw(COLUMNS.join())}, ${keptSha256} from documents where rowid = ${document.row}`.execute(
      db,
    )
    last = document.row
  }
  for (const statement of AFTERWARDS) await sql.raw(statement).execute(db)
}
