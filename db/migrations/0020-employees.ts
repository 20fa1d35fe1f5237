import { type Kysely, sql } from 'kysely'

// The office keeps employees: where they live and how to reach them, hours a week, pay from a month on.
const COLUMNS = [
  'alter table employees add column address_extra text',
  'alter table employees add column phone text',
  'alter table employees add column weekly_hours text',
  'alter table employees add column archived_at text',
  `alter table employees add column search_key text not null default ''`,
  'alter table employees add column social_insurance_number_fingerprint text',
]

const LISTS = [
  'create index employees_active on employees (tenant_id, name_key, id) where archived_at is null',
  `create index employees_by_number on employees (tenant_id, length(number), number, id)
    where archived_at is null`,
  'create index employees_by_entry on employees (tenant_id, entry_on, id) where archived_at is null',
  'create index employees_archived on employees (tenant_id, name_key, id) where archived_at is not null',
  'create index employees_by_email on employees (tenant_id, lower(email))',
  `create index employees_by_insurance on employees (tenant_id, social_insurance_number_fingerprint)
    where social_insurance_number_fingerprint is not null`,
  `create trigger employees_have_search_key before insert on employees when new.search_key = ''
    begin select raise(abort, 'employees: whoever is there can be searched for'); end`,
  `create table employee_wages (
    tenant_id text not null,
    employee_id text not null,
    from_month text not null check (from_month glob '20[0-9][0-9]-[01][0-9]'),
    pay_sealed text not null,
    recorded_at text not null,
    primary key (tenant_id, employee_id, from_month),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict, without rowid`,
]

interface Employee {
  tenant_id: string
  id: string
  number: string
  first_name: string
  last_name: string
  postal_code: string
  city: string
  email: string | null
  social_insurance_number_sealed: string | null
}

/** What this step needs of the vault. */
export interface Seals {
  open(place: { tenantId: string; purpose: string; rowId: string }, sealed: string): string
  fingerprint(tenantId: string, purpose: string, text: string): string
}

export async function up(db: Kysely<unknown>, seals: Seals): Promise<void> {
  for (const statement of COLUMNS) await sql.raw(statement).execute(db)
  const { rows } =
    await sql<Employee>`select tenant_id, id, number, first_name, last_name, postal_code, city, email,
    social_insurance_number_sealed from employees`.execute(db)
  for (const row of rows) {
    await sql`update employees set search_key = ${searchKey(row)},
      social_insurance_number_fingerprint = ${fingerprint(seals, row)}
      where tenant_id = ${row.tenant_id} and id = ${row.id}`.execute(db)
  }
  for (const statement of LISTS) await sql.raw(statement).execute(db)
}

// As app/domain/employees/keys.ts was when this migration shipped.
function fingerprint(seals: Seals, { tenant_id, id, social_insurance_number_sealed }: Employee) {
  if (social_insurance_number_sealed === null) return null
  const purpose = 'employee.social_insurance_number'
  const number = seals.open({ tenantId: tenant_id, purpose, rowId: id }, social_insurance_number_sealed)
  return seals.fingerprint(tenant_id, purpose, number)
}

function searchKey({ number, first_name, last_name, postal_code, city, email }: Employee): string {
  const parts = [number, first_name, last_name, postal_code, city, email]
  return parts.map((part) => sought(part ?? '')).join('\t')
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
