import type * as de from './lines.de'

export const lines: typeof de.lines = {
  title: 'Lines',
  of: (number) => `Line ${number}`,
  description: 'Service',
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'Unit price in euros before VAT',
  tax: 'VAT',
  change: 'Change lines or prices',
  add: 'Add a line',
  remove: (number) => `Remove line ${number}`,
  from: 'Applies from',
  fromHint:
    'To correct a mistake, enter the day the contract starts. For new prices, enter the day they apply from.',
  since: (date) => `from ${date}`,
  coming: 'Prices not yet in force',
  comingText: 'If they or their date are wrong, withdraw them. The prices before them then stay in force.',
  withdraw: 'Withdraw',
  withdrawOf: (date) => `Withdraw the prices from ${date}`,
  net: 'Total before VAT',
  tax_total: 'VAT',
  gross: 'Total including VAT',
}
