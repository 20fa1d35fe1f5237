const message = {
  title: 'Schreiben Sie uns',
  text: 'Für Fragen, Wünsche oder eine Kündigung. Ihre Nachricht geht als E-Mail an unser Büro.',
}

const change = {
  title: 'Daten ändern',
  text: 'Ihre Angaben gehen als E-Mail an unser Büro. Bis wir sie übernommen haben, gelten die bisherigen.',
  address: {
    title: 'Neue Adresse mitteilen',
    street: 'Straße und Hausnummer',
    addressExtra: 'Zusatz',
    addressExtraHint: 'Zum Beispiel: Hinterhaus, 3. Stock oder c/o Jensen',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    button: 'Neue Adresse senden',
  },
  bank: {
    title: 'Neue Bankverbindung mitteilen',
    holder: 'Name auf dem Konto',
    iban: 'IBAN',
    ibanHint: 'Sie steht auf Ihrer Bankkarte und beginnt meist mit DE.',
    safe: 'Von dem neuen Konto buchen wir erst ab, wenn wir bei Ihnen nachgefragt haben. Lautet es auf einen anderen Namen, brauchen wir ein neues Mandat.',
    button: 'Neue Bankverbindung senden',
  },
}

const saved = {
  nachricht: { title: 'Danke. Ihre Nachricht ist angekommen.', text: 'Wir melden uns bei Ihnen.' },
  adresse: {
    title: 'Danke. Wir haben Ihre neue Adresse erhalten.',
    text: 'Bis wir sie übernommen haben, gilt die bisherige.',
  },
  bank: {
    title: 'Danke. Wir haben Ihre neue Bankverbindung erhalten.',
    text: 'Bis wir sie übernommen haben, gilt die bisherige.',
  },
}

const mandates = {
  title: 'Ihre Lastschrift-Mandate',
  reference: 'Mandatsreferenz',
  dates: { active: 'Erteilt am', requested: 'Angefragt am' },
  status: 'Stand',
  requested: 'Noch nicht bestätigt. Vorher buchen wir nichts ab.',
  lapsed:
    'Erloschen: Wir haben damit 36 Monate lang nichts abgebucht. Für eine neue Lastschrift brauchen wir ein neues Mandat.',
  type: 'Art',
  types: { CORE: 'SEPA-Lastschrift', B2B: 'SEPA-Firmenlastschrift' },
  account: 'Konto',
  none: 'Sie haben uns keine Lastschrift erlaubt. Einrichten können Sie sie bei jeder offenen Rechnung: mit einem Klick auf ihre Nummer.',
}

const contracts = {
  title: 'Ihre Verträge',
  number: 'Vertrag',
  what: 'Leistung',
  price: 'Preis',
  prices: {
    1: (amount: string) => `${amount} im Monat`,
    3: (amount: string) => `${amount} im Quartal`,
    6: (amount: string) => `${amount} im Halbjahr`,
    12: (amount: string) => `${amount} im Jahr`,
  },
  priceOfWeeks: (amount: string, weeks: number) =>
    weeks === 1 ? `${amount} in der Woche` : `${amount} alle ${weeks} Wochen`,
  taxIncluded: (tax: string) => `darin ${tax} Umsatzsteuer`,
  period: 'Abrechnung',
  periods: { 1: 'Jeden Monat', 3: 'Alle drei Monate', 6: 'Alle sechs Monate', 12: 'Einmal im Jahr' },
  everyWeeks: (weeks: number) => (weeks === 1 ? 'Jede Woche' : `Alle ${weeks} Wochen`),
  nextInvoice: 'Nächste Rechnung',
  noNextInvoice: 'keine geplant',
  ends: { running: 'Frühestes Ende', ending: 'Endet am', ended: 'Beendet am' },
  endsByNotice: 'wenn Sie heute kündigen',
  none: 'Sie haben zurzeit keinen laufenden Vertrag mit uns.',
}

const filter = {
  years: 'Nach Jahr',
  states: 'Nach Stand',
  allYears: 'Alle Jahre',
  all: 'Alle',
  open: 'Offen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  cancelled: 'Storniert',
}

const invoices = {
  title: 'Ihre Rechnungen',
  count: (count: number, isMore: boolean) =>
    isMore ? 'Mehr als 1.000 Rechnungen' : count === 1 ? '1 Rechnung' : `${count} Rechnungen`,
  columns: { number: 'Rechnung', issuedOn: 'Datum', status: 'Stand', amount: 'Betrag', file: 'Datei' },
  dueOn: 'bis',
  collectOn: 'am',
  untold: 'Tag schreiben wir Ihnen',
  stillOpen: 'davon offen',
  file: 'PDF',
  fileOf: (number: string) => `PDF der Rechnung ${number} herunterladen`,
  yearFile: (year: number) => `Alle Rechnungen ${year} (ZIP-Datei)`,
  none: 'Noch keine Rechnung. Sobald wir Ihnen eine schreiben, finden Sie sie hier.',
  noMatch: 'Zu dieser Auswahl gibt es keine Rechnung.',
  showAll: 'Alle Rechnungen zeigen',
}

const summary = {
  owed: 'Noch zu überweisen',
  owedIn: (count: number) => (count === 1 ? 'für 1 Rechnung' : `für ${count} Rechnungen`),
  overdue: (count: number) => (count === 1 ? 'davon 1 überfällig' : `davon ${count} überfällig`),
  deducted: (owed: string, credit: string) =>
    `Von ${owed} haben wir Ihr Guthaben von ${credit} schon abgezogen.`,
  showOpen: 'Offene Rechnungen zeigen',
  oneByOne: 'Jede können Sie mit einem Klick auf ihre Nummer auch einzeln bezahlen.',
  collected: (amount: string) => `${amount} buchen wir von Ihrem Konto ab. Dafür müssen Sie nichts tun.`,
  disputed: (amount: string) => `${amount} sind in Klärung. Dafür müssen Sie zurzeit nichts tun.`,
  later: (amount: string) => `Davon sind ${amount} erst später zu zahlen, in den vereinbarten Raten.`,
  settled: 'Alles bezahlt. Vielen Dank!',
}

export const de = {
  pageTitle: 'Kundenportal',
  contents: 'Auf dieser Seite',
  greeting: (name: string) => `Guten Tag, ${name}`,
  customerNumber: (number: string) => `Kundennummer ${number}`,
  filter,
  invoices,
  summary,
  mandates,
  contracts,
  message,
  change,
  saved,
}
