import { type Kysely, sql } from 'kysely'

const FORMATS = [
  // How the numbers of each range look. A credit note takes the invoices' unless it has its own.
  `create table number_formats (
    tenant_id text not null references tenants (id),
    id text not null check (id in ('invoice', 'cancellation', 'mandate', 'customer', 'contract', 'employee')),
    prefix text not null,
    digits integer not null check (digits between 1 and 9),
    is_yearly integer not null check (is_yearly in (0, 1)),
    is_own integer not null default 1 check (is_own in (0, 1)),
    revision integer not null default 0,
    primary key (tenant_id, id),
    check (is_own = 1 or id = 'cancellation')
  ) strict`,
]

/** As they have always been. */
const DEFAULTS = `('invoice', '{JJJJ}-', 4, 1, 1), ('cancellation', 'S{JJJJ}-', 4, 1, 0), ('mandate', 'M{JJJJ}-', 4, 1, 1),
  ('customer', '', 5, 0, 1), ('contract', 'V', 4, 0, 1), ('employee', '', 4, 0, 1)`

const SEEDS = [
  `insert into number_formats (tenant_id, id, prefix, digits, is_yearly, is_own)
    select t.id, d.column1, d.column2, d.column3, d.column4, d.column5 from tenants t, (values ${DEFAULTS}) d`,
  `create trigger tenants_number_formats after insert on tenants begin
    insert into number_formats (tenant_id, id, prefix, digits, is_yearly, is_own)
      select new.id, d.column1, d.column2, d.column3, d.column4, d.column5 from (values ${DEFAULTS}) d;
  end`,
]

// What a register has counted from its own start is from now on the number itself.
const COUNTERS = [
  `update number_ranges set last_number = last_number + 10000 where name = 'customer'`,
  `update number_ranges set last_number = last_number + 1000 where name in ('contract', 'employee')`,
]

// The last number of the chain of issued documents, whatever its format was then.
const ENDS = [
  `create table number_ends (
    tenant_id text not null references tenants (id),
    name text not null,
    number text not null,
    primary key (tenant_id, name)
  ) strict`,
  `insert into number_ends (tenant_id, name, number)
    select r.tenant_id, 'invoice', r.year || '-' || printf('%04d', r.last_number) from number_ranges r
    where r.name = 'invoice' and r.last_number > 0 and r.year = (select max(n.year) from number_ranges n
      where n.tenant_id = r.tenant_id and n.name = r.name and n.last_number > 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...FORMATS, ...SEEDS, ...COUNTERS, ...ENDS]) await sql.raw(statement).execute(db)
}
