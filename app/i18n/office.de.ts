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
  customers: 'Kunden',
  contracts: 'Verträge',
  employees: 'Mitarbeiter',
  outbox: 'Postausgang',
  firm: 'Firma',
  tenants: 'Mandanten',
  account: 'Mein Konto',
}

const invoices = {
  title: 'Rechnungen',
  columns: {
    number: 'Nummer',
    customer: 'Kunde',
    issuedOn: 'Datum',
    status: 'Stand',
    amount: 'Betrag',
    link: 'Link',
  },
  draft: 'Entwurf',
  none: 'Noch keine Rechnung. Die erste erscheint hier, sobald sie entworfen ist.',
}

const employees = {
  title: 'Mitarbeiter',
  columns: {
    name: 'Name',
    number: 'Personalnummer',
    employmentType: 'Beschäftigung',
    lastPayslip: 'Letzter Lohnzettel',
    link: 'Link',
  },
  noPayslip: 'noch keiner',
  left: (date: string) => `ausgeschieden am ${date}`,
  none: 'Noch niemand angelegt. Wer hier arbeitet, erscheint in dieser Liste.',
}

const link = {
  pageTitle: 'Link',
  ofInvoice: (number: string) => `Link zur Rechnung ${number}`,
  ofDraft: 'Link zum Rechnungsentwurf',
  ofEmployee: (name: string) => `Link zu den Lohnzetteln von ${name}`,
  label: 'Link',
  hint: 'Klicken oder tippen Sie in das Feld, um den ganzen Link zu markieren.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Bitte kopieren Sie den markierten Link selbst.',
  validUntil: (date: string) => `Gültig bis ${date}.`,
  openToAll: 'Wer diesen Link hat, braucht keine Anmeldung. Senden Sie ihn nur an die richtige Person.',
  draftHint:
    'Die Rechnung ist noch ein Entwurf. Bis sie gestellt ist, sagt der Link, dass sie noch nicht fertig ist.',
  none: 'Es gibt gerade keinen gültigen Link.',
  create: 'Link erstellen',
  leaked: 'Der Link ist in falsche Hände geraten?',
  leakedText: 'Sperren Sie alle bisherigen Links. Danach gilt nur noch der neue.',
  renew: 'Alte Links sperren und neuen erstellen',
  back: 'Zurück zur Übersicht',
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
  switchLabel: 'Mandant',
  switchButton: 'Wechseln',
  openTasks: (count: number) =>
    count > 1000
      ? 'Mehr als 1.000 offene Aufgaben'
      : count === 1
        ? '1 offene Aufgabe'
        : `${count} offene Aufgaben`,
  copyLink: 'Link …',
  invoices,
  employees,
  link,
}
