import type { de } from './home.de'

export const en: typeof de = {
  urgent: {
    none: 'Nothing to do. This is where you find what waits for you: messages, overdue invoices, missing hours, e-mails that did not arrive.',
    mails: 'E-mails',
    overdue: 'Overdue invoices',
    overdueSum: (count, sum) =>
      count === 1 ? `1 invoice, ${sum} still open` : `${count} invoices, ${sum} still open in total`,
    hours: 'Missing hours',
    hoursOf: (count, month) => (count === 1 ? `${month}: 1 employee` : `${month}: ${count} employees`),
  },
  owed: {
    title: 'Open amounts',
    nothing: 'All invoices are paid.',
    open: (count) => (count === 1 ? '1 open invoice' : `${count} open invoices`),
    overdue: 'Of which overdue',
    collected: 'Of which collected by direct debit',
  },
  payroll: {
    title: 'Payroll',
    month: 'Month',
    hours: 'Hours in',
    payslips: 'Payslips',
    of: (there, all) => `${there} of ${all}`,
  },
  revenue: {
    title: 'Revenue of the last twelve months',
    none: 'No invoice was issued in the last twelve months.',
    hint: 'Invoices issued, without VAT and less cancellations. The last month is not over yet.',
    said: (month, amount) => `Bars for twelve months. Most in ${month}: ${amount}.`,
    asTable: 'As numbers',
    month: 'Month',
    net: 'Net',
  },
}
