/** By the names of the columns, which are those of the fields. */
const fields = {
  number: 'Kundennummer',
  kind: 'Art',
  name: 'Name',
  contact_name: 'Ansprechpartner',
  street: 'Straße und Hausnummer',
  address_extra: 'Zusatz',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  vat_id: 'USt-IdNr.',
  language: 'Sprache der Rechnungen und E-Mails',
  archived_at: 'Archiviert',
}

export const de = {
  title: 'Kunden',
  one: 'Kunde',
  back: 'Zurück zu den Kunden',
  backToOne: (name: string) => `Zurück zu ${name}`,
  add: 'Neuer Kunde',
  addButton: 'Kunden anlegen',
  edit: 'Stammdaten ändern',
  editText: 'Änderungen gelten ab jetzt. Was schon gestellt ist, bleibt, wie es ist.',
  fields,
  kinds: { business: 'Firma, Verein oder Behörde', consumer: 'Privatperson' },
  languages: { de: 'Deutsch', en: 'Englisch' },
  nameHint: 'So, wie er auf Rechnungen stehen soll.',
  extraHint: 'Zum Beispiel: Hinterhaus, 3. Stock oder c/o Jensen',
  numberHint: 'Leer gelassen: die nächste freie Nummer',
  emailHint: 'Dorthin gehen Rechnungen und neue Links.',
  vatIdHint: 'Zum Beispiel: DE123456788',
  alike: {
    title: 'Gibt es diesen Kunden schon?',
    text: 'Diese Einträge haben die gleiche USt-IdNr., die gleiche E-Mail-Adresse oder den gleichen Namen und die gleiche Postleitzahl:',
  },
  search: {
    title: 'Kunden suchen',
    label: 'Name, Nummer, Ort oder E-Mail-Adresse',
    archived: 'Archivierte zeigen',
    active: 'Zurück zu den aktiven Kunden',
  },
  found: (count: number, isMore: boolean) => {
    if (isMore) return `Mehr als ${count} Kunden`
    return count === 1 ? '1 Kunde' : `${count} Kunden`
  },
  none: 'Noch kein Kunde. Legen Sie den ersten an: Danach können Sie ihm einen Link zu seinem Portal senden.',
  noneFound: 'Kein Kunde gefunden. Suchen Sie mit weniger Wörtern oder unter den archivierten.',
  noneArchived: 'Kein Kunde ist archiviert.',
  archive: {
    text: 'Der Kunde verschwindet aus den Listen. Rechnungen, Verträge und Links bleiben, wie sie sind: Rechnungen müssen acht Jahre aufbewahrt werden (§ 147 AO).',
    button: 'Kunden archivieren',
    undoText: 'Der Kunde ist archiviert und steht nicht in den Listen.',
  },
  masterData: 'Stammdaten',
  balance: {
    title: 'Offen',
    owed: 'Noch zu zahlen',
    ofThemOverdue: (count: number) =>
      count === 1 ? 'davon 1 Rechnung überfällig' : `davon ${count} Rechnungen überfällig`,
    collected: 'Wird abgebucht',
    nothing: 'Nichts offen',
  },
  invoices: {
    title: 'Rechnungen',
    none: 'Noch keine Rechnung.',
    newest: (shown: number, total: number) => `Die neuesten ${shown} von ${total}`,
  },
  contracts: {
    title: 'Verträge',
    none: 'Kein Vertrag.',
    since: (date: string) => `seit ${date}`,
    until: (date: string) => `bis ${date}`,
  },
  mandates: {
    title: 'Lastschrift-Mandate',
    none: 'Kein gültiges Mandat.',
    signed: (date: string) => `vom ${date}`,
  },
  link: {
    title: 'Kundenportal',
    text: 'Dort sieht der Kunde alle Rechnungen, Verträge und Mandate.',
    show: 'Link zum Portal zeigen',
    of: (name: string) => `Link zum Portal von ${name}`,
  },
  actions: {
    'customer.created': 'Angelegt',
    'customer.changed': 'Stammdaten geändert',
    'customer.archived': 'Archiviert',
    'customer.restored': 'Wieder aufgenommen',
  },
  saved: {
    neu: 'Der Kunde ist angelegt.',
    stammdaten: 'Die Stammdaten sind gespeichert.',
    archiviert: 'Der Kunde ist archiviert.',
    aufgenommen: 'Der Kunde steht wieder in den Listen.',
  },
}
