import { de } from './home.de'

const en: typeof de = {
  urgent: {
    none: 'Nothing to do. Anything that needs your attention appears here: messages, overdue invoices, missing hours and emails that did not arrive.',
    mails: 'Emails',
    mailsTroubled: 'Emails not delivered',
    mailsWaiting: 'Emails not sent yet',
    bank: 'Bank transactions',
    remind: 'Reminders',
    remindable: (count) =>
      count === 1 ? '1 customer can be reminded' : `${count} customers can be reminded`,
    bankOpen: (count) =>
      count === 1 ? '1 transaction is not assigned' : `${count} transactions are not assigned`,
    billing: 'Invoices from contracts',
    billingDrafts: (count) => (count === 1 ? '1 draft to check' : `${count} drafts to check`),
    billingFailed: (count) =>
      count === 1 ? '1 invoice could not be created' : `${count} invoices could not be created`,
    overdue: 'Overdue invoices',
    overdueSum: (count, sum) =>
      count === 1 ? `1 invoice, ${sum} to be paid` : `${count} invoices, ${sum} to be paid in total`,
    hours: 'Missing hours',
    reportsDue: (count) => (count === 1 ? '1 report within a week' : `${count} reports within a week`),
    hoursOf: (count, month) => (count === 1 ? `${month}: 1 employee` : `${month}: ${count} employees`),
    address: 'Check a new email address',
    slips: 'Payslips to be released',
    calculated: 'Calculated payslips',
    calculatedOf: (count, month) => `${month}: ${count} not released yet`,
    slipsOf: (count, month) =>
      count === 1 ? `${month}: 1 payslip is waiting` : `${month}: ${count} payslips are waiting`,
  },
  owed: {
    title: 'Outstanding amounts',
    nothing: 'All invoices are paid.',
    open: (count) => (count === 1 ? '1 open invoice' : `${count} open invoices`),
    overdue: 'Of which overdue',
    collected: 'Of which collected by direct debit',
  },
  payrollYear: {
    title: (year) => `Payroll ${year}: official figures are missing`,
    text: (year) =>
      `What needs one of these cannot be calculated for ${year} yet. They come with a new version of Zahltag, or whoever runs Zahltag loads them.`,
    none: (year) =>
      `There are no figures for ${year} here yet. They come with a new version of Zahltag, or whoever runs Zahltag loads them.`,
    notDue: (count) => `Not known yet either: ${count}`,
    since: (date) => `(since ${date})`,
    due: (date) => `(usually by ${date})`,
    asOf: (date, version) => `Figures as of ${date} (${version})`,
  },
  payroll: {
    title: 'Payroll',
    month: 'Month',
    hours: 'Hours received',
    payslips: 'Payslips',
    of: (there, all) => `${there} of ${all}`,
  },
  revenue: {
    title: 'Revenue in the last twelve months',
    none: 'No invoices were issued in the last twelve months.',
    only: (month, amount) =>
      `${month}: ${amount} net. As soon as there are invoices in a second month, you can compare the two here.`,
    hint: 'Invoices issued, without VAT and less cancellations and credit notes.',
    chartInWords: (months, month, amount) => `Bars for ${months} months. Highest in ${month}: ${amount}.`,
    asTable: 'As figures',
    more: 'All figures: by month, customer and item',
    month: 'Month',
    net: 'Net',
    before: 'Year before',
  },
}

export const home = { de, en }
