import { de } from './portal.de'

const message: (typeof de)['message'] = {
  title: 'Write to us',
  text: 'For questions, requests or cancelling your contract. Your message goes to our office by email.',
}

const change: (typeof de)['change'] = {
  title: 'Change your details',
  text: 'Your details go to our office by email. The ones we have now apply until we have updated them.',
  address: {
    title: 'Tell us your new address',
    street: 'Street and number',
    addressExtra: 'Address line 2',
    addressExtraHint: 'For example: rear building, 3rd floor or c/o Jensen',
    postalCode: 'Postcode',
    city: 'Town',
    country: 'Country',
    button: 'Send new address',
  },
  bank: {
    title: 'Tell us your new bank account',
    holder: 'Name on the account',
    iban: 'IBAN',
    ibanHint: 'It is on your bank card and usually starts with DE.',
    safe: 'We will collect from the new account only once we have checked with you. If it is in another name, we need a new mandate.',
    button: 'Send new bank account',
  },
}

const saved: (typeof de)['saved'] = {
  nachricht: { title: 'Thank you. Your message has arrived.', text: 'We will get back to you.' },
  adresse: {
    title: 'Thank you. We have received your new address.',
    text: 'The one we have now applies until we have updated it.',
  },
  bank: {
    title: 'Thank you. We have received your new bank account.',
    text: 'The one we have now applies until we have updated it.',
  },
}

const mandates: (typeof de)['mandates'] = {
  title: 'Your direct debit mandates',
  reference: 'Mandate reference',
  dates: { active: 'Signed on', requested: 'Requested on' },
  status: 'Status',
  requested: 'Not confirmed yet. We will not collect anything before then.',
  lapsed:
    'Lapsed: we have not collected anything under it for 36 months. To pay by direct debit again, please give us a new mandate.',
  type: 'Type',
  types: { CORE: 'SEPA direct debit', B2B: 'SEPA business direct debit' },
  account: 'Account',
  none: 'You have not given us a direct debit mandate. You can set one up on any open invoice: select its number.',
}

const contracts: (typeof de)['contracts'] = {
  title: 'Your contracts',
  number: 'Contract',
  what: 'Service',
  price: 'Price',
  prices: {
    1: (amount) => `${amount} a month`,
    3: (amount) => `${amount} a quarter`,
    6: (amount) => `${amount} every six months`,
    12: (amount) => `${amount} a year`,
  },
  priceOfWeeks: (amount, weeks) => (weeks === 1 ? `${amount} a week` : `${amount} every ${weeks} weeks`),
  taxIncluded: (tax) => `${tax} VAT included`,
  period: 'Billing',
  periods: { 1: 'Every month', 3: 'Every three months', 6: 'Every six months', 12: 'Once a year' },
  everyWeeks: (weeks) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`),
  nextInvoice: 'Next invoice',
  noNextInvoice: 'none planned',
  ends: { running: 'Earliest end', ending: 'Ends on', ended: 'Ended on' },
  endsByNotice: 'if you give notice today',
  none: 'You have no current contract with us.',
}

const filter: (typeof de)['filter'] = {
  years: 'By year',
  states: 'By status',
  allYears: 'All years',
  all: 'All',
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
}

const invoices: (typeof de)['invoices'] = {
  title: 'Your invoices',
  count: (count, isMore) =>
    isMore ? 'More than 1,000 invoices' : count === 1 ? '1 invoice' : `${count} invoices`,
  columns: { number: 'Invoice', issuedOn: 'Date', status: 'Status', amount: 'Amount', file: 'File' },
  dueOn: 'by',
  collectOn: 'on',
  untold: 'we will write to you first',
  stillOpen: 'of which open',
  file: 'PDF',
  fileOf: (number) => `Download PDF of invoice ${number}`,
  yearFile: (year: number) => `All invoices for ${year} (ZIP file)`,
  none: 'No invoices yet. As soon as we send you one, you will find it here.',
  noMatch: 'No invoice matches this choice.',
  showAll: 'Show all invoices',
}

const summary: (typeof de)['summary'] = {
  owed: 'To pay by transfer',
  owedIn: (count) => (count === 1 ? 'for 1 invoice' : `for ${count} invoices`),
  overdue: (count) => (count === 1 ? '1 of them overdue' : `${count} of them overdue`),
  deducted: (owed: string, credit: string) => `Your credit of ${credit} has already been taken off ${owed}.`,
  showOpen: 'Show open invoices',
  oneByOne: 'Select the number of an invoice to pay it on its own.',
  collected: (amount) => `We will collect ${amount} from your account. There is nothing you need to do.`,
  disputed: (amount: string) =>
    `We are looking into ${amount}. There is nothing you need to do about it for now.`,
  later: (amount: string) => `Of this, ${amount} is only to be paid later, in the agreed instalments.`,
  settled: 'Everything is paid. Thank you!',
}

const en: typeof de = {
  pageTitle: 'Customer portal',
  contents: 'On this page',
  greeting: (name: string) => `Hello, ${name}`,
  customerNumber: (number) => `Customer number ${number}`,
  filter,
  invoices,
  summary,
  mandates,
  contracts,
  message,
  change,
  saved,
}

export const portal = { de, en }
