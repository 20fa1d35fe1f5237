import type { de } from './office.de'

type Office = typeof de

const roles: Office['roles'] = {
  owner: 'Owner',
  invoicing: 'Invoicing',
  payroll: 'Payroll',
  read_only: 'Read only',
}

const navigation: Office['navigation'] = {
  home: 'Home',
  tasks: 'Tasks',
  customers: 'Customers',
  contracts: 'Contracts',
  employees: 'Employees',
  outbox: 'Outbox',
  firm: 'Company',
  tenants: 'Companies',
  account: 'My account',
}

const invoices: Office['invoices'] = {
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

const employees: Office['employees'] = {
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

const link: Office['link'] = {
  pageTitle: 'Link',
  ofInvoice: (number) => `Link to invoice ${number}`,
  ofDraft: 'Link to the invoice draft',
  ofEmployee: (name) => `Link to the payslips of ${name}`,
  label: 'Link',
  hint: 'Click or tap the field to select the whole link.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Please copy the selected link yourself.',
  validUntil: (date) => `Valid until ${date}.`,
  openToAll: 'Anyone who has this link can open it without signing in. Send it only to the right person.',
  draftHint: 'The invoice is still a draft. Until it is issued, the link says that it is not ready yet.',
  none: 'There is no valid link at the moment.',
  create: 'Create link',
  leaked: 'Has the link fallen into the wrong hands?',
  leakedText: 'Block all earlier links. From then on only the new one works.',
  renew: 'Block old links and create a new one',
  back: 'Back to the overview',
}

export const en: typeof de = {
  pageTitle: 'Office',
  greeting: (name) => `Hello, ${name}`,
  role: 'Your role',
  roles,
  signOut: 'Sign out',
  menu: 'Menu',
  navigationLabel: 'Office',
  ownLabel: 'Your account',
  navigation,
  switchLabel: 'Company',
  switchButton: 'Switch',
  openTasks: (count) =>
    count > 1000 ? 'More than 1,000 open tasks' : count === 1 ? '1 open task' : `${count} open tasks`,
  copyLink: 'Link …',
  invoices,
  employees,
  link,
}
