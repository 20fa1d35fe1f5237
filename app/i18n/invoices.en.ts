import { acts, cancel, credit, payment, saved } from './invoices/acts.en'
import { editor } from './invoices/editor.en'
import { faults } from './invoices/faults.en'
import { findings } from './invoices/findings.en'
import { money } from './invoices/money.en'
import { de } from './invoices.de'

type Invoices = typeof de

const states: Invoices['states'] = {
  all: 'All',
  open: 'Open',
  overdue: 'Overdue',
  direct_debit: 'To be collected',
  disputed: 'In dispute',
  paid: 'Paid',
  cancelled: 'Cancelled',
  draft: 'Drafts',
}

const facts: Invoices['facts'] = {
  customer: 'Customer',
  contract: 'Contract',
  issuedOn: 'Invoice date',
  period: 'Service period',
  dueOn: 'Due on',
  collectOn: 'Collected on',
  untold: 'not announced yet',
  total: 'Amount',
  paid: 'Paid',
  open: 'Still open',
  payBy: 'Payment by',
  account: 'Account',
  moved: (iban: string) => `The account on the invoice is closed. It is to be paid to ${iban || '–'}.`,
  cancels: 'Cancels invoice',
  cancelledBy: 'Cancelled by',
  corrects: 'Corrects invoice',
  credits: 'Credited',
  deductedIn: 'Deducted in final invoice',
  deducts: 'Advances deducted',
  ownRegister: 'Our register entry',
  customersRegister: 'Customer’s register number',
}

const en: Invoices = {
  title: 'Invoices',
  one: 'Invoice',
  kinds: {
    invoice: 'Invoice',
    advance: 'Advance invoice',
    final: 'Final invoice',
    cancellation: 'Cancellation',
    credit_note: 'Credit note',
  },
  draft: 'Draft',
  draftOf: (day) => `Draft of ${day}`,
  back: 'Back to invoices',
  backToOne: (number) => `Back to invoice ${number}`,
  add: 'New invoice',
  addFirst: 'Write the first invoice',
  addFor: (customer) => `New invoice for ${customer}`,
  forWhom: 'Which customer is it for?',
  search: {
    title: 'Search invoices',
    label: 'Number, customer or amount',
    state: 'Status',
    year: 'Year',
    anyYear: 'All years',
    orders: { newest: 'Newest first', due: 'By due date', amount: 'Highest amount first' },
  },
  states,
  columns: {
    number: 'Number',
    customer: 'Customer',
    issuedOn: 'Date',
    dueOn: 'Due',
    status: 'Status',
    net: 'Net',
    amount: 'Amount',
    open: 'Still open',
  },
  found: (count, isOne) => (isOne ? '1 invoice' : `${count} invoices`),
  issued: 'Total issued',
  withoutTax: 'Without VAT',
  withoutAdvances: (amount) =>
    `Final invoices are counted without the advances they deduct (${amount}), which were issued as invoices of their own.`,
  ofItOpen: 'Of which still open',
  credits: 'Customer credit in total',
  rest: (amount) => `${amount} still open`,
  none: 'No invoices yet. Write the first one; contracts create theirs automatically.',
  noneFound: 'No invoice found. Try fewer words, or another status.',
  facts,
  ways: {
    transfer: 'Bank transfer',
    direct_debit: (mandate, account) => `Direct debit from ${account}, mandate ${mandate}`,
    requested: (account) => `Bank transfer, until the mandate requested for ${account} is confirmed`,
  },
  picture: (number) => `First page of ${number}`,
  pdf: 'Download PDF',
  draftText: 'This is a draft. It has no number yet, and the customer cannot see it.',
  billed: 'What is billed',
  payments: 'Payments',
  paidBy: { transfer: 'Bank transfer', direct_debit: 'Direct debit', cash: 'Cash', set_off: 'Offset' },
  waived: { cash_discount: 'Early payment discount', write_off: 'Written off' },
  paymentColumns: { on: 'Date', by: 'How', amount: 'Amount' },
  tasks: { isOpen: 'open', isDone: 'done' },
  timeline: {
    title: 'What has happened so far',
    of: (date) => `of ${date}`,
    until: (date) => `until ${date}`,
    on: (date) => `on ${date}`,
    opened: 'Link last opened',
    byCustomer: 'by the customer',
  },
  acts,
  cancel,
  credit,
  editor,
  payment,
  money,
  saved,
  findings,
  faults,
}

export const invoices = { de, en }
