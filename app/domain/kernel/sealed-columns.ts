/** What a sealed value is bound to: its purpose, and the columns that identify its row. */
interface Binding {
  purpose: string
  row: readonly string[]
}

const byId = (purpose: string): Binding => ({ purpose, row: ['id'] })

/** Every sealed text of a firm, by table and column; tests/schema-types.test.ts checks that none is missing. */
export const SEALED_COLUMNS: Readonly<Record<string, Readonly<Record<string, Binding>>>> = {
  mandates: { iban_sealed: byId('mandate.iban'), evidence_sealed: byId('mandate.evidence') },
  bank_items: { iban_sealed: byId('bank.iban') },
  debit_collections: { iban_sealed: byId('debit.iban') },
  former_accounts: { iban_sealed: byId('mandate.former_iban') },
  employees: {
    social_insurance_number_sealed: byId('employee.social_insurance_number'),
    tax_id_sealed: byId('employee.tax_id'),
    iban_sealed: byId('employee.iban'),
    birth_date_sealed: byId('employee.birth_date'),
    tax_class_sealed: byId('employee.tax_class'),
    health_fund_sealed: byId('employee.health_fund'),
  },
  employee_documents: { title_sealed: byId('employee_document.title') },
  employee_wages: { pay_sealed: { purpose: 'employee.pay', row: ['employee_id', 'from_month'] } },
  employee_payroll_facts: {
    facts_sealed: { purpose: 'employee.payroll_facts', row: ['employee_id', 'from_month'] },
  },
  payroll_extras: { extras_sealed: { purpose: 'payroll.extras', row: ['employee_id', 'month'] } },
  webhook_deliveries: { payload_sealed: byId('webhook payload'), body_sealed: byId('webhook body') },
  refused_deliveries: { body_sealed: byId('refused webhook body') },
  webhook_secrets: { signing_sealed: byId('webhook_secret.signing') },
  event_endpoints: {
    secret_sealed: byId('event_endpoint.secret'),
    former_secret_sealed: byId('event_endpoint.former_secret'),
  },
  hours_entries: {
    kinds_sealed: byId('hours.kinds'),
    reason_sealed: byId('hours.reason'),
    times_sealed: byId('hours.times'),
  },
  handovers: { bytes_sealed: byId('handover.file') },
  handover_stands: { amounts_sealed: { purpose: 'handover.amounts', row: ['handover_id', 'employee_id'] } },
  payslips: {
    view_sealed: byId('payslip.view'),
    calculation_sealed: byId('payslip.calculation'),
    totals_sealed: byId('payslip.totals'),
    lines_sealed: byId('payslip.lines'),
  },
  waiting_payslips: { content_sealed: byId('waiting_payslip') },
  payslip_openings: { sums_sealed: { purpose: 'payslip_opening.sums', row: ['employee_id', 'year'] } },
  payroll_payees: { payee_sealed: byId('payroll_payee') },
  payroll_payment_files: { content_sealed: byId('payroll_payment_file') },
  insurance_reports: { report_sealed: byId('insurance_report') },
  payroll_closings: { sums_sealed: { purpose: 'payroll_closing.sums', row: ['month'] } },
  payroll_statements: { rows_sealed: { purpose: 'payroll_statement.rows', row: ['month', 'fund'] } },
  payroll_omissions: {
    reason_sealed: { purpose: 'payroll_omission.reason', row: ['month', 'employee_id'] },
  },
  payslip_questions: { body_sealed: byId('payslip_question.body') },
  messages: { body_sealed: byId('message.body') },
  change_requests: { details_sealed: byId('change_request.details') },
  task_replies: { body_sealed: byId('task_reply.body') },
  outbox: { data_sealed: byId('outbox.data'), words_sealed: byId('outbox.words') },
  import_rows: { cells_sealed: { purpose: 'import.row', row: ['import_id', 'line'] } },
}
