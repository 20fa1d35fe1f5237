import { type Kysely, sql } from 'kysely'

// A firm's colour and logo stand on its public pages. The logo's address there comes from its bytes (which SQL cannot
// hash, so an old one draws its own), and a browser may keep what it found there.
const LOOK = [
  `alter table tenants add column accent_color text
    check (accent_color glob '[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]')`,
  `create table tenant_logos_new (
    tenant_id text not null primary key references tenants (id),
    public_id text not null,
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    bytes blob not null check (length(bytes) between 1 and 524288),
    updated_at text not null
  ) strict`,
  `insert into tenant_logos_new (tenant_id, public_id, media_type, bytes, updated_at)
    select tenant_id, lower(hex(randomblob(16))), media_type, bytes, updated_at from tenant_logos`,
  'drop table tenant_logos',
  'alter table tenant_logos_new rename to tenant_logos',
  'create index tenant_logos_public on tenant_logos (public_id)',
]

// "I have made the transfer": no reminder goes out until the day after `paused_until_on`, by when the money is here or
// was never on its way. One row per invoice; whoever says so again later pauses again.
const TRANSFERS = [
  `create table transfer_notices (
    tenant_id text not null references tenants (id),
    invoice_id text not null,
    announced_at text not null,
    paused_until_on text not null,
    done_at text,
    primary key (tenant_id, invoice_id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  `create index transfer_notices_waiting on transfer_notices (tenant_id, announced_at desc)
    where done_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...LOOK, ...TRANSFERS]) await sql.raw(statement).execute(db)
}
