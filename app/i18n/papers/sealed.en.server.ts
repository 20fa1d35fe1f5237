import type { sealedTables as german } from './sealed.de.server'

const sealedTables: typeof german = {
  mandates: 'SEPA mandates: IBAN and proof of the signature',
  former_accounts: 'former IBANs of mandates',
  employees: 'employees: social insurance number, tax id, IBAN, birth date, tax class, health fund',
  employee_documents: 'titles of employees’ documents',
  employee_wages: 'agreed pay',
  employee_payroll_facts: 'details for payroll, church tax among them',
  payroll_extras: 'extras and deductions of a month',
  webhook_deliveries: 'contents of kept messages of time recording',
  hours_entries: 'kinds of hours, sickness among them, and reasons for changes',
  handovers: 'files for the payroll bureau',
  handover_stands: 'what the payroll bureau was told of each person',
  payslips: 'payslips: lines, sums, calculation',
  waiting_payslips: 'payslips before their release',
  payslip_openings: 'sums of the year from before Zahltag',
  payslip_questions: 'questions about payslips',
  messages: 'messages from customers',
  change_requests: 'changes that customers ask for',
  task_replies: 'answers of the office',
  outbox: 'contents of mails',
  import_rows: 'uploaded lists until they are taken over',
}

export const sealed: readonly string[] = [
  ...Object.values(sealedTables),
  'files: PDFs of payslips, documents of employees, scanned mandates, XML invoices with a customer’s IBAN',
]
