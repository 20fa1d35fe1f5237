import { de } from './payroll-payments.de'

const en: typeof de = {
  title: 'Payments',
  titleOf: (month) => `Payments of ${month}`,
  back: 'Back to the payroll',
  months: 'Change month',
  text: 'What this month’s payslips ask you to transfer, to whom and by when. Only released payslips count.',
  preview: {
    title: 'Preliminary: the month is not closed yet.',
    text: 'Amounts may change until it is closed.',
  },
  none: 'No payslip of this month is released yet. As soon as one is, this page says what to transfer.',
  nothing: 'This month’s payslips ask for no transfer.',
  groups: {
    pay: 'Wages and salaries',
    garnishment: 'Garnishments',
    provision: 'Savings contracts and company pensions',
    fund: 'Health funds and Minijob-Zentrale',
    tax: 'Tax office',
  },
  kinds: {
    pay: 'Net pay',
    garnishment: 'Garnishment',
    savings: 'Savings contract (VWL)',
    pension: 'Company pension',
    fund: 'Contributions and levies',
    minijob: 'Contributions, levies and flat tax',
    tax: 'Wage tax, church tax, solidarity surcharge',
  },
  recipients: {
    minijob: 'Minijob-Zentrale',
    tax: 'Tax office',
    pension: 'Pension provider',
    savings: 'Savings institution',
  },
  columns: {
    recipient: 'Recipient',
    what: 'What for',
    account: 'Account',
    amount: 'Amount',
    month: 'Month',
    number: 'Personnel number',
    group: 'Group',
    dueOn: 'Due on',
    transferBy: 'Transfer by',
    iban: 'IBAN',
    state: 'Remark',
  },
  due: (date, by) => `Due on ${date}: the money has to be there on that day, so transfer it by ${by}.`,
  usualDay: (by) => `The contract says when pay is due. Usual is the month’s last bank day, here ${by}.`,
  correctionOf: (month) => `Correction of ${month}`,
  kept: 'Paid too much, not transferred',
  keptFund: 'Credit from corrections, not transferred',
  noAccount: 'IBAN missing',
  addAccount: 'Enter the IBAN',
  sum: 'To transfer',
  keptSum: 'Paid too much',
  total: 'All together',
  uncalculated: {
    title: (count) =>
      count === 1 ? 'One payslip was not calculated here' : `${count} payslips were not calculated here`,
    text: 'Contributions, taxes, garnishments and contracts of these are not in this list: the payroll office has the figures.',
    pay: (amount) => `net pay ${amount} is above`,
    nothing: 'the net pay is not known either; it is on the payslip',
  },
  days: 'Days of the health funds: weekends, holidays of all Germany, 24 and 31 December are no bank days. Nor are Corpus Christi and 31 October, which are holidays where some funds have their main office; so the money is there in time everywhere. Wage tax is given for monthly returns.',
  csv: 'As a CSV table',
  approval: {
    title: 'Approve payments',
    text: 'The file contains whole account numbers. Enter a code from your authenticator app; it holds for five minutes.',
    button: 'Approve',
    back: 'Back to the payments',
  },
  saved: {
    freigegeben: {
      title: 'Approved.',
      text: 'For five minutes you can fetch files with whole account numbers.',
    },
  },
}

export const payrollPayments = { de, en }
