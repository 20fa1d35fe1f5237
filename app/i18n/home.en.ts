import { de } from './home.de'

const en: typeof de = {
  urgent: {
    none: 'Nothing to do. Anything that needs your attention appears here: messages, overdue invoices, missing hours and emails that did not arrive.',
    mails: 'Emails',
    mailsTroubled: 'Failed emails',
    mailsWaiting: 'Waiting emails',
    billing: 'Invoices from contracts',
    billingDrafts: (count) => (count === 1 ? '1 draft to check' : `${count} drafts to check`),
    billingFailed: (count) =>
      count === 1 ? '1 invoice could not be created' : `${count} invoices could not be created`,
    overdue: 'Overdue invoices',
    overdueSum: (count, sum) =>
      count === 1 ? `1 invoice, ${sum} to be paid` : `${count} invoices, ${sum} to be paid in total`,
    hours: 'Missing hours',
    hoursOf: (count, month) => (count === 1 ? `${month}: 1 employee` : `${month}: ${count} employees`),
    slips: 'Payslips to be released',
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
    hint: 'Invoices issued, without VAT and less cancellations. The current month is not over yet.',
    chartInWords: (month, amount) => `A bar for each of twelve months. Highest in ${month}: ${amount}.`,
    asTable: 'As figures',
    month: 'Month',
    net: 'Net',
  },
}

export const home = { de, en }
