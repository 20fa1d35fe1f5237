import { type Kysely, sql } from 'kysely'

// A contract may be billed every few weeks, paused, ended with a reason and archived, and its prices change from a
// date on. SQLite changes no check of a column: the table is made anew.
const TABLE = `create table contracts_new (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    number text not null,
    title text not null check (title <> ''),
    starts_on text not null,
    ends_on text,
    end_reason text,
    notice_months integer not null check (notice_months between 0 and 24),
    interval_months integer check (interval_months in (1, 3, 6, 12)),
    interval_weeks integer check (interval_weeks between 1 and 52),
    due_day integer check (due_day between 1 and 31),
    next_invoice_on text,
    is_property integer not null default 0 check (is_property in (0, 1)),
    paused_from_on text,
    paused_until_on text,
    prices_json text not null check (json_valid(prices_json)),
    created_at text not null,
    archived_at text,
    revision integer not null default 0 check (revision >= 0),
    title_key text not null check (title_key <> ''),
    search_key text not null check (search_key <> ''),
    next_key text not null check (next_key <> ''),
    primary key (tenant_id, id),
    unique (tenant_id, number),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    check (ends_on is null or ends_on >= starts_on),
    check ((interval_months is null) <> (interval_weeks is null))
  ) strict`

const AFTER = [
  'drop table contract_lines',
  'drop table contracts',
  'alter table contracts_new rename to contracts',
  'create index contracts_customer on contracts (tenant_id, customer_id)',
  'create index contracts_by_title on contracts (tenant_id, title_key, id) where archived_at is null',
  'create index contracts_by_next on contracts (tenant_id, next_key, id) where archived_at is null',
  'create index contracts_archived on contracts (tenant_id, title_key, id) where archived_at is not null',
  'create index contracts_archived_next on contracts (tenant_id, next_key, id) where archived_at is not null',
]

interface Contract {
  tenant_id: string
  id: string
  number: string
  title: string
  starts_on: string
  next_invoice_on: string | null
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db)
  const { rows } = await sql<Contract>`select tenant_id, id, number, title, starts_on, next_invoice_on
    from contracts`.execute(db)
  for (const contract of rows) {
    const { number, title, next_invoice_on } = contract
    await sql`insert into contracts_new (tenant_id, id, customer_id, number, title, starts_on, ends_on, notice_months,
        interval_months, next_invoice_on, prices_json, created_at, revision, title_key, search_key, next_key)
      select tenant_id, id, customer_id, number, title, starts_on, ends_on, notice_months, interval_months,
        next_invoice_on, ${await pricesOf(db, contract)}, created_at, revision,
        ${[title, number].map((text) => padded(folded(text))).join('\t')},
        ${sought(`${number} ${title}`)}, ${next_invoice_on ?? '9999-12-31'}
      from contracts where tenant_id = ${contract.tenant_id} and id = ${contract.id}`.execute(db)
  }
  for (const statement of AFTER) await sql.raw(statement).execute(db)
}

async function pricesOf(db: Kysely<unknown>, { tenant_id, id, starts_on }: Contract): Promise<string> {
  const { rows } = await sql`select description, quantity, unit, unit_price_cents as unitPriceCents,
      tax_category as taxCategory, tax_rate as taxRate
    from contract_lines where tenant_id = ${tenant_id} and contract_id = ${id} order by position`.execute(db)
  return JSON.stringify([{ from: starts_on, lines: rows }])
}

// As app/domain/contracts/keys.ts was when this migration shipped.
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

function sought(text: string): string {
  return folded(text).replace(/([aou])e/g, '$1')
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłı]/g, (letter) => LETTERS[letter] ?? letter)
}

function padded(text: string): string {
  return text.replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}
