import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { AUDITED } from './audited.server'

type Condition = (id: string) => RawBuilder<SqlBool>

/** Which rows of a table belong to whom; a table with neither is exported only with the whole firm. */
export interface Share {
  /** The firm's rows, if there is no tenant_id. */
  firm?: Condition
  employee?: Condition
  customer?: Condition
}

export type Kind = 'employee' | 'customer'

const is =
  (column: string): Condition =>
  (id) =>
    sql`${sql.ref(column)} = ${id}`

/** By a reference to another table's row that is theirs. */
const through =
  (column: string, table: string, condition: Condition): Condition =>
  (id) =>
    sql`${sql.ref(column)} in (select id from ${sql.table(table)} where ${condition(id)})`

const isMember: Condition = (tenantId) =>
  sql`id in (select user_id from memberships where tenant_id = ${tenantId})`
/** Without the places that nothing has taken. */
const isRefused: Condition = (tenantId) => sql`tenant_id = ${tenantId} and id is not null`
const ofEmployee = is('employee_id')
const ofCustomer = is('customer_id')
const ofInvoice = through('invoice_id', 'invoices', ofCustomer)
const ofMandate = through('mandate_id', 'mandates', ofCustomer)
const ofPayslip = through('payslip_id', 'payslips', ofEmployee)
const ofEmployeesTask = through('task_id', 'tasks', ofEmployee)
const ofCustomersTask = through('task_id', 'tasks', ofCustomer)

/** By the mail's link, or by its recipient's address. */
const mailed =
  (people: string, whose: string): Condition =>
  (id) =>
    sql`(link_id in (select id from access_links where ${sql.ref(whose)} = ${id})
    or recipient in (select email from ${sql.table(people)} where id = ${id}))`

const ofCustomersItem: Condition = (id) =>
  sql`id in (select a.item_id from bank_assignments a join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
    where r.customer_id = ${id})`

const ofCustomersLink: Condition = (id) =>
  sql`(customer_id = ${id} or invoice_id in (select id from invoices where customer_id = ${id}))`

/** Every exported table, in the order of the files. */
export const EXPORTED: Readonly<Record<string, Share>> = {
  tenants: { firm: is('id') },
  tenant_logos: {},
  memberships: {},
  users: { firm: isMember },
  number_formats: {},
  number_ranges: {},
  number_ends: {},
  mail_templates: {},
  customers: { customer: is('id') },
  contacts: { customer: ofCustomer },
  contracts: { customer: ofCustomer },
  billing_runs: {},
  billing_results: { customer: through('contract_id', 'contracts', ofCustomer) },
  mandates: { customer: ofCustomer },
  mandate_scans: { customer: ofMandate },
  former_accounts: { customer: ofMandate },
  invoices: { customer: ofCustomer },
  invoice_lines: { customer: ofInvoice },
  invoice_deductions: { customer: ofInvoice },
  receipts: { customer: ofCustomer },
  payments: { customer: ofInvoice },
  payment_choices: { customer: ofInvoice },
  bank_accounts: {},
  bank_files: {},
  bank_statements: {},
  bank_entries: {},
  bank_statement_entries: {},
  bank_items: { customer: ofCustomersItem },
  bank_assignments: { customer: through('receipt_id', 'receipts', ofCustomer) },
  bank_rules: {},
  bank_layouts: {},
  bank_entry_aliases: {},
  bank_double_answers: {},
  transfer_notices: { customer: ofInvoice },
  invoice_holds: { customer: ofInvoice },
  invoice_handovers: { customer: ofInvoice },
  charge_settings: {},
  charge_debtors: { customer: ofCustomer },
  charge_statements: { customer: ofCustomer },
  charges: { customer: ofCustomer },
  charge_settlements: { customer: through('charge_id', 'charges', ofCustomer) },
  debit_runs: {},
  debit_collections: { customer: ofInvoice },
  dunning_settings: {},
  dunning_levels: {},
  dunning_stops: { customer: ofCustomer },
  dunning_notices: { customer: ofCustomer },
  dunned_invoices: { customer: ofInvoice },
  debit_returns: { customer: ofInvoice },
  dunning_requests: { customer: ofCustomer },
  chain_links: { customer: ofInvoice },
  chain_starts: {},
  employees: { employee: is('id') },
  employee_wages: { employee: ofEmployee },
  employee_weekly_hours: { employee: ofEmployee },
  employee_documents: { employee: ofEmployee },
  employee_payroll_facts: { employee: ofEmployee },
  payroll_extras: { employee: ofEmployee },
  insurance_reports: { employee: ofEmployee },
  insurance_reporters: {},
  payroll_firms: {},
  payroll_funds: {},
  payroll_report_settings: {},
  payroll_fund_numbers: {},
  payroll_statements: {},
  hours: { employee: ofEmployee },
  hours_ids: { employee: ofEmployee },
  hours_entries: { employee: ofEmployee },
  closed_months: {},
  handovers: {},
  handover_stands: { employee: ofEmployee },
  accounting_exports: {},
  events: { customer: is('stream_id') },
  event_deliveries: { customer: is('stream_id') },
  event_attempts: {},
  webhook_deliveries: {},
  refused_deliveries: { firm: isRefused },
  payslips: { employee: ofEmployee },
  payslip_files: {},
  incoming_payslips: { employee: ofEmployee },
  waiting_payslips: { employee: ofEmployee },
  payroll_requests: { employee: ofEmployee },
  payslip_openings: { employee: ofEmployee },
  payslip_reads: { employee: ofPayslip },
  payslip_recalls: { employee: ofPayslip },
  payroll_accounts: {},
  payroll_payees: { employee: ofEmployee },
  payroll_payment_files: {},
  payroll_closings: {},
  payroll_closing_slips: { employee: ofEmployee },
  payroll_omissions: { employee: ofEmployee },
  payslip_notices: { employee: ofEmployee },
  payslip_questions: { employee: ofEmployee },
  documents: { employee: ofPayslip, customer: ofInvoice },
  access_links: { employee: ofEmployee, customer: ofCustomersLink },
  messages: { customer: ofCustomer },
  change_requests: { customer: ofCustomer },
  tasks: { employee: ofEmployee, customer: ofCustomer },
  task_replies: { employee: ofEmployeesTask, customer: ofCustomersTask },
  outbox: { employee: mailed('employees', 'employee_id'), customer: mailed('customers', 'customer_id') },
  audit_entries: AUDITED,
  retention_permits: {},
  retention_runs: {},
}
