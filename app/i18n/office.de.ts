import type { Role } from '~db/schema'
import { link } from './office/link.de'

const roles: Record<Role, string> = {
  owner: 'Leitung',
  invoicing: 'Rechnungen',
  payroll: 'Lohn',
  read_only: 'Nur Ansicht',
}

const navigation = {
  home: 'Start',
  tasks: 'Aufgaben',
  invoices: 'Rechnungen',
  customers: 'Kunden',
  contracts: 'Verträge',
  employees: 'Mitarbeiter',
  hours: 'Stunden',
  payslips: 'Lohnzettel',
  outbox: 'Postausgang',
  firm: 'Firma',
  tenants: 'Firmen',
  account: 'Mein Konto',
}

export const de = {
  pageTitle: 'Büro',
  greeting: (name: string) => `Guten Tag, ${name}`,
  role: 'Ihre Rolle',
  roles,
  signOut: 'Abmelden',
  menu: 'Menü',
  navigationLabel: 'Büro',
  ownLabel: 'Sie selbst',
  navigation,
  switchLabel: 'Firma',
  switchButton: 'Wechseln',
  link,
}
