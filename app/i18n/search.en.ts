import { de } from './search.de'

const en: typeof de = {
  title: 'Search',
  titleOf: (search) => `Search for “${search}”`,
  label: 'Search the whole office',
  placeholder: 'Name, no., amount',
  button: 'Search',
  tooShort:
    'Enter at least two characters above: a name, a number, a phone number too, an amount or the last four digits of an IBAN.',
  nothing: 'Nothing found. Try fewer words. Archived records are in lists of their own.',
  nothingYet: 'There is nothing here yet. This search will find what you add.',
  groups: {
    customers: 'Customers',
    contracts: 'Contracts',
    mandates: 'Direct debit mandates',
    invoices: 'Invoices',
    employees: 'Employees',
  },
  all: 'Show all in the list',
  more: 'There are more. Try a more specific search.',
  draft: 'Draft',
  open: (amount) => `${amount} open`,
}

export const search = { de, en }
