import type { de } from './tasks.de'

type Tasks = typeof de

const kinds: Tasks['kinds'] = {
  message: 'Message',
  address: 'New address',
  bank: 'New bank account',
  mandate: 'Direct debit requested',
  question: 'Question about a payslip',
  delivery: 'Incomplete report',
  transfer: 'Transfer announced',
  choice: 'Payment method chosen',
  fresh_link: 'Link requested, but no email address',
}

const wish: Tasks['wish'] = {
  title: 'Check the change',
  now: 'Current',
  wished: 'New',
  address: 'Address',
  country: 'Country, as the customer wrote it',
  countryHint: 'Please enter another country yourself in the customer’s details.',
  apply: 'Save the new address',
  applyAccount: 'Save the new account',
  check: 'Compare old and new',
  account: 'Account',
  holder: 'Name on the account',
  mandate: (reference) => `Mandate ${reference}`,
  noMandate:
    'The customer has no valid direct debit mandate, so there is nothing to change. You can mark the task as done.',
  obstacles: {
    holder:
      'The name on the new account is a different one. You need a new mandate for it; this one stays as it is.',
    b2b: 'A B2B mandate is valid only for the account that its bank has confirmed. You need a new mandate for the new account; this one stays as it is.',
  },
  clash: {
    text: 'The new address has not been saved yet. Please compare both versions. If the new one still applies, save it below.',
    entered: 'What the customer wants',
    keepTheirs: 'Keep the stored address',
  },
  look: 'Anyone who enters a different account could divert money. Ask the customer first, on a number you already have.',
  looked: 'I have asked the customer.',
}

export const en: Tasks = {
  title: 'Tasks',
  back: 'Back to the tasks',
  kinds,
  events: {
    'mandat.neu': 'A new direct debit mandate with details missing',
    'lohnzettel.versandt': 'A payslip was delivered, but the report does not say to whom or for which month',
    'zeiterfassung.export': 'Working hours',
    'buchhaltung.export': 'An export to the accounts with details missing',
  },
  otherEvent: 'A report from another system',
  toDo: 'To do',
  none: 'Nothing to do. Messages and requests from customers, and questions from employees, appear here.',
  noneMine: 'You have not taken on any tasks.',
  noneDone: 'Nothing has been done yet.',
  all: (total) => `Show all ${total > 1000 ? 'more than 1,000' : total} tasks`,
  states: { open: 'Open', mine: 'Mine', done: 'Done' },
  statesLabel: 'By status',
  columns: { what: 'What', who: 'From', at: 'When', assignee: 'Taken on by' },
  facts: { at: 'Received', invoice: 'Invoice', month: 'Month', mandate: 'Mandate', assignee: 'Taken on by' },
  body: 'Message',
  payload: 'What the other system reported',
  reasons: 'The report did not match any record. Please enter what is right by hand.',
  payloadGone: 'The report was deleted 90 days after it was marked as done.',
  transferText:
    'The customer says that the transfer has been made. No reminder will go out until the money should have arrived.',
  choiceText: 'The customer has changed how to pay. It applies at once; there is nothing you need to do.',
  linkText: 'The link has expired, and no email address is on file. Create a new link and pass it on.',
  toCustomer: 'To the customer',
  toMandate: 'See the mandate and decide',
  take: 'I will take this on',
  release: 'Hand it back',
  done: 'Done',
  reopen: 'Open again',
  doneAt: (moment) => `Done on ${moment}`,
  reply: {
    title: 'Reply',
    to: (email) => `Your reply goes to ${email} by email, with the message below it.`,
    noAddress: 'No email address is known. Please reply by phone or letter.',
    label: 'Your reply',
    button: 'Send reply',
    earlier: 'Earlier replies',
    by: (name, moment) => (name === null ? moment : `${name}, ${moment}`),
    subjects: {
      message: (invoice) => (invoice === null ? 'Your message' : `Your message about invoice ${invoice}`),
      question: (month) => `Your question about the payslip for ${month}`,
      other: 'Your request',
    },
  },
  wish,
  saved: {
    uebernommen: 'You have taken on this task.',
    abgegeben: 'The task is open to everybody again.',
    erledigt: 'The task is done.',
    offen: 'The task is open again.',
    antwort: 'Your reply is on its way.',
    umgesetzt: 'The change has been saved and the task is done.',
  },
}
