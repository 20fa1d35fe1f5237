import { type Kysely, sql } from 'kysely'

// What was issued is added up by month once, when it is issued: charts read months, not thousands of invoices. Issued
// invoices are frozen (0001): a sum changes with what is issued, and with what goes at the end of its retention.

const STATEMENTS = [
  `create table revenue_months (
    tenant_id text not null references tenants (id),
    month text not null,
    net_cents integer not null,
    primary key (tenant_id, month)
  ) strict, without rowid`,
  `insert into revenue_months (tenant_id, month, net_cents)
    select tenant_id, substr(issued_on, 1, 7), sum(net_cents) from invoices where status = 'issued' group by 1, 2`,
  adding('of_new_invoices', "insert on invoices when new.status = 'issued'"),
  adding(
    'of_issued_invoices',
    "update of status on invoices when old.status <> 'issued' and new.status = 'issued'",
  ),
  `create trigger revenue_of_removed_invoices after delete on invoices when old.status = 'issued' begin
    update revenue_months set net_cents = net_cents - old.net_cents
      where tenant_id = old.tenant_id and month = substr(old.issued_on, 1, 7);
    delete from revenue_months
      where tenant_id = old.tenant_id and month = substr(old.issued_on, 1, 7) and net_cents = 0; end`,
  'drop index invoices_by_month',
]

function adding(name: string, event: string): string {
  return `create trigger revenue_${name} after ${event} begin
    insert into revenue_months (tenant_id, month, net_cents)
      values (new.tenant_id, substr(new.issued_on, 1, 7), new.net_cents)
      on conflict (tenant_id, month) do update set net_cents = net_cents + excluded.net_cents; end`
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
