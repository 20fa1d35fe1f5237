import type { StandingFilter } from '~/domain/invoices/stands-as.server'
import { findings } from './invoices/findings.de'

import { acts, cancel, payment, saved } from './invoices/acts.de'
import { editor } from './invoices/editor.de'

const states: Record<StandingFilter, string> = {
  all: 'Alle',
  open: 'Offen',
  overdue: 'Überfällig',
  direct_debit: 'Wird abgebucht',
  paid: 'Bezahlt',
  cancelled: 'Storniert',
  draft: 'Entwurf',
}

const facts = {
  customer: 'Kunde',
  contract: 'Vertrag',
  issuedOn: 'Rechnungsdatum',
  period: 'Leistung',
  dueOn: 'Fällig am',
  collectOn: 'Wird abgebucht am',
  total: 'Betrag',
  paid: 'Bezahlt',
  open: 'Noch offen',
  payBy: 'Zahlungsart',
  cancels: 'Storniert die Rechnung',
  cancelledBy: 'Storniert durch',
}

export const de = {
  title: 'Rechnungen',
  one: 'Rechnung',
  kinds: { invoice: 'Rechnung', cancellation: 'Stornorechnung', credit_note: 'Gutschrift' },
  draft: 'Entwurf',
  back: 'Zurück zu den Rechnungen',
  backToOne: (number: string) => `Zurück zur Rechnung ${number}`,
  add: 'Neue Rechnung',
  addFor: (customer: string) => `Neue Rechnung für ${customer}`,
  forWhom: 'Für welchen Kunden?',
  moreCustomers: 'Das sind nicht alle. Suchen Sie nach Name, Ort oder Nummer.',
  search: {
    title: 'Rechnungen suchen',
    label: 'Nummer, Kunde oder Betrag',
    state: 'Stand',
    year: 'Jahr',
    anyYear: 'Alle Jahre',
    order: 'Reihenfolge',
    orders: { newest: 'Neueste zuerst', due: 'Nach Fälligkeit', amount: 'Höchster Betrag zuerst' },
  },
  states,
  columns: {
    number: 'Nummer',
    customer: 'Kunde',
    issuedOn: 'Datum',
    dueOn: 'Fällig',
    status: 'Stand',
    amount: 'Betrag',
    open: 'Noch offen',
  },
  found: (count: string, isOne: boolean) => (isOne ? '1 Rechnung' : `${count} Rechnungen`),
  issued: 'Zusammen gestellt',
  ofItOpen: 'Davon noch offen',
  rest: (amount: string) => `noch offen ${amount}`,
  none: 'Noch keine Rechnung.',
  noneFound: 'Keine Rechnung gefunden. Suchen Sie mit weniger Wörtern oder unter einem anderen Stand.',
  facts,
  ways: {
    transfer: 'Überweisung',
    direct_debit: (mandate: string, account: string) => `Lastschrift mit Mandat ${mandate} von ${account}`,
    requested: (account: string) => `Überweisung, bis das angefragte Mandat für ${account} bestätigt ist`,
  },
  pdf: 'PDF herunterladen',
  draftText: 'Das ist ein Entwurf. Er hat noch keine Nummer, und der Kunde sieht ihn nicht.',
  billed: 'Was berechnet wird',
  payments: 'Zahlungen',
  paidBy: { transfer: 'Überweisung', direct_debit: 'Lastschrift', cash: 'Bar', set_off: 'Verrechnung' },
  paymentColumns: { on: 'Datum', by: 'Wie', amount: 'Betrag' },
  mails: {
    title: 'E-Mails dazu',
    none: 'Zu dieser Rechnung ging noch keine E-Mail hinaus.',
    columns: { kind: 'Was', recipient: 'An', at: 'Wann', status: 'Stand' },
  },
  tasks: { title: 'Was der Kunde dazu gesagt hat', isOpen: 'offen', isDone: 'erledigt' },
  acts,
  cancel,
  editor,
  payment,
  saved,
  findings,
}
