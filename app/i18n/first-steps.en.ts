import type { de } from './first-steps.de'

export const en: typeof de = {
  title: 'First steps',
  text: 'A few things are missing before the first invoice and the first payslip can go out. Do them in any order. Are you a small business (§\u00a019 UStG)? Then say so before the first invoice, under “Company”, “Invoice details”.',
  done: (count, total) => `${count} of ${total} done`,
  isDone: 'done',
  steps: {
    tax_number: 'Enter the tax number or VAT ID',
    bank: 'Enter the bank account',
    company: 'Choose the legal form',
    customer: 'Add the first customer',
    contract: 'Add a contract to a customer',
    invoice: 'Write and issue the first invoice',
    employee: 'Add the first employee',
    pay: 'Enter an employee’s pay',
    payslip: 'Calculate or upload the first payslip and release it',
    colleague: 'Invite somebody to the office',
  },
  import: { customer: 'or import customers from a file', employee: 'or import employees from a file' },
  next: 'Steps tick themselves off as you finish them. The list disappears then, at the latest a month after the first invoice or payslip.',
}
