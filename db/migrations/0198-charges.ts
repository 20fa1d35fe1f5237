import { type Kysely, sql } from 'kysely'

// What a customer in default owes beside invoices: interest, the lump sum of § 288 (5) BGB, fees of reminders. None of it is
// ever added to an invoice. A statement claims it on a day and is frozen; charges are paid from receipts, or waived.

const FACTS = [
  `create table charge_settings (
    tenant_id text not null references tenants (id),
    is_charges_first integer not null check (is_charges_first in (0, 1)),
    catalogue_number integer check (catalogue_number between 1 and 99),
    primary key (tenant_id)
  ) strict`,
  `create table charge_debtors (
    tenant_id text not null references tenants (id),
    customer_id text not null,
    is_term_agreed integer not null check (is_term_agreed in (0, 1)),
    representative text,
    primary key (tenant_id, customer_id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id)
  ) strict`,
]

const CLAIMED = [
  `create table charge_statements (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    as_of_on text not null,
    pay_by_on text not null,
    total_cents integer not null check (total_cents > 0),
    view_json text not null,
    created_at text not null,
    created_by text not null,
    withdrawn_at text,
    withdrawn_reason text check ((withdrawn_reason is null) = (withdrawn_at is null)),
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id)
  ) strict`,
  'create index charge_statements_of_customer on charge_statements (tenant_id, customer_id, created_at)',
  `create table charges (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    kind text not null check (kind in ('interest', 'lump_sum', 'fee')),
    cents integer not null check (cents > 0),
    charged_on text not null,
    statement_id text,
    invoice_id text,
    interest_until_on text check ((interest_until_on is null) = (kind <> 'interest')),
    source_id text check ((source_id is null) = (kind <> 'fee')),
    created_at text not null,
    created_by text not null,
    withdrawn_at text,
    primary key (tenant_id, id),
    check ((statement_id is null) = (kind = 'fee')),
    check (kind = 'fee' or invoice_id is not null),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    foreign key (tenant_id, statement_id) references charge_statements (tenant_id, id),
    foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
  ) strict`,
  'create index charges_of_customer on charges (tenant_id, customer_id, charged_on)',
  'create index charges_of_statement on charges (tenant_id, statement_id)',
  `create unique index charges_lump_sum_once on charges (tenant_id, invoice_id)
    where kind = 'lump_sum' and withdrawn_at is null`,
  `create unique index charges_interest_once on charges (tenant_id, invoice_id, interest_until_on)
    where kind = 'interest' and withdrawn_at is null`,
  'create index charges_of_invoice on charges (tenant_id, invoice_id)',
  `create unique index charges_fee_once on charges (tenant_id, source_id) where kind = 'fee'`,
  `create table charge_settlements (
    tenant_id text not null references tenants (id),
    id text not null,
    charge_id text not null,
    cents integer not null check (cents <> 0),
    settled_on text not null,
    receipt_id text,
    reason text,
    created_at text not null,
    created_by text not null,
    primary key (tenant_id, id),
    check (receipt_id is not null or reason is not null),
    foreign key (tenant_id, charge_id) references charges (tenant_id, id),
    foreign key (tenant_id, receipt_id) references receipts (tenant_id, id)
  ) strict`,
  'create index charge_settlements_of_charge on charge_settlements (tenant_id, charge_id, cents)',
  'create index charge_settlements_of_receipt on charge_settlements (tenant_id, receipt_id, cents) where receipt_id is not null',
]

const OF_RECEIPT = 'r.tenant_id = new.tenant_id and r.id = new.receipt_id'
const MORE_THAN_THE_RECEIPT = `from receipts r where ${OF_RECEIPT} and r.amount_cents > 0
  and (select coalesce(sum(p.amount_cents), 0) from payments p
      where p.tenant_id = new.tenant_id and p.receipt_id = new.receipt_id)
    + (select coalesce(sum(s.cents), 0) from charge_settlements s
      where s.tenant_id = new.tenant_id and s.receipt_id = new.receipt_id) > r.amount_cents`

const TRIGGERS = [
  `create trigger charge_statements_no_update before update of tenant_id, id, customer_id, as_of_on, pay_by_on,
      total_cents, view_json, created_at, created_by on charge_statements
    begin select raise(abort, 'charge_statements: rows are frozen'); end`,
  `create trigger charges_no_update before update of tenant_id, id, customer_id, kind, cents, charged_on, statement_id,
      invoice_id, interest_until_on, source_id, created_at, created_by on charges
    begin select raise(abort, 'charges: rows are frozen'); end`,
  `create trigger charge_settlements_no_update before update on charge_settlements
    begin select raise(abort, 'charge_settlements: rows are frozen'); end`,
  `create trigger charges_settled before insert on charge_settlements begin
    select raise(abort, 'charge_settlements: a receipt of another customer')
      where new.receipt_id is not null and (select r.customer_id from receipts r where ${OF_RECEIPT}) is not
        (select c.customer_id from charges c where c.tenant_id = new.tenant_id and c.id = new.charge_id);
    select raise(abort, 'charge_settlements: more than the charge')
      from charges c where c.tenant_id = new.tenant_id and c.id = new.charge_id
        and (select coalesce(sum(s.cents), 0) + new.cents from charge_settlements s
          where s.tenant_id = new.tenant_id and s.charge_id = new.charge_id) not between 0 and c.cents;
    end`,
  `create trigger charges_share_receipts after insert on charge_settlements when new.receipt_id is not null begin
    select raise(abort, 'charge_settlements: more than the receipt') ${MORE_THAN_THE_RECEIPT};
    insert into customer_credits select new.tenant_id, r.customer_id, -new.cents from receipts r where ${OF_RECEIPT}
      on conflict (tenant_id, customer_id) do update set credit_cents = credit_cents + excluded.credit_cents;
    end`,
  `create trigger payments_beside_charges after insert on payments when new.receipt_id is not null begin
    select raise(abort, 'payments: more than the receipt') ${MORE_THAN_THE_RECEIPT};
    end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...FACTS, ...CLAIMED, ...TRIGGERS]) await sql.raw(statement).execute(db)
}
