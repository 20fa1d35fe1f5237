import { link } from './office/link.en'
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
  invoices: 'Invoices',
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
  link,
}
