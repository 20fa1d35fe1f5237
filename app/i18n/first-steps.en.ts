import { de } from './first-steps.de'

const en: typeof de = {
  title: 'First steps',
  text: 'Do them in any order; from top to bottom you never have to turn back. Are you a small business (§\u00a019 UStG)? Then say so before the first invoice, under “Company”, “Invoice details”. Does a payroll office calculate for you? Then leave out pay, payroll details and the company’s payroll details, and upload its payslips.',
  parts: {
    invoice: 'Up to the first invoice',
    payslip: 'Up to the first payslip',
    besides: 'If you need it',
  },
  done: (count, total) => `${count} of ${total} done`,
  isDone: 'done',
  steps: {
    tax_number: 'Enter the tax number or VAT ID',
    bank: 'Enter the bank account',
    company: 'Enter the legal form and register',
    customer: 'Add the first customer',
    contract: 'Add a contract to a customer',
    invoice: 'Write and issue the first invoice',
    employee: 'Add the first employee',
    pay: 'Enter an employee’s pay',
    payroll_facts: 'Enter an employee’s health fund, tax class and other payroll details',
    payroll_firm: 'Enter the company’s state, levies and premiums',
    payroll_fund: 'Enter the rates of the health funds that somebody is with',
    payslip: 'Calculate or upload the first payslip and release it',
    colleague: 'Invite somebody to the office',
  },
  before: {
    payslip:
      'Do you calculate yourself, and was pay given elsewhere this year? Then enter “earlier totals for the year” on the person’s page before.',
  },
  import: { customer: 'or import customers from a file', employee: 'or import employees from a file' },
  next: 'Steps tick themselves off as you finish them. The list disappears then, at the latest a month after the first invoice or payslip.',
  skip: 'Skip',
  skipOf: (step) => `Skip: ${step}`,
  resume: (count) => (count === 1 ? 'Show the skipped one again' : `Show the ${count} skipped ones again`),
  goOn: { label: 'First steps, next:', all: 'See all' },
}

export const firstSteps = { de, en }
