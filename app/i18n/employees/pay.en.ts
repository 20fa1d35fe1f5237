import type * as de from './pay.de'

export const pay: typeof de.pay = {
  title: 'Pay',
  next: 'After that',
  enter: 'Enter pay',
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
  removeAll: 'Delete anyway',
  replace: (amount, month) => `Replace ${amount}, which has been entered from ${month} on`,
  used: (count, first, last) =>
    count === 1
      ? `The released payslip for ${first} was calculated with it: it will count as changed and has to be corrected.`
      : `${count} released payslips from ${first} to ${last} were calculated with it: they will count as changed and have to be corrected.`,
  removeOf: (month) => `Delete pay from ${month}`,
  amountFrom: {
    hourly: (amount, month) => `${amount} an hour since ${month}`,
    monthly: (amount, month) => `${amount} a month since ${month}`,
  },
}
