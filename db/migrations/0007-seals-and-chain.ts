import { type Kysely, sql } from 'kysely'

const GENESIS = '0'.repeat(64)

// What a frozen payslip cannot be given later: all it says, and the calculation behind it. Rows of 0.2.0 have
// neither; every row after them says where it came from.
const PAYSLIPS = [
  'alter table payslips add column view_sealed text',
  'alter table payslips add column calculation_sealed text',
  `alter table payslips add column source text
    check (source in ('calculation', 'delivery'))
    check ((source is null) = (view_sealed is null))
    check ((coalesce(source, '') = 'calculation') = (calculation_sealed is not null))`,
  `create trigger payslips_say_all before insert on payslips when new.source is null
    begin select raise(abort, 'payslips: a payslip keeps what it says'); end`,
]

// One link per issued document. A link says nothing but hashes, so it stays when retention removes its document:
// hence no foreign key, and no permit by which it could go.
const CHAIN = [
  `create table chain_links (
    tenant_id text not null references tenants (id),
    range_name text not null,
    position integer not null check (position > 0),
    invoice_id text not null,
    number text not null,
    previous_hash text not null check (length(previous_hash) = 64),
    hash text not null check (length(hash) = 64),
    created_at text not null,
    primary key (tenant_id, range_name, position),
    unique (tenant_id, range_name, number),
    unique (tenant_id, invoice_id),
    check ((position = 1) = (previous_hash = '${GENESIS}'))
  ) strict`,
  `create trigger chain_links_follow before insert on chain_links
    when new.position > 1 and new.previous_hash is not (select l.hash from chain_links l
      where l.tenant_id = new.tenant_id and l.range_name = new.range_name and l.position = new.position - 1)
    begin select raise(abort, 'chain_links: a link follows the one before'); end`,
  // SQL cannot hash, so what was issued before this migration is counted and stands outside the chain.
  `create table chain_starts (
    tenant_id text not null references tenants (id),
    range_name text not null,
    earlier_documents integer not null check (earlier_documents > 0),
    last_number text not null,
    started_at text not null,
    primary key (tenant_id, range_name)
  ) strict`,
  `insert into chain_starts (tenant_id, range_name, earlier_documents, last_number, started_at)
    select i.tenant_id, 'invoice', count(*),
      (select n.number from invoices n where n.tenant_id = i.tenant_id and n.status = 'issued'
        order by n.issued_at desc, n.number desc limit 1),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    from invoices i where i.status = 'issued' group by i.tenant_id`,
  ...['chain_links', 'chain_starts'].flatMap((table) => [
    `create trigger ${table}_no_update before update on ${table}
      begin select raise(abort, '${table}: rows are frozen'); end`,
    `create trigger ${table}_no_delete before delete on ${table}
      begin select raise(abort, '${table}: rows are kept'); end`,
  ]),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...PAYSLIPS, ...CHAIN]) await sql.raw(statement).execute(db)
}
