import { type Kysely, sql } from 'kysely'

// What the list of customers is ordered by and searched in: SQLite knows neither German order nor capital umlauts.
const STATEMENTS = [
  `alter table customers add column name_key text not null default ''`,
  `alter table customers add column search_key text not null default ''`,
]

const LISTS = [
  'create index customers_by_name on customers (tenant_id, name_key, id) where archived_at is null',
  'create index customers_archived on customers (tenant_id, name_key, id) where archived_at is not null',
  `create trigger customers_have_keys before insert on customers when new.name_key = '' or new.search_key = ''
    begin select raise(abort, 'customers: a name has its keys'); end`,
]

interface Customer {
  tenant_id: string
  id: string
  number: string
  name: string
  contact_name: string | null
  postal_code: string
  city: string
  email: string | null
  vat_id: string | null
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  const { rows } = await sql<Customer>`select tenant_id, id, number, name, contact_name, postal_code, city,
    email, vat_id from customers`.execute(db)
  for (const { tenant_id, id, ...customer } of rows) {
    await sql`update customers set name_key = ${nameKey(customer)}, search_key = ${searchKey(customer)}
      where tenant_id = ${tenant_id} and id = ${id}`.execute(db)
  }
  for (const statement of LISTS) await sql.raw(statement).execute(db)
}

// As app/domain/customers/keys.ts was when this migration shipped.
type Named = Omit<Customer, 'tenant_id' | 'id'>

function nameKey({ name, number }: Named): string {
  return [name, number].map((text) => padded(folded(text))).join('\t')
}

function searchKey({ number, name, contact_name, postal_code, city, email, vat_id }: Named): string {
  const parts = [number, name, contact_name, postal_code, city, email, vat_id]
  return parts.map((part) => sought(part ?? '')).join('\t')
}

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
