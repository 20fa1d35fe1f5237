import { de } from './office.de'

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
  invoices: 'Invoices',
  bank: 'Bank',
  customers: 'Customers',
  contracts: 'Contracts',
  employees: 'Employees',
  hours: 'Hours',
  payslips: 'Payslips',
  outbox: 'Outbox',
  firm: 'Company',
  tenants: 'Companies',
  account: 'My account',
}

const link: (typeof de)['link'] = {
  label: 'Link',
  hint: 'Click or tap the field to select the whole link.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Copying did not work. Please copy the selected link yourself.',
  openToAll: 'Anyone who has this link can open it without signing in. Send it only to the right person.',
}

const en: typeof de = {
  pageTitle: 'Office',
  greeting: (name) => `Hello, ${name}`,
  role: 'Your role',
  roles,
  signOut: 'Sign out',
  menu: 'Menu',
  navigationLabel: 'Office',
  own: (name: string) => `My menu: ${name}`,
  ownLabel: 'Your account',
  navigation,
  switchLabel: 'Company',
  switchButton: 'Switch',
  link,
}

export const office = { de, en }
