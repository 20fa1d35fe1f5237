import type { calls as german, chapters as germanChapters } from './calls.de.server'

export const chapters: typeof germanChapters = {
  customers: {
    title: 'Customers',
    text: 'Whom the firm bills. A shop creates a customer with its first order and finds it again by search or number.',
  },
  invoices: {
    title: 'Invoices',
    text: 'A draft can still be changed in the office. Issuing gives it its number and freezes it; sending mails it.',
  },
  payments: {
    title: 'Payments',
    text: 'Money that came, and what of it belongs to which invoice. What is beyond the invoices is the customer’s credit.',
  },
  contracts: {
    title: 'Contracts',
    text: 'What is billed again and again. They are kept in the office; programs read them.',
  },
  mandates: {
    title: 'Mandates',
    text: 'SEPA direct debit mandates. Of the account only the last digits are shown; a new mandate comes by the webhook.',
  },
  hours: {
    title: 'Employees and hours',
    text: 'What a time recording needs: ids and names of the employees, and the hours of a month to read and to report. Nothing else of payroll can be had.',
  },
  webhook: {
    title: 'The webhook',
    text: 'One address that takes events of other systems: hours, payslips that were delivered, mandates, exports of the books.',
  },
  service: {
    title: 'Service',
    text: 'Whether Zahltag is well, and a link to an invoice for pages of the office.',
  },
}

export const calls: typeof german = {
  listCustomers: {
    title: 'List customers',
    text: 'Customers page by page, as the office’s list has them. Archived ones only if you ask for them.',
  },
  createCustomer: {
    title: 'Create a customer',
    text: 'Checked as the office’s form is, with the same sentences. Without a number the customer gets the next free one.',
  },
  getCustomer: {
    title: 'Read a customer',
    text: 'Everything that the office keeps of it, with its version in ETag.',
  },
  changeCustomer: {
    title: 'Change a customer',
    text: 'Send only what changes; null empties a field. With If-Match nothing is overwritten that somebody changed since you read it.',
  },
  listInvoices: {
    title: 'List invoices',
    text: 'Invoices, credit notes and drafts page by page, newest first, with what is still open of each.',
  },
  draftInvoice: {
    title: 'Draft an invoice',
    text: 'Makes a draft. What you leave out is filled in as the office’s form would for this customer: language, term and way of payment.',
  },
  getInvoice: {
    title: 'Read an invoice',
    text: 'As it was issued, line by line; a draft as it would be issued today.',
  },
  issueInvoice: {
    title: 'Issue an invoice',
    text: 'Gives the draft its number and freezes it, with PDF and XML. This cannot be undone, only cancelled in the office.',
  },
  sendInvoice: {
    title: 'Send an invoice',
    text: 'Queues the mail to the customer, once to each address. Sending again does not mail it twice.',
  },
  noteHandover: {
    title: 'Note that an invoice was handed over',
    text: 'For invoices that you send yourself, by mail, post or hand: from that day on the invoice announces its debit. The same day again changes nothing.',
  },
  withdrawHandover: {
    title: 'Take back that an invoice was handed over',
    text: 'For what was noted in error: the invoice announces nothing by it any more. The day that is noted goes along, so that nobody takes back another note than they know of; not while a debit is in a file that this invoice announces.',
  },
  shareInvoice: {
    title: 'Get a link to an invoice',
    text: 'Whoever has the link sees this invoice without an account. Without valid_days you get the link that is valid already.',
  },
  getInvoicePdf: { title: 'Download the PDF', text: 'The very bytes that were issued. A draft has none.' },
  getInvoiceXml: { title: 'Download the XML', text: 'The e-invoice by EN 16931. A draft has none.' },
  listArticles: {
    title: 'List articles',
    text: 'What was billed before, most often first: what the office is offered for a new line. A hundred at most, on one page.',
  },
  listPayments: {
    title: 'List payments',
    text: 'Newest first. What was taken back is a payment of its own with a negative amount.',
  },
  recordPayment: {
    title: 'Record a payment',
    text: 'Books money of a customer on the invoices that you name. What is unusual, such as more than is open, must be confirmed.',
  },
  listContracts: {
    title: 'List contracts',
    text: 'With the day on which the next period begins that is billed.',
  },
  getContract: { title: 'Read a contract', text: 'With the lines that it bills today.' },
  listMandates: { title: 'List mandates', text: 'With their state today, and until when each can be used.' },
  listEmployees: { title: 'List employees', text: 'Ids, numbers and names: what hours are reported under.' },
  getHours: {
    title: 'Read the hours of a month',
    text: 'What was reported last for each employee, and corrections that wait for the office.',
  },
  reportHours: {
    title: 'Report hours',
    text: 'Replaces what was there, employee by employee; whoever you do not name keeps theirs. A paid month does not change: its hours wait as a correction.',
  },
  receiveEvent: {
    title: 'Send an event',
    text: 'One event in each request, all of it or nothing. What is understood takes effect at once; what lacks something is kept for the office, with processed 0.',
  },
  shareInvoiceInOffice: {
    title: 'Get a link with a session',
    text: 'For pages of the office, where somebody is signed in. Programs use the call with a key.',
  },
  getHealth: {
    title: 'Ask how it is',
    text: '200 while the database works, also where something else needs a look; 503 where it does not.',
  },
}
