import { type Kysely, sql } from 'kysely'

// What an invoice needs to become an e-invoice (EN 16931): lines with an article number, details, a price of up to four
// decimals, discounts and charges, a period and the reason where no tax is charged; and what the buyer asks for.
const LINES = [
  `create table invoice_lines_wide (
    tenant_id text not null references tenants (id),
    invoice_id text not null,
    position integer not null check (position > 0),
    article_number text,
    description text not null check (description <> ''),
    details text,
    quantity text not null,
    unit text not null,
    unit_price text not null,
    adjustments_json text,
    period_from text,
    period_to text check ((period_from is null) = (period_to is null) and period_to >= period_from),
    tax_category text not null check (tax_category in ('S', 'AE', 'Z', 'E', 'K', 'G', 'O')),
    tax_rate text not null,
    tax_reason text,
    net_cents integer not null,
    primary key (tenant_id, invoice_id, position),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  `insert into invoice_lines_wide (tenant_id, invoice_id, position, description, quantity, unit, unit_price,
      tax_category, tax_rate, net_cents)
    select tenant_id, invoice_id, position, description, quantity, unit,
      iif(unit_price_cents < 0, '-', '') || (abs(unit_price_cents) / 100)
        || rtrim(rtrim(printf('.%02d', abs(unit_price_cents) % 100), '0'), '.'),
      tax_category, tax_rate, net_cents
    from invoice_lines`,
  'drop table invoice_lines',
  'alter table invoice_lines_wide rename to invoice_lines',
]

const FROZEN = ['insert', 'update', 'delete'].map((verb) => {
  const row = verb === 'insert' ? 'new' : 'old'
  return `create trigger invoice_lines_issued_no_${verb} before ${verb} on invoice_lines
    when exists (select 1 from invoices i where i.status = 'issued'
        and i.tenant_id = ${row}.tenant_id and i.id = ${row}.invoice_id)
      and not exists (select 1 from retention_permits p
        where '${verb}' = 'delete' and p.tenant_id = ${row}.tenant_id
          and p.table_name = 'invoices' and p.row_id = ${row}.invoice_id)
    begin select raise(abort, 'invoice_lines: an issued invoice is frozen'); end`
})

const COLUMNS = [
  'buyer_reference text',
  'order_number text',
  'project_number text',
  'discount_percent text',
  'discount_days integer check ((discount_percent is null) = (discount_days is null))',
  'adjustments_json text',
  'is_property integer not null default 0 check (is_property in (0, 1))',
  'delivery_name text',
  'delivery_street text',
  'delivery_extra text',
  'delivery_postal_code text',
  'delivery_city text',
  'delivery_country text',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...LINES, ...FROZEN]) await sql.raw(statement).execute(db)
  for (const column of COLUMNS) await sql.raw(`alter table invoices add column ${column}`).execute(db)
}
