import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../kernel/house'
import { removeAccounts, unassignTasks } from './former-users.server'
import type { Retained, RetainedRows } from './retained-rows.server'

// Outlives single documents: removed once the last document that refers to it is gone.

/**
 * December's money may be entered in January. Removed only with the invoices it was allocated to, and kept while any
 * of it is the customer's credit.
 */
const receipts: Retained['find'] = (tenantId, before) => sql`
  select r.id from receipts r where r.tenant_id = ${tenantId} and r.paid_on < ${before}
    and r.created_at < ${before}
    and ${without('payments', 'p', sql`p.receipt_id = r.id`, tenantId)}
    and ${without('charge_settlements', 's', sql`s.receipt_id = r.id`, tenantId)}
    and ${without('receipts', 'o', sql`o.reverses_id = r.id`, tenantId)}
    and ${without('customer_credits', 'c', sql`c.customer_id = r.customer_id and c.credit_cents <> 0`, tenantId)}`

/** What a bank said, and what it was for. */
const bankEntries: Retained['find'] = (tenantId, before) => sql`
  select e.id from bank_entries e where e.tenant_id = ${tenantId} and e.booked_on < ${before}
    and e.created_at < ${before}
    and not exists (select 1 from bank_items i join bank_assignments a on a.tenant_id = i.tenant_id and a.item_id = i.id
      where i.tenant_id = e.tenant_id and i.entry_id = e.id and a.created_at >= ${before})`

async function removeEntries(trx: Trx, tenantId: string, ids: readonly string[]): Promise<void> {
  const entries = sql.join(ids)
  const items = sql`select id from bank_items where tenant_id = ${tenantId} and entry_id in (${entries})`
  await sql`delete from bank_assignments where tenant_id = ${tenantId} and item_id in (${items})`.execute(trx)
  for (const table of ['bank_items', 'bank_statement_entries', 'bank_entry_aliases'])
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and entry_id in (${entries})`.execute(
      trx,
    )
  await sql`delete from bank_entries where tenant_id = ${tenantId} and id in (${entries})`.execute(trx)
}

/** Of entries that go with them. */
const bankAnswers: Retained['find'] = (tenantId, before) => sql`
  select d.id from bank_double_answers d where d.tenant_id = ${tenantId} and d.said_at < ${before}`

/** Once all that it said is gone. */
const bankFiles: Retained['find'] = (tenantId, before) => sql`
  select f.id from bank_files f where f.tenant_id = ${tenantId} and f.created_at < ${before}
    and not exists (select 1 from bank_statements s join bank_statement_entries e
      on e.tenant_id = s.tenant_id and e.statement_id = s.id where s.tenant_id = f.tenant_id and s.file_id = f.id)`

/** Refused, revoked, or lapsed years ago. */
const mandates: Retained['find'] = (tenantId, before) => sql`
  select m.id from mandates m where m.tenant_id = ${tenantId} and m.status_changed_at < ${before}
    and (m.status <> 'active' or coalesce(m.last_used_on, m.signed_on) < ${before})
    and ${without('invoices', 'i', sql`i.mandate_id = m.id`, tenantId)}
    and ${without('payment_choices', 'c', sql`c.mandate_id = m.id`, tenantId)}
    and ${without('debit_collections', 'd', sql`d.mandate_id = m.id`, tenantId)}
    and ${without('debit_returns', 'b', sql`b.mandate_id = m.id`, tenantId)}`

const contracts: Retained['find'] = (tenantId, before) => sql`
  select c.id from contracts c where c.tenant_id = ${tenantId} and c.ends_on < ${before}
    and ${without('invoices', 'i', sql`i.contract_id = c.id`, tenantId)}`

const customers: Retained['find'] = (tenantId, before) => sql`
  select c.id from customers c where c.tenant_id = ${tenantId} and c.archived_at < ${before}
    and ${without('invoices', 'i', sql`i.customer_id = c.id`, tenantId)}
    and ${without('receipts', 'r', sql`r.customer_id = c.id`, tenantId)}
    and ${without('charges', 'h', sql`h.customer_id = c.id`, tenantId)}
    and ${without('charge_statements', 'g', sql`g.customer_id = c.id`, tenantId)}
    and ${without('contracts', 't', sql`t.customer_id = c.id`, tenantId)}
    and ${without('mandates', 'm', sql`m.customer_id = c.id`, tenantId)}
    and ${without('dunning_notices', 'n', sql`n.customer_id = c.id`, tenantId)}
    and ${without('messages', 'm', sql`m.customer_id = c.id`, tenantId)}
    and ${without('change_requests', 'r', sql`r.customer_id = c.id`, tenantId)}
    and ${withoutMails('customer_id', tenantId)}`

const handovers: Retained['find'] = (tenantId, before) => sql`
  select h.id from handovers h where h.tenant_id = ${tenantId} and h.created_at < ${before}
    and h.month < ${before.slice(0, 7)}`

/** For former employees only: contracts are needed while they run. */
const personnelFiles: Retained['find'] = (tenantId, before) => sql`
  select d.id from employee_documents d
    join employees e on e.tenant_id = d.tenant_id and e.id = d.employee_id
    where d.tenant_id = ${tenantId} and d.created_at < ${before} and e.exit_on < ${before}`

/** Pages never matched or not released; released ones are payslips. */
const incomingPages: Retained['find'] = (tenantId, before) => sql`
  select p.id from incoming_payslips p where p.tenant_id = ${tenantId} and p.created_at < ${before}
    and p.released_id is null`

const employees: Retained['find'] = (tenantId, before) => sql`
  select c.id from employees c where c.tenant_id = ${tenantId} and c.archived_at < ${before} and c.exit_on < ${before}
    and ${without('payslips', 'p', sql`p.employee_id = c.id`, tenantId)}
    and ${without('payroll_omissions', 'o', sql`o.employee_id = c.id`, tenantId)}
    and ${without('current_hours', 'h', sql`h.employee_id = c.id`, tenantId)}
    and ${without('hours_entries', 'h', sql`h.employee_id = c.id`, tenantId)}
    and ${without('handover_stands', 'h', sql`h.employee_id = c.id`, tenantId)}
    and ${without('employee_documents', 'd', sql`d.employee_id = c.id`, tenantId)}
    and ${without('payslip_questions', 'q', sql`q.employee_id = c.id`, tenantId)}
    and ${withoutMails('employee_id', tenantId)}`

const audit: Retained['find'] = (tenantId, before) => sql`
  select a.seq as id from audit_entries a where a.tenant_id = ${tenantId} and a.at < ${before}`

/** Disabled members; the log of what they did must still be able to name them. */
const users: Retained['find'] = (tenantId, before) => sql`
  select m.user_id as id from memberships m where m.tenant_id = ${tenantId} and m.disabled_at < ${before}
    and ${without(
      'audit_entries',
      'a',
      sql`(a.actor = 'user:' || m.user_id
      or (a.subject_type = 'user' and a.subject_id = m.user_id))`,
      tenantId,
    )}`

/** In order: referring rows first. */
export const MASTER_DATA: readonly RetainedRows[] = [
  { kind: 'bankEntries', find: bankEntries, remove: [removeEntries] },
  { kind: 'bankEntries', find: bankAnswers, remove: [['bank_double_answers', 'id']] },
  {
    kind: 'bankEntries',
    find: bankFiles,
    remove: [
      ['bank_statements', 'file_id'],
      ['bank_files', 'id'],
    ],
  },
  { kind: 'receipts', find: receipts, remove: [['receipts', 'id', 'permit']] },
  {
    kind: 'mandates',
    find: mandates,
    remove: [
      ['former_accounts', 'mandate_id'],
      ['mandate_scans', 'mandate_id'],
      ['mandates', 'id'],
    ],
  },
  {
    kind: 'contracts',
    find: contracts,
    remove: [
      ['billing_results', 'contract_id'],
      ['contracts', 'id'],
    ],
  },
  {
    kind: 'customers',
    find: customers,
    remove: [
      ['task_replies', 'customer_id'],
      ['tasks', 'customer_id'],
      ['access_links', 'customer_id'],
      ['dunning_stops', 'customer_id'],
      ['charge_debtors', 'customer_id'],
      ['dunning_requests', 'customer_id'],
      ['contacts', 'customer_id'],
      ['customers', 'id'],
    ],
  },
  {
    kind: 'handovers',
    find: handovers,
    remove: [
      ['handover_stands', 'handover_id', 'permit'],
      ['handovers', 'id', 'permit'],
    ],
  },
  { kind: 'personnelFiles', find: personnelFiles, remove: [['employee_documents', 'id', 'permit']] },
  { kind: 'incomingPages', find: incomingPages, remove: [['incoming_payslips', 'id']] },
  {
    kind: 'employees',
    find: employees,
    remove: [
      ['payslip_notices', 'employee_id'],
      ['incoming_payslips', 'employee_id'],
      ['waiting_payslips', 'employee_id'],
      ['payroll_requests', 'employee_id'],
      ['payslip_openings', 'employee_id'],
      ['payroll_extras', 'employee_id'],
      ['payroll_payees', 'employee_id'],
      ['insurance_reports', 'employee_id'],
      ['employee_payroll_facts', 'employee_id'],
      ['employee_wages', 'employee_id'],
      ['employee_weekly_hours', 'employee_id'],
      ['hours_ids', 'employee_id'],
      ['task_replies', 'employee_id'],
      ['tasks', 'employee_id'],
      ['access_links', 'employee_id'],
      ['employees', 'id'],
    ],
  },
  { kind: 'audit', find: audit, remove: [['audit_entries', 'seq', 'permit']] },
  {
    kind: 'users',
    find: users,
    remove: [
      unassignTasks,
      ['sessions', 'user_id'],
      ['account_links', 'user_id'],
      ['memberships', 'user_id'],
      removeAccounts,
    ],
  },
]

/** No row of the table, aliased `as`, matches. */
function without(
  table: string,
  as: string,
  fits: RawBuilder<unknown>,
  tenantId: string,
): RawBuilder<unknown> {
  return sql`not exists (select 1 from ${sql.table(table)} as ${sql.ref(as)}
    where ${sql.ref(`${as}.tenant_id`)} = ${tenantId} and ${fits})`
}

/** No stored mail refers to a link of the person `c`. */
function withoutMails(column: 'customer_id' | 'employee_id', tenantId: string): RawBuilder<unknown> {
  return sql`not exists (select 1 from access_links l join outbox o on o.tenant_id = l.tenant_id and o.link_id = l.id
    where l.tenant_id = ${tenantId} and ${sql.ref(`l.${column}`)} = c.id)`
}
