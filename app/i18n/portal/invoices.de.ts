export const filter = {
  years: 'Nach Jahr',
  states: 'Nach Stand',
  allYears: 'Alle Jahre',
  all: 'Alle',
  open: 'Offen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  cancelled: 'Storniert',
}

export const invoices = {
  title: 'Ihre Rechnungen',
  count: (count: number, isMore: boolean) =>
    isMore ? 'Mehr als 1.000 Rechnungen' : count === 1 ? '1 Rechnung' : `${count} Rechnungen`,
  columns: { number: 'Rechnung', issuedOn: 'Datum', status: 'Stand', amount: 'Betrag', file: 'Datei' },
  dueOn: 'bis',
  collectOn: 'am',
  stillOpen: 'davon offen',
  file: 'PDF',
  fileOf: (number: string) => `PDF der Rechnung ${number} herunterladen`,
  yearFile: (year: number) => `Alle Rechnungen ${year} (ZIP-Datei)`,
  none: 'Noch keine Rechnung. Sobald wir Ihnen eine schreiben, finden Sie sie hier.',
  noMatch: 'Zu dieser Auswahl gibt es keine Rechnung.',
  showAll: 'Alle Rechnungen zeigen',
}

export const summary = {
  owed: 'Noch zu überweisen',
  owedIn: (count: number) => (count === 1 ? 'für 1 Rechnung' : `für ${count} Rechnungen`),
  overdue: (count: number) => (count === 1 ? 'davon 1 überfällig' : `davon ${count} überfällig`),
  showOpen: 'Offene Rechnungen zeigen',
  oneByOne: 'Jede können Sie mit einem Klick auf ihre Nummer auch einzeln bezahlen.',
  collected: (amount: string) => `${amount} buchen wir von Ihrem Konto ab. Dafür müssen Sie nichts tun.`,
  settled: 'Alles bezahlt. Vielen Dank!',
}
