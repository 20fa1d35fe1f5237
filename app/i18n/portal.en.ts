import { change, message, saved } from './portal/change.en'
import { contracts, mandates } from './portal/contracts.en'
import { filter, invoices, summary } from './portal/invoices.en'
import type { de } from './portal.de'

export const en: typeof de = {
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
