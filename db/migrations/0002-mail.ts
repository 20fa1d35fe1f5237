import { type Kysely, sql } from 'kysely'

// SQLite cannot change a check, so the outbox is made anew and takes its rows along. `area` says whose business
// a mail is, so that a role's list is a WHERE clause. A claim belongs to the process that is sending; `subject`,
// `body` and `sha256` freeze what went out, the link standing in it by name and never as an address.
const STATEMENTS = [
  'alter table tenants add column mail_from text',
  'alter table tenants add column mail_from_name text',
  'alter table tenants add column mail_reply_to text',
  'alter table tenants add column mail_paused_at text',
  `create table outbox_new (
    tenant_id text not null references tenants (id),
    id text not null,
    kind text not null,
    area text not null check (area in ('invoicing', 'payroll', 'accounts')),
    dedupe_key text not null,
    recipient text not null,
    reply_to text,
    language text not null check (language in ('de', 'en')),
    link_id text,
    data_json text not null check (json_valid(data_json)),
    status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'bounced', 'doubtful')),
    attempts integer not null default 0 check (attempts >= 0),
    created_at text not null,
    queued_at text not null,
    next_attempt_at text not null,
    claim_token text,
    claimed_at text,
    status_changed_at text not null,
    sent_at text,
    settled_at text,
    last_answer text,
    message_id text,
    subject text,
    body text,
    sha256 text check (sha256 is null or length(sha256) = 64),
    primary key (tenant_id, id),
    unique (tenant_id, dedupe_key),
    foreign key (tenant_id, link_id) references access_links (tenant_id, id),
    check ((claim_token is null) = (claimed_at is null)),
    check ((status = 'sending') <= (claim_token is not null)),
    check ((claim_token is not null) <= (status in ('queued', 'sending'))),
    check ((status = 'sent') <= (sent_at is not null))
  ) strict`,
  `insert into outbox_new (tenant_id, id, kind, area, dedupe_key, recipient, language, link_id, data_json,
      status, attempts, created_at, queued_at, next_attempt_at, status_changed_at, sent_at)
    select o.tenant_id, o.id, o.kind,
      case when l.purpose = 'mitarbeiter-portal' then 'payroll' else 'invoicing' end,
      o.dedupe_key, o.recipient, o.language, o.link_id,
      case when o.kind = 'fresh_link' then json_set(o.data_json, '$.purpose', l.purpose) else o.data_json end,
      o.status, o.attempts, o.created_at, o.created_at, o.next_attempt_at,
      coalesce(o.sent_at, o.created_at), case when o.status = 'sent' then coalesce(o.sent_at, o.created_at) end
    from outbox o left join access_links l on l.tenant_id = o.tenant_id and l.id = o.link_id`,
  'drop table outbox',
  'alter table outbox_new rename to outbox',
  `create index outbox_queue on outbox (next_attempt_at) where status = 'queued'`,
  `create index outbox_unfinished on outbox (status, status_changed_at)
    where status in ('queued', 'sending', 'failed', 'bounced', 'doubtful')`,
  'create index outbox_newest on outbox (tenant_id, created_at desc, id desc)',
  `create table mail_templates (
    tenant_id text not null references tenants (id),
    kind text not null,
    language text not null check (language in ('de', 'en')),
    subject text not null check (subject <> ''),
    body text not null check (body <> ''),
    changed_at text not null,
    primary key (tenant_id, kind, language)
  ) strict`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
