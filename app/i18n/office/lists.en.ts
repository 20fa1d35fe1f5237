import type * as de from './lists.de'

export const invoices: typeof de.invoices = {
  title: 'Invoices',
  columns: {
    number: 'Number',
    customer: 'Customer',
    issuedOn: 'Date',
    status: 'Status',
    amount: 'Amount',
    link: 'Link',
  },
  draft: 'Draft',
  none: 'No invoice yet. The first one appears here as soon as it is drafted.',
}

export const employees: typeof de.employees = {
  title: 'Employees',
  columns: {
    name: 'Name',
    number: 'Employee number',
    employmentType: 'Employment',
    lastPayslip: 'Last payslip',
    link: 'Link',
  },
  noPayslip: 'none yet',
  left: (date) => `left on ${date}`,
  none: 'Nobody has been added yet. Everyone who works here appears in this list.',
}
