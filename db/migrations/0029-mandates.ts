import { type Kysely, sql } from 'kysely'

// A mandate lapses when it is not used for 36 months, so it has to say when it was used last.
const USE = [
  'alter table mandates add column last_used_on text',
  'drop view current_invoices',
  // As before, but whether the mandate counts depends on the day, which no view knows.
  `create view current_invoices as
    select i.*,
      coalesce((select sum(p.amount_cents) from payments p
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id), 0) as paid_cents,
      (select max(p.paid_on) from payments p
        where p.tenant_id = i.tenant_id and p.invoice_id = i.id) as last_paid_on,
      (select x.number from invoices x
        where x.tenant_id = i.tenant_id and x.refers_to_id = i.id and x.kind = 'cancellation') as cancelled_by,
      m.id as chosen_mandate_id,
      m.status as chosen_mandate_status,
      coalesce(m.last_used_on, m.signed_on) as chosen_mandate_used_on
    from invoices i
    left join payment_choices c on c.seq = (select max(n.seq) from payment_choices n
      where n.tenant_id = i.tenant_id and n.invoice_id = i.id)
    left join mandates m on m.tenant_id = i.tenant_id
      and m.id = case when c.seq is null then i.mandate_id else c.mandate_id end`,
  `update mandates set last_used_on = (
    select max(p.paid_on) from payments p
    join current_invoices i on i.tenant_id = p.tenant_id and i.id = p.invoice_id
    where p.tenant_id = mandates.tenant_id and p.method = 'direct_debit' and p.amount_cents > 0
      and i.chosen_mandate_id = mandates.id)`,
  // What is returned was presented before.
  `create trigger mandates_are_used after insert on payments
    when new.method = 'direct_debit' and new.amount_cents > 0
    begin
      update mandates set last_used_on = new.paid_on
      where tenant_id = new.tenant_id and coalesce(last_used_on, '') < new.paid_on and id = (
        select chosen_mandate_id from current_invoices i
        where i.tenant_id = new.tenant_id and i.id = new.invoice_id);
    end`,
  // The account of a mandate that has lapsed may be asked for again.
  'drop index mandates_requested_once',
  `create unique index mandates_requested_once on mandates (tenant_id, customer_id, iban_fingerprint)
    where source = 'customer' and status = 'requested'`,
]

const LISTS = [
  `alter table mandates add column search_key text not null default ''`,
  'create index mandates_by_signature on mandates (tenant_id, signed_on, id)',
  'create index mandates_by_use on mandates (tenant_id, coalesce(last_used_on, signed_on), id)',
]

// The paper that was signed.
const SCANS = `create table mandate_scans (
  tenant_id text not null references tenants (id),
  mandate_id text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes blob not null,
  byte_length integer not null,
  sha256 text not null,
  created_at text not null,
  primary key (tenant_id, mandate_id),
  foreign key (tenant_id, mandate_id) references mandates (tenant_id, id)
) strict`

interface Mandate {
  tenant_id: string
  id: string
  reference: string
  holder: string
  iban_masked: string
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...USE, ...LISTS, SCANS]) await sql.raw(statement).execute(db)
  const { rows } =
    await sql<Mandate>`select tenant_id, id, reference, holder, iban_masked from mandates`.execute(db)
  for (const { tenant_id, id, ...mandate } of rows)
    await sql`update mandates set search_key = ${searchKey(mandate)}
      where tenant_id = ${tenant_id} and id = ${id}`.execute(db)
  await sql
    .raw(
      `create trigger mandates_have_keys before insert on mandates when new.search_key = ''
        begin select raise(abort, 'mandates: a mandate has its key'); end`,
    )
    .execute(db)
}

// As app/domain/mandates/keys.ts was when this migration shipped.
function searchKey({ reference, holder, iban_masked }: Omit<Mandate, 'tenant_id' | 'id'>): string {
  return [reference, holder, iban_masked.slice(-4)].map(sought).join('\t')
}

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

function sought(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
}
