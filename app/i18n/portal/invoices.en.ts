import type * as de from './invoices.de'

export const filter: typeof de.filter = {
  years: 'By year',
  states: 'By status',
  allYears: 'All years',
  all: 'All',
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
}

export const invoices: typeof de.invoices = {
  title: 'Your invoices',
  count: (count, isMore) =>
    isMore ? 'More than 1,000 invoices' : count === 1 ? '1 invoice' : `${count} invoices`,
  columns: { number: 'Invoice', issuedOn: 'Date', status: 'Status', amount: 'Amount', file: 'File' },
  dueOn: 'by',
  collectOn: 'on',
  stillOpen: 'of which open',
  file: 'PDF',
  fileOf: (number) => `Download PDF of invoice ${number}`,
  yearFile: (year: number) => `All invoices for ${year} (ZIP file)`,
  none: 'No invoices yet. As soon as we send you one, you will find it here.',
  noMatch: 'No invoice matches this choice.',
  showAll: 'Show all invoices',
}

export const summary: typeof de.summary = {
  owed: 'To pay by transfer',
  owedIn: (count) => (count === 1 ? 'for 1 invoice' : `for ${count} invoices`),
  overdue: (count) => (count === 1 ? '1 of them overdue' : `${count} of them overdue`),
  showOpen: 'Show open invoices',
  oneByOne: 'Select the number of an invoice to pay it on its own.',
  collected: (amount) => `We will collect ${amount} from your account. There is nothing you need to do.`,
  settled: 'Everything is paid. Thank you!',
}
