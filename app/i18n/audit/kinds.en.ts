import type * as de from './kinds.de'

export const kinds: typeof de.kinds = {
  customer: 'Customer',
  contact: 'Contact',
  contract: 'Contract',
  mandate: 'Direct debit mandate',
  invoice: 'Invoice',
  employee: 'Employee',
  payslip: 'Payslip',
  payslip_question: 'Question about a payslip',
  message: 'Message',
  change_request: 'Request for a change',
  task: 'Task',
  access_link: 'Link',
  shown_link: 'Link shown',
  mail: 'Email',
  mail_template: 'Wording of an email',
  user: 'Person in the office',
  tenant: 'Company',
  webhook_secret: 'Webhook secret',
  import: 'Import from a file',
}
