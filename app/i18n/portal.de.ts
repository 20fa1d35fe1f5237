import { change, message, saved } from './portal/change.de'
import { contracts, mandates } from './portal/contracts.de'
import { filter, invoices, summary } from './portal/invoices.de'

export const de = {
  pageTitle: 'Kundenportal',
  contents: 'Auf dieser Seite',
  greeting: (name: string) => `Guten Tag, ${name}`,
  customerNumber: (number: string) => `Kundennummer ${number}`,
  filter,
  invoices,
  summary,
  mandates,
  contracts,
  message,
  change,
  saved,
}
