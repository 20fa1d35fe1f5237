import { account } from './customers/account.de'
import { actions, saved } from './customers/changes.de'
import { fields } from './customers/fields.de'
import { archive, balance, contracts, invoices, mandates, threads } from './customers/page.de'

export const de = {
  title: 'Kunden',
  one: 'Kunde',
  back: 'Zurück zu den Kunden',
  backToOne: (name: string) => `Zurück zu ${name}`,
  add: 'Neuer Kunde',
  addFirst: 'Ersten Kunden anlegen',
  addButton: 'Kunden anlegen',
  edit: 'Stammdaten ändern',
  editText: 'Änderungen gelten ab jetzt. Was schon gestellt ist, bleibt, wie es ist.',
  fields,
  parts: {
    invoicing: { title: 'Rechnung und Bezahlen', about: 'Form, Anhang, Zahlungsziel, Skonto, Erinnerung' },
    tax: { title: 'Steuer und Behörden', about: 'USt-IdNr., Leitweg-ID, Lieferantennummer, Register' },
    other: { title: 'Weiteres', about: 'Telefon, Sprache, Kundennummer, Notiz, Lieferadresse' },
  },
  consentHint: 'Nur bei Privatpersonen nötig: Wer ja gesagt hat, bekommt Rechnungen ohne Papier.',
  registerHint: 'Zum Beispiel: HRB 12345',
  addressHint:
    'Unter ihr empfängt der Kunde E-Rechnungen. Eine GLN, USt-IdNr. oder Leitweg-ID wird auf Tippfehler geprüft.',
  formats: { pdf: 'PDF', zugferd: 'ZUGFeRD', xrechnung: 'XRechnung' },
  attachments: {
    usual: 'wie üblich: bei Firmen ja, bei Privatpersonen nein',
    always: 'immer',
    never: 'nie, nur der Link',
  },
  attachmentHint:
    'Angehängt wird die PDF-Datei, oder die XML-Datei, wenn der Kunde eine XRechnung wünscht. Der Link steht in jedem Fall in der E-Mail.',
  referenceHint: 'Eine Leitweg-ID wird geprüft. Behörden geben eine an, zum Beispiel: 04011000-12345-03',
  reminderHint:
    'Leer gelassen: keine. Sonst geht einmal eine freundliche E-Mail hinaus, solange eine Überweisung offen und noch nicht fällig ist.',
  termHint: 'Leer gelassen: das Zahlungsziel der Firma',
  paymentMethods: { transfer: 'Überweisung', direct_debit: 'Lastschrift' },
  debitWithoutMandate: 'Zurzeit fehlt ein gültiges Mandat',
  discount: 'Skonto',
  discountWithin: (percent: string, days: number) =>
    days === 1
      ? `${percent} bei Zahlung innerhalb eines Tages`
      : `${percent} bei Zahlung innerhalb von ${days} Tagen`,
  discountHint: 'Zum Beispiel: 2 oder 2,5. Leer gelassen: kein Skonto',
  deliveryAddress: 'Lieferadresse',
  deliveryHint: 'Nur wenn an eine andere Adresse geliefert wird. Ohne Namen gilt der des Kunden.',
  notesHint: 'Nur für das Büro. Der Kunde sieht sie nie.',
  kinds: { business: 'Firma, Verein oder Behörde', consumer: 'Privatperson' },
  languages: { de: 'Deutsch', en: 'Englisch' },
  nameHint: 'So, wie er auf Rechnungen stehen soll.',
  titleHint: 'Zum Beispiel: Dr. oder Familie. Steht vor dem Namen.',
  undividedHint:
    'Dieser Name steht in einem Stück auf Rechnungen. Sobald ein Nachname eingetragen ist, zählen Titel, Vor- und Nachname.',
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
    label: 'Name, Nummer, Ort, E-Mail oder Telefon',
    anyKind: 'Alle Arten',
    kinds: { business: 'Firmen', consumer: 'Privatpersonen' },
    orders: { name: 'Name', number: 'Kundennummer', newest: 'Neueste zuerst' },
    state: 'Stand',
    active: 'Aktive',
    archived: 'Archivierte',
  },
  found: (count: number, isMore: boolean) => {
    if (isMore) return `Mehr als ${count} Kunden`
    return count === 1 ? '1 Kunde' : `${count} Kunden`
  },
  none: 'Noch kein Kunde. Legen Sie den ersten an oder übernehmen Sie alle aus einer Datei: Danach können Sie ihnen Rechnungen schreiben und einen Link zum Portal senden.',
  noneFound: 'Kein Kunde gefunden. Suchen Sie mit weniger Wörtern oder unter den archivierten.',
  noneNow: 'Alle Kunden sind archiviert. Unter den archivierten nehmen Sie sie wieder auf.',
  noneArchived: 'Kein Kunde ist archiviert.',
  moreToChoose: 'Das sind nicht alle. Suchen Sie nach Name, Ort oder Nummer.',
  archive,
  masterData: 'Stammdaten',
  balance,
  account,
  invoices,
  contracts,
  mandates,
  threads,
  actions,
  saved,
  faults: {
    customer_kind_missing: 'Bitte wählen Sie, ob es eine Firma oder eine Privatperson ist.',
    customer_name_missing: 'Bitte geben Sie den Namen des Kunden ein.',
    customer_number_missing: 'Bitte geben Sie eine Kundennummer ein.',
    buyer_reference_wrong:
      'Diese Leitweg-ID stimmt nicht: Die Prüfziffer passt nicht, also ist ein Tippfehler darin.',
    customer_alike: 'Bitte prüfen Sie, ob es diesen Kunden schon gibt.',
    customer_exists: 'Dieser Kunde ist schon angelegt.',
    debit_needs_mandate:
      'Für die Lastschrift fehlt ein gültiges Mandat. Bitte tragen Sie zuerst das Mandat des Kunden ein, oder wählen Sie die Überweisung.',
    discount_percent_wrong:
      'Bitte geben Sie für das Skonto eine Zahl unter 100 mit höchstens zwei Nachkommastellen ein, zum Beispiel: 2,5',
    reminder_days_wrong: 'Bitte geben Sie für die Erinnerung eine ganze Zahl von 1 bis 30 ein.',
    discount_days_wrong: 'Bitte geben Sie für die Skontofrist eine ganze Zahl von 1 bis 365 ein.',
    discount_incomplete:
      'Zum Skonto gehören ein Prozentsatz und eine Frist. Bitte füllen Sie beide Felder oder keines aus.',
    discount_longer_than_term: 'Die Skontofrist darf nicht länger sein als das Zahlungsziel.',
    delivery_incomplete:
      'Zur Lieferadresse gehören Straße, Postleitzahl und Ort. Bitte ergänzen Sie sie, oder lassen Sie alle Felder leer.',
    number_taken: 'Diese Nummer ist schon vergeben.',
    postal_code_wrong: 'Eine deutsche Postleitzahl hat fünf Ziffern, zum Beispiel: 24105',
  },
}
