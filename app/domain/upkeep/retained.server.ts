import { type RawBuilder, sql } from 'kysely'
import type { TaskKind } from '~db/schema'
import { MASTER_DATA } from './master-data.server'
import type { Retained, RetainedRows } from './retained-rows.server'

/** Newest first, so that a correction goes before what it corrects. */
const invoices: Retained['find'] = (tenantId, before) => sql`
  select i.id from invoices i where i.tenant_id = ${tenantId} and i.status = 'issued' and i.issued_on < ${before}
    and not exists (select 1 from invoice_standings s where s.tenant_id = i.tenant_id and s.invoice_id = i.id
      and s.standing in ('open', 'collected', 'disputed'))
    and not exists (select 1 from invoices r where r.tenant_id = i.tenant_id and r.refers_to_id = i.id)
    and not exists (select 1 from invoice_deductions d where d.tenant_id = i.tenant_id and d.advance_id = i.id)
    and not exists (select 1 from payments p where p.tenant_id = i.tenant_id and p.invoice_id = i.id
      and p.paid_on >= ${before})
    and not exists (select 1 from payment_choices c where c.tenant_id = i.tenant_id and c.invoice_id = i.id
      and c.chosen_at >= ${before})
    and not exists (select 1 from documents d where d.tenant_id = i.tenant_id and d.invoice_id = i.id
      and d.created_at >= ${before})
    and not exists (select 1 from debit_collections d where d.tenant_id = i.tenant_id and d.invoice_id = i.id)
    and not exists (select 1 from dunned_invoices d where d.tenant_id = i.tenant_id and d.invoice_id = i.id)
    and not exists (select 1 from charges c where c.tenant_id = i.tenant_id and c.invoice_id = i.id)
    and not exists (select 1 from messages m where m.tenant_id = i.tenant_id and m.invoice_id = i.id)
    and not exists (select 1 from access_links l where l.tenant_id = i.tenant_id and l.invoice_id = i.id)`

/** Whole files only, and before their invoices. */
const debitRuns: Retained['find'] = (tenantId, before) => sql`
  select r.id from debit_runs r where r.tenant_id = ${tenantId} and r.created_at < ${before}
    and r.collect_on < ${before}`

/** With all that they name, and before their invoices; not while one of these is still owed. */
const dunningNotices: Retained['find'] = (tenantId, before) => sql`
  select n.id from dunning_notices n where n.tenant_id = ${tenantId} and n.created_at < ${before}
    and not exists (select 1 from dunned_invoices d
      join invoice_standings s on s.tenant_id = d.tenant_id and s.invoice_id = d.invoice_id
      where d.tenant_id = n.tenant_id and d.notice_id = n.id and s.standing in ('open', 'collected', 'disputed'))`

/** Before their invoices, and only those of which nothing is owed. */
const charges: Retained['find'] = (tenantId, before) => sql`
  select c.id from charges c where c.tenant_id = ${tenantId} and c.created_at < ${before}
    and (c.withdrawn_at is not null or c.cents = (select sum(s.cents) from charge_settlements s
      where s.tenant_id = c.tenant_id and s.charge_id = c.id))
    and not exists (select 1 from charge_settlements s where s.tenant_id = c.tenant_id and s.charge_id = c.id
      and s.created_at >= ${before})`

const chargeStatements: Retained['find'] = (tenantId, before) => sql`
  select s.id from charge_statements s where s.tenant_id = ${tenantId} and s.created_at < ${before}
    and not exists (select 1 from charges c where c.tenant_id = s.tenant_id and c.statement_id = s.id)`

const payslips: Retained['find'] = (tenantId, before) => sql`
  select p.id from payslips p where p.tenant_id = ${tenantId} and p.published_at < ${before}
    and p.month < ${before.slice(0, 7)}
    and not exists (select 1 from payroll_closing_slips c where c.tenant_id = p.tenant_id and c.payslip_id = p.id)
    and not exists (select 1 from payroll_closing_slips r where r.tenant_id = p.tenant_id and r.replaces_id = p.id)`

/** Whole months, and before their payslips. */
const payrollClosings: Retained['find'] = (tenantId, before) => sql`
  select c.month as id from payroll_closings c where c.tenant_id = ${tenantId} and c.closed_at < ${before}
    and c.month < ${before.slice(0, 7)}`

/** Of months that were never closed. */
const payrollOmissions: Retained['find'] = (tenantId, before) => sql`
  select o.month as id from payroll_omissions o where o.tenant_id = ${tenantId} and o.month < ${before.slice(0, 7)}
    group by o.month having max(o.left_at) < ${before}`

const payrollPaymentFiles: Retained['find'] = (tenantId, before) => sql`
  select f.id from payroll_payment_files f where f.tenant_id = ${tenantId} and f.made_at < ${before}
    and f.execute_on < ${before}`

/** Delivery notices of a payroll office; their employee may be unknown here and so never archived. */
const notices: Retained['find'] = (tenantId, before) => sql`
  select n.id from payslip_notices n where n.tenant_id = ${tenantId} and n.received_at < ${before}
    and n.month < ${before.slice(0, 7)}`

const hours: Retained['find'] = (tenantId, before) => sql`
  select h.seq as id from hours h where h.tenant_id = ${tenantId} and h.recorded_at < ${before}
    and h.month < ${before.slice(0, 7)}`

const hoursEntries: Retained['find'] = (tenantId, before) => sql`
  select h.id from hours_entries h where h.tenant_id = ${tenantId} and h.recorded_at < ${before}
    and h.month < ${before.slice(0, 7)}`

/** Kinds of tasks whose subject is a message to the office; they go with it. */
const WRITTEN = sql.join(['message', 'address', 'bank', 'question'] satisfies TaskKind[])

/** Messages go a year after the office was done with them; those that never had a task, by their own age. */
const answered =
  (table: string): Retained['find'] =>
  (tenantId, before) =>
    sql`
  select m.id from ${sql.table(table)} m where m.tenant_id = ${tenantId} and m.created_at < ${before}
    and not exists (select 1 from tasks t where t.tenant_id = m.tenant_id and t.kind in (${WRITTEN}) and t.subject_id = m.id
      and (t.done_at is null or t.done_at >= ${before} or ${repliedSince(before)}))`

/** Their subjects stay longer: a mandate, an announced transfer, a payment choice, a report. */
const otherTasks: Retained['find'] = (tenantId, before) => sql`
  select t.id from tasks t where t.tenant_id = ${tenantId} and t.done_at < ${before}
    and t.kind not in (${WRITTEN}) and not ${repliedSince(before)}`

function repliedSince(before: string): RawBuilder<boolean> {
  return sql`exists (select 1 from task_replies r where r.tenant_id = t.tenant_id and r.task_id = t.id
    and r.created_at >= ${before})`
}

const mails =
  (isLetter: boolean): Retained['find'] =>
  (tenantId, before) =>
    sql`
  select o.id from outbox o where o.tenant_id = ${tenantId} and o.status_changed_at < ${before}
    and (o.area = 'invoicing') = ${isLetter ? 1 : 0}
    and (o.status = 'sent' or (o.status in ('failed', 'bounced', 'doubtful') and o.settled_at < ${before}))`

/** An ended link still offers a fresh one, but not for ever. */
const links: Retained['find'] = (tenantId, before) => sql`
  select l.id from access_links l where l.tenant_id = ${tenantId}
    and coalesce(min(l.revoked_at, l.expires_at), l.expires_at) < ${before}
    and not exists (select 1 from outbox o where o.tenant_id = l.tenant_id and o.link_id = l.id)
    and not exists (select 1 from access_links r where r.tenant_id = l.tenant_id and r.replaced_by_id = l.id)`

const withTasks = (table: string): Retained['remove'] => [
  ['task_replies', 'subject_id'],
  ['tasks', 'subject_id'],
  [table, 'id'],
]

/** Mails before links and links before invoices: referring rows first. */
export const RETAINED_ROWS: readonly RetainedRows[] = [
  ...['messages', 'change_requests', 'payslip_questions'].map((table) => ({
    kind: 'messages' as const,
    find: answered(table),
    remove: withTasks(table),
  })),
  {
    kind: 'messages',
    find: otherTasks,
    remove: [
      ['task_replies', 'task_id'],
      ['tasks', 'id'],
    ],
  },
  { kind: 'mails', find: mails(false), remove: [['outbox', 'id']] },
  { kind: 'letters', find: mails(true), remove: [['outbox', 'id']] },
  {
    kind: 'links',
    find: links,
    remove: [
      ['portal_codes', 'link_id'],
      ['portal_passes', 'link_id'],
      ['access_links', 'id'],
    ],
  },
  {
    kind: 'debitRuns',
    find: debitRuns,
    remove: [
      ['debit_collections', 'run_id', 'permit'],
      ['debit_runs', 'id', 'permit'],
    ],
  },
  {
    kind: 'dunningNotices',
    find: dunningNotices,
    remove: [
      ['dunned_invoices', 'notice_id', 'permit'],
      ['dunning_notices', 'id', 'permit'],
    ],
  },
  {
    kind: 'invoices',
    find: charges,
    remove: [
      ['charge_settlements', 'charge_id'],
      ['charges', 'id'],
    ],
  },
  { kind: 'invoices', find: chargeStatements, remove: [['charge_statements', 'id']] },
  {
    kind: 'invoices',
    find: invoices,
    remove: [
      ['debit_returns', 'invoice_id'],
      ['documents', 'invoice_id', 'permit'],
      ['payments', 'invoice_id', 'permit'],
      ['payment_choices', 'invoice_id', 'permit'],
      ['transfer_notices', 'invoice_id'],
      ['invoice_holds', 'invoice_id'],
      ['invoice_handovers', 'invoice_id'],
      ['invoice_lines', 'invoice_id'],
      ['invoice_deductions', 'invoice_id'],
      ['invoices', 'id', 'permit'],
    ],
  },
  {
    kind: 'payslips',
    find: payrollClosings,
    remove: [
      ['payroll_closing_slips', 'closing_month', 'permit'],
      ['payroll_omissions', 'month', 'permit'],
      ['payroll_closings', 'month', 'permit'],
    ],
  },
  { kind: 'payslips', find: payrollPaymentFiles, remove: [['payroll_payment_files', 'id']] },
  { kind: 'payslips', find: payrollOmissions, remove: [['payroll_omissions', 'month', 'permit']] },
  {
    kind: 'payslips',
    find: payslips,
    remove: [
      ['documents', 'payslip_id', 'permit'],
      ['payslip_reads', 'payslip_id'],
      ['payslip_recalls', 'payslip_id'],
      ['incoming_payslips', 'released_id'],
      ['payslips', 'id', 'permit'],
    ],
  },
  { kind: 'payslips', find: notices, remove: [['payslip_notices', 'id']] },
  { kind: 'hours', find: hours, remove: [['hours', 'seq', 'permit']] },
  { kind: 'hours', find: hoursEntries, remove: [['hours_entries', 'id', 'permit']] },
  ...MASTER_DATA,
]
