import type * as de from './pay.de'

export const pay: typeof de.pay = {
  title: 'Pay',
  next: 'After that',
  edit: 'Edit pay',
  text: 'The wage or salary as agreed. Enter a rise with the month it applies from: until then the previous one applies.',
  agreed: 'Agreed pay',
  from: 'Applies from month',
  fromHint: 'For example: 01/2026',
  kind: 'Type',
  kinds: { hourly: 'Hourly wage', monthly: 'Monthly salary' },
  amount: 'Amount (gross)',
  amountHint: 'In euros, for example: 15.50',
  action: 'Change',
  add: 'Add pay',
  remove: 'Delete',
  removeOf: (month) => `Delete pay from ${month}`,
  said: {
    hourly: (amount, month) => `${amount} an hour since ${month}`,
    monthly: (amount, month) => `${amount} a month since ${month}`,
  },
}
