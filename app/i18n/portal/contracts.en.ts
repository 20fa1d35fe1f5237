import type * as de from './contracts.de'

export const mandates: typeof de.mandates = {
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

export const contracts: typeof de.contracts = {
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
