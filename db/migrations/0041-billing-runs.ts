import { type Kysely, sql } from 'kysely'

// Contracts are billed by the program: how, for which period, and what each run made of it. Those that are there
// already have been billed by hand so far, and go on so until somebody says otherwise.
const CONTRACTS = [
  `billing text not null default 'by_hand' check (billing in ('by_hand', 'drafts', 'send'))`,
  'is_in_advance integer not null default 0 check (is_in_advance in (0, 1))',
  'is_prorated integer not null default 1 check (is_prorated in (0, 1))',
  `due_key text not null default '9999-12-31' check (due_key <> '')`,
]

const STATEMENTS = [
  'create index contracts_due on contracts (due_key, tenant_id, id)',
  `create table billing_runs (
    tenant_id text not null references tenants (id),
    id text not null,
    started_at text not null,
    started_on text not null,
    started_by text not null check (started_by <> ''),
    primary key (tenant_id, id)
  ) strict`,
  'create index billing_runs_newest on billing_runs (tenant_id, started_at, id)',
  `create table billing_results (
    tenant_id text not null references tenants (id),
    contract_id text not null,
    period_from_on text not null,
    period_to_on text not null check (period_to_on >= period_from_on),
    run_id text not null,
    planned_on text not null,
    invoice_id text,
    outcome text not null check (outcome in ('pending', 'draft', 'issued', 'mailed', 'failed')),
    reason text,
    is_open integer not null check (is_open in (0, 1)),
    happened_at text not null,
    primary key (tenant_id, contract_id, period_from_on),
    foreign key (tenant_id, contract_id) references contracts (tenant_id, id),
    foreign key (tenant_id, run_id) references billing_runs (tenant_id, id)
  ) strict`,
  'create index billing_results_of_run on billing_results (tenant_id, run_id, contract_id, period_from_on)',
  'create index billing_results_open on billing_results (tenant_id, outcome) where is_open = 1',
  'create index billing_results_invoice on billing_results (tenant_id, invoice_id)',
  // A draft that was issued or thrown away needs nobody any more, whoever did it.
  `create trigger billing_results_issued after update of status on invoices
    when new.status = 'issued' and old.status = 'draft' and new.contract_id is not null
    begin update billing_results set is_open = 0
      where tenant_id = new.tenant_id and invoice_id = new.id and outcome = 'draft'; end`,
  `create trigger billing_results_discarded after delete on invoices when old.contract_id is not null
    begin update billing_results set is_open = 0
      where tenant_id = old.tenant_id and invoice_id = old.id; end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of CONTRACTS) await sql.raw(`alter table contracts add column ${column}`).execute(db)
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
