import type { Role } from '~db/schema'

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
  bank: 'Bank',
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

const link = {
  label: 'Link',
  hint: 'Klicken oder tippen Sie in das Feld, um den ganzen Link zu markieren.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Bitte kopieren Sie den markierten Link selbst.',
  openToAll: 'Wer diesen Link hat, braucht keine Anmeldung. Senden Sie ihn nur an die richtige Person.',
}

export const de = {
  pageTitle: 'Büro',
  greeting: (name: string) => `Guten Tag, ${name}`,
  role: 'Ihre Rolle',
  roles,
  signOut: 'Abmelden',
  menu: 'Menü',
  navigationLabel: 'Büro',
  own: (name: string) => `Mein Bereich: ${name}`,
  ownLabel: 'Sie selbst',
  navigation,
  switchLabel: 'Firma',
  switchButton: 'Wechseln',
  link,
}
