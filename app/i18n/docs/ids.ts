/** Groups of calls, each a page of the docs. */
export const CHAPTERS = [
  'customers',
  'invoices',
  'payments',
  'contracts',
  'mandates',
  'hours',
  'webhook',
  'service',
] as const

export type Chapter = (typeof CHAPTERS)[number]

export const CALL_IDS = [
  'listCustomers',
  'createCustomer',
  'getCustomer',
  'changeCustomer',
  'listInvoices',
  'draftInvoice',
  'getInvoice',
  'issueInvoice',
  'sendInvoice',
  'noteHandover',
  'withdrawHandover',
  'shareInvoice',
  'getInvoicePdf',
  'getInvoiceXml',
  'listArticles',
  'listPayments',
  'recordPayment',
  'listContracts',
  'getContract',
  'listMandates',
  'listEmployees',
  'getHours',
  'reportHours',
  'receiveEvent',
  'shareInvoiceInOffice',
  'getHealth',
] as const

export type CallId = (typeof CALL_IDS)[number]
