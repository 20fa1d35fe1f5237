import { type Kysely, sql } from 'kysely'

// Since when an invoice announces its own debit: since a mail with it arrived, or since a person noted that it was handed over.
// What is neither announces nothing. What was issued by earlier versions counts as handed over on the day of its issue, unless a
// mail with it was lost.

const TABLE = `create table invoice_handovers (
  tenant_id text not null,
  id text not null,
  invoice_id text not null,
  handed_on text not null,
  is_assumed integer not null default 0 check (is_assumed in (0, 1)),
  created_at text not null,
  created_by text not null,
  withdrawn_at text,
  withdrawn_by text check ((withdrawn_by is null) = (withdrawn_at is null)),
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
) strict`

const GUARDS = [
  `create unique index invoice_handovers_one on invoice_handovers (tenant_id, invoice_id)
    where withdrawn_at is null and is_assumed = 0`,
  'create index invoice_handovers_of_invoice on invoice_handovers (tenant_id, invoice_id, created_at)',
  `create trigger invoice_handovers_no_update before update of tenant_id, id, invoice_id, handed_on, is_assumed,
      created_at, created_by on invoice_handovers
    begin select raise(abort, 'invoice_handovers: rows are frozen'); end`,
  `create trigger invoice_handovers_end_once before update on invoice_handovers when old.withdrawn_at is not null
    begin select raise(abort, 'invoice_handovers: rows end once'); end`,
]

const MAILS = `from outbox m where m.tenant_id = i.tenant_id
        and m.dedupe_key >= 'invoice_sent:' || i.id || ':' and m.dedupe_key < 'invoice_sent:' || i.id || ';'`
const HANDED = `from invoice_handovers h where h.tenant_id = i.tenant_id and h.invoice_id = i.id and h.withdrawn_at is null`
const IS_LOST = `m.status in ('failed', 'bounced')`
const NOTED = `${HANDED} and h.is_assumed = 0`
const COUNTED = `${HANDED} and (h.is_assumed = 0 or not exists (select 1 ${MAILS} and ${IS_LOST}))`

const ASSUMED = `insert into invoice_handovers (tenant_id, id, invoice_id, handed_on, is_assumed, created_at, created_by)
  select i.tenant_id, i.id, i.id, i.issued_on, 1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'upgrade'
  from invoices i where i.status = 'issued' and i.kind = 'invoice' and i.mandate_id is not null
    and (select min(${IS_LOST}) ${MAILS}) is not 1`

const RUNNING = 'as running_debit_on,'
const TOLD = `${RUNNING}
    case when exists (select 1 from debit_collections d where d.tenant_id = i.tenant_id and d.invoice_id = i.id
        and (d.left_out_at is null or d.called_off_at is not null)) then 'tried'
      when m.id is null or exists (select 1 ${NOTED}) then null
      else (select case when count(*) > 0 then iif(min(${IS_LOST}), 'lost', null)
          when c.seq is null and not exists (select 1 ${HANDED}) then 'unsent' end
        ${MAILS}) end as debit_untold,
    case when m.id is not null then nullif(min(
      coalesce((select min(h.handed_on) ${COUNTED}), '~'),
      coalesce((select min(iif(m.status = 'sent', m.sent_at, m.queued_at)) ${MAILS} and not ${IS_LOST}), '~')), '~')
      end as debit_announced_at`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [TABLE, ...GUARDS, ASSUMED]) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'current_invoices'`.execute(db)
  await sql`drop view current_invoices`.execute(db)
  const before = rows[0]?.sql ?? ''
  const from = before.indexOf(RUNNING)
  const to = before.indexOf('as debit_untold') + 'as debit_untold'.length
  await sql.raw(before.slice(0, from) + TOLD + before.slice(to)).execute(db)
}
