import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table tasks (
    tenant_id text not null references tenants (id),
    id text not null,
    kind text not null check (kind in
      ('message', 'address', 'bank', 'mandate', 'question', 'delivery', 'transfer', 'choice', 'fresh_link')),
    subject_id text not null,
    area text not null check (area in ('invoicing', 'payroll')),
    customer_id text,
    employee_id text,
    detail text,
    created_at text not null,
    assigned_to text references users (id),
    done_at text,
    done_by text,
    primary key (tenant_id, id),
    unique (tenant_id, kind, subject_id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    foreign key (tenant_id, employee_id) references employees (tenant_id, id)
  ) strict`,
  'create index tasks_open on tasks (tenant_id, created_at, id, area) where done_at is null',
  'create index tasks_done on tasks (tenant_id, created_at, id, area) where done_at is not null',
  'create index tasks_customer on tasks (tenant_id, customer_id)',
  'create index tasks_employee on tasks (tenant_id, employee_id)',
  'create index tasks_assigned on tasks (assigned_to)',
  `create table task_replies (
    tenant_id text not null references tenants (id),
    id text not null,
    task_id text not null,
    form_key text not null,
    body_sealed text not null,
    written_by text not null,
    created_at text not null,
    primary key (tenant_id, id),
    unique (tenant_id, form_key),
    foreign key (tenant_id, task_id) references tasks (tenant_id, id)
  ) strict`,
  'create index task_replies_task on task_replies (tenant_id, task_id)',
  'alter table mandates add column evidence_sealed text',
]

/** All that has waited for the office so far. */
const WAITING = `
  select m.tenant_id, 'message' as kind, m.id as subject_id, 'invoicing' as area, m.customer_id,
    null as employee_id, i.number as detail, m.created_at, m.done_at
  from messages m left join invoices i on i.tenant_id = m.tenant_id and i.id = m.invoice_id
  union all
  select tenant_id, kind, id, 'invoicing', customer_id, null, null, created_at, done_at from change_requests
  union all
  select tenant_id, 'mandate', id, 'invoicing', customer_id, null, reference, created_at, null
  from mandates where status = 'requested'
  union all
  select tenant_id, 'question', id, 'payroll', null, employee_id, month, created_at, done_at
  from payslip_questions
  union all
  select tenant_id, 'delivery', id, case event when 'mandat.neu' then 'invoicing' else 'payroll' end,
    null, null, event, received_at, null
  from webhook_deliveries where status = 'kept'
  union all
  select n.tenant_id, 'transfer', n.invoice_id, 'invoicing', i.customer_id, null, i.number, n.announced_at, n.done_at
  from transfer_notices n join invoices i on i.tenant_id = n.tenant_id and i.id = n.invoice_id`

/** A version 4 UUID. */
const NEW_ID = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
  || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  await sql
    .raw(
      `insert into tasks (tenant_id, id, kind, subject_id, area, customer_id, employee_id, detail, created_at, done_at)
        select tenant_id, ${NEW_ID}, kind, subject_id, area, customer_id, employee_id, detail, created_at, done_at
        from (${WAITING})`,
    )
    .execute(db)
}
