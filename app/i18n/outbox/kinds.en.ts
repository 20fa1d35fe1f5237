import type * as de from './kinds.de'

export const kinds: typeof de.kinds = {
  invoice_sent: 'Invoice to the customer',
  credit_sent: 'Credit note to the customer',
  payment_reminder: 'Reminder before the due date',
  payslip_published: 'Payslip is ready',
  document_added: 'New document',
  leaver_link: 'Link for a leaver',
  payslip_question: 'Question about a payslip',
  link_sent: 'Link from the office',
  customer_message: 'Message from a customer',
  reply: 'Reply from the office',
  customer_notice: 'Notice from a customer',
  wish_settled: 'Answer to a request for a change',
  mandate_ended: 'End of a direct debit mandate',
  payment_choice_confirmed: 'Payment choice confirmed',
  invitation: 'Invitation to the office',
  password_reset: 'New password',
  portal_code: 'Code for payslips',
  service_state: 'State of the service',
  sender_code: 'Code for the sender',
}

export const freshLinks: typeof de.freshLinks = {
  rechnung: 'New link to the invoice',
  portal: 'New link to the customer portal',
  'mitarbeiter-portal': 'New link to payslips',
}
