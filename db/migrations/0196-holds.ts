import { type Kysely, sql } from 'kysely'

// Why an invoice is not asked for as its date says: what is in dispute, deferred or promised. What is in force is part of
// the state, so the narrow table (0183) is made anew: `disputed` is a standing of its own, and `due_on` is the day on which
// the next of deferred money is due.

const HOLDS = [
  `create table invoice_holds (
    tenant_id text not null,
    id text not null,
    invoice_id text not null,
    kind text not null check (kind in ('dispute', 'deferral', 'promise')),
    reason text,
    from_on text not null,
    until_on text check ((until_on is null) = (kind = 'dispute')),
    instalments_json text check ((instalments_json is null) = (kind <> 'deferral')),
    noted_cents integer not null check (noted_cents > 0),
    created_at text not null,
    created_by text not null,
    ended_on text,
    ended_at text check ((ended_at is null) = (ended_on is null)),
    ended_by text check ((ended_by is null) = (ended_on is null)),
    end_reason text check (end_reason is null or ended_on is not null),
    primary key (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  'create unique index invoice_holds_one on invoice_holds (tenant_id, invoice_id) where ended_at is null',
  'create index invoice_holds_of_invoice on invoice_holds (tenant_id, invoice_id, created_at)',
  `create trigger invoice_holds_no_update before update of tenant_id, id, invoice_id, kind, reason, from_on, until_on,
      instalments_json, noted_cents, created_at, created_by on invoice_holds
    begin select raise(abort, 'invoice_holds: rows are frozen'); end`,
  `create trigger invoice_holds_end_once before update on invoice_holds when old.ended_at is not null
    begin select raise(abort, 'invoice_holds: rows end once'); end`,
]

const SINCE_RUNNING = 'as running_debit_on'
const IN_FORCE = `h.tenant_id = i.tenant_id and h.invoice_id = i.id and h.ended_at is null`
const HELD = `${SINCE_RUNNING},
    (select h.kind from invoice_holds h where ${IN_FORCE}) as hold_kind,
    (select h.instalments_json from invoice_holds h where ${IN_FORCE}) as instalments_json`

const TOTAL = 'i.gross_cents + i.rounding_cents'
const REST = `(${TOTAL} - i.prepaid_cents - i.credited_cents - i.waived_cents - i.paid_cents)`
const IS_CREDITED = `(i.credited_cents > 0 and i.credited_cents + i.waived_cents >= ${TOTAL})`

const TABLE = `create table invoice_standings (
  tenant_id text not null,
  invoice_id text not null,
  customer_id text not null,
  standing text not null check (standing in
    ('draft', 'open', 'collected', 'disputed', 'paid', 'credited', 'cancelled', 'cancellation', 'credit_note')),
  number text,
  issued_on text,
  due_on text,
  gross_cents integer not null,
  open_cents integer not null,
  mandate_used_on text,
  listed_key text not null,
  net_cents integer not null default 0,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade
) strict, without rowid`

/** Payments fill instalments in their order: the first of which something is left is due next. */
const NEXT_INSTALMENT = `(select min(json_extract(s.value, '$[0]')) from json_each(i.instalments_json) s
  where ${REST} > (select coalesce(sum(json_extract(l.value, '$[1]')), 0)
    from json_each(i.instalments_json) l where l.key > s.key))`

function writtenAnew(where: string): string {
  return `insert into invoice_standings (tenant_id, invoice_id, customer_id, standing, number, issued_on, due_on,
      gross_cents, open_cents, mandate_used_on, listed_key, net_cents)
    select i.tenant_id, i.id, i.customer_id,
      case when i.status = 'draft' then 'draft'
        when i.kind <> 'invoice' then i.kind
        when i.cancelled_by is not null then 'cancelled'
        when ${IS_CREDITED} then 'credited'
        when ${REST} <= 0 then 'paid'
        when i.hold_kind = 'dispute' then 'disputed'
        when i.running_debit_on is not null then 'collected'
        when i.chosen_mandate_status = 'active' and coalesce(json_array_length(i.instalments_json), 1) = 1
          then 'collected'
        else 'open' end,
      i.number, i.issued_on, coalesce(${NEXT_INSTALMENT}, i.due_on, i.issued_on), ${TOTAL},
      case when i.status = 'issued' and i.kind = 'invoice' and i.cancelled_by is null
          and not ${IS_CREDITED}
        then max(${REST}, 0) else 0 end,
      case when i.running_debit_on is not null then '9999-12-31'
        when i.chosen_mandate_status = 'active' then i.chosen_mandate_used_on end,
      coalesce(i.issued_on || i.issued_at || i.number, '~' || i.created_at || i.id),
      i.net_cents
    from current_invoices i where ${where}
    on conflict (tenant_id, invoice_id) do update set customer_id = excluded.customer_id,
      standing = excluded.standing, number = excluded.number, issued_on = excluded.issued_on,
      due_on = excluded.due_on, gross_cents = excluded.gross_cents, open_cents = excluded.open_cents,
      mandate_used_on = excluded.mandate_used_on, listed_key = excluded.listed_key,
      net_cents = excluded.net_cents;`
}

function standings(name: string, event: string, where: string): string {
  return `create trigger standings_${name} after ${event} begin ${writtenAnew(where)} end`
}

const OF_INVOICE = 'i.tenant_id = new.tenant_id and i.id in (new.id, new.refers_to_id)'
const BESIDE_INVOICE = 'i.tenant_id = new.tenant_id and i.id = new.invoice_id'
const WITH_MANDATE = `i.tenant_id = new.tenant_id and i.id in (
  select c.invoice_id from payment_choices c where c.tenant_id = new.tenant_id and c.mandate_id = new.id
  union select o.id from invoices o where o.tenant_id = new.tenant_id and o.mandate_id = new.id)`

const STANDINGS = [
  standings('of_new_invoices', 'insert on invoices', OF_INVOICE),
  standings(
    'of_changed_invoices',
    `update of status, kind, number, customer_id, issued_on, issued_at, due_on, net_cents, gross_cents,
      prepaid_cents, rounding_cents, mandate_id on invoices`,
    OF_INVOICE,
  ),
  standings('after_payments', 'insert on payments', BESIDE_INVOICE),
  standings('after_choices', 'insert on payment_choices', BESIDE_INVOICE),
  standings('after_mandates', 'update of status, signed_on, last_used_on on mandates', WITH_MANDATE),
  standings('after_collections_inserts', 'insert on debit_collections', BESIDE_INVOICE),
  standings('after_collections_updates', 'update of state on debit_collections', BESIDE_INVOICE),
  standings('after_holds', 'insert on invoice_holds', BESIDE_INVOICE),
  standings('after_ended_holds', 'update of ended_at on invoice_holds', BESIDE_INVOICE),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: view } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'current_invoices'`.execute(db)
  const { rows: indexes } = await sql<{ sql: string }>`
    select sql from sqlite_schema
    where type = 'index' and tbl_name = 'invoice_standings' and sql is not null`.execute(db)
  const { rows: triggers } = await sql<{ name: string }>`
    select name from sqlite_schema
    where type = 'trigger' and sql like '%insert into invoice_standings%'`.execute(db)
  const old = triggers.map(({ name }) => `drop trigger ${name}`)
  for (const statement of [...HOLDS, ...old, 'drop view current_invoices', 'drop table invoice_standings'])
    await sql.raw(statement).execute(db)
  await sql.raw((view[0]?.sql ?? '').replace(SINCE_RUNNING, HELD)).execute(db)
  for (const statement of [TABLE, ...STANDINGS, writtenAnew('true'), ...indexes.map((index) => index.sql)])
    await sql.raw(statement).execute(db)
}
