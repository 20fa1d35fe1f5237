import type { TaskKind } from '~db/schema'

const kinds: Record<TaskKind, string> = {
  message: 'Nachricht',
  address: 'Neue Adresse',
  bank: 'Neue Bankverbindung',
  mandate: 'Lastschrift gewünscht',
  question: 'Frage zum Lohnzettel',
  delivery: 'Unvollständige Meldung',
  transfer: 'Überweisung angekündigt',
  choice: 'Zahlungsart gewählt',
  fresh_link: 'Link gewünscht, aber keine E-Mail-Adresse',
}

const wish = {
  title: 'Änderung prüfen',
  now: 'Bisher',
  wished: 'Neu',
  address: 'Adresse',
  country: 'Land, wie der Kunde es schreibt',
  countryHint: 'Ein anderes Land tragen Sie bitte selbst bei den Stammdaten ein.',
  apply: 'Neue Adresse übernehmen',
  applyAccount: 'Neues Konto übernehmen',
  check: 'Alt und neu vergleichen',
  account: 'Konto',
  holder: 'Name auf dem Konto',
  mandate: (reference: string) => `Mandat ${reference}`,
  noMandate:
    'Der Kunde hat kein gültiges Lastschrift-Mandat. Es gibt also nichts zu ändern. Sie können die Aufgabe als erledigt ablegen.',
  obstacles: {
    holder:
      'Der Name auf dem neuen Konto ist ein anderer. Dafür brauchen Sie ein neues Mandat; dieses bleibt, wie es ist.',
    b2b: 'Ein Firmenlastschrift-Mandat gilt nur für das Konto, das seine Bank bestätigt hat. Für das neue Konto brauchen Sie ein neues Mandat; dieses bleibt, wie es ist.',
  },
  clash: {
    text: 'Die neue Adresse ist noch nicht übernommen. Bitte vergleichen Sie beide Fassungen. Gilt die neue trotzdem, übernehmen Sie sie weiter unten.',
    entered: 'Wunsch des Kunden',
    keepTheirs: 'Gespeicherte Adresse behalten',
  },
  look: 'Wer ein fremdes Konto einträgt, kann Geld umleiten. Fragen Sie deshalb beim Kunden nach, unter einer Nummer, die Sie schon kennen.',
  looked: 'Ich habe beim Kunden nachgefragt.',
}

export const de = {
  title: 'Aufgaben',
  back: 'Zurück zu den Aufgaben',
  kinds,
  /** What another system reported, by the name of its event. */
  events: {
    'mandat.neu': 'Ein neues Lastschrift-Mandat, dem Angaben fehlen',
    'lohnzettel.versandt': 'Ein Lohnzettel wurde zugestellt, es fehlt aber, an wen oder für welchen Monat',
    'zeiterfassung.export': 'Arbeitszeiten',
    'buchhaltung.export': 'Ein Export an die Buchhaltung, dem Angaben fehlen',
  } as Record<string, string>,
  otherEvent: 'Eine Meldung eines anderen Programms',
  toDo: 'Zu erledigen',
  none: 'Nichts zu erledigen. Hier erscheinen Nachrichten und Änderungswünsche Ihrer Kunden und Fragen Ihrer Mitarbeiter.',
  noneMine: 'Sie haben keine Aufgabe übernommen.',
  noneDone: 'Noch nichts erledigt.',
  all: (total: number) => `Alle ${total > 1000 ? 'mehr als 1.000' : total} Aufgaben zeigen`,
  states: { open: 'Offen', mine: 'Meine', done: 'Erledigt' },
  statesLabel: 'Nach Stand',
  columns: { what: 'Was', who: 'Von wem', at: 'Wann', assignee: 'Wer kümmert sich' },
  facts: {
    at: 'Eingegangen',
    invoice: 'Rechnung',
    month: 'Monat',
    mandate: 'Mandat',
    assignee: 'Übernommen von',
  },
  body: 'Nachricht',
  payload: 'Was das andere Programm gemeldet hat',
  reasons: 'Die Meldung ließ sich keinem Eintrag zuordnen. Übertragen Sie von Hand, was stimmt.',
  payloadGone: 'Die Meldung wurde 90 Tage nach der Erledigung gelöscht.',
  transferText:
    'Der Kunde sagt, dass er überwiesen hat. Bis das Geld da sein muss, geht keine Mahnung hinaus.',
  choiceText: 'Der Kunde hat geändert, wie er bezahlt. Es gilt ab sofort, Sie müssen nichts tun.',
  linkText:
    'Der Link ist abgelaufen, und es ist keine E-Mail-Adresse hinterlegt. Erstellen Sie einen neuen Link und geben Sie ihn weiter.',
  toCustomer: 'Zum Kunden',
  toMandate: 'Mandat ansehen und entscheiden',
  take: 'Ich kümmere mich',
  release: 'Doch nicht ich',
  done: 'Erledigt',
  reopen: 'Wieder öffnen',
  doneAt: (moment: string) => `Erledigt am ${moment}`,
  reply: {
    title: 'Antworten',
    to: (email: string) => `Ihre Antwort geht als E-Mail an ${email}. Die Nachricht steht darunter.`,
    noAddress: 'Es ist keine E-Mail-Adresse bekannt. Bitte antworten Sie per Telefon oder Brief.',
    label: 'Ihre Antwort',
    button: 'Antwort senden',
    earlier: 'Bisherige Antworten',
    by: (name: string | null, moment: string) => (name === null ? moment : `${name}, ${moment}`),
    subjects: {
      message: (invoice: string | null) =>
        invoice === null ? 'Ihre Nachricht' : `Ihre Nachricht zur Rechnung ${invoice}`,
      question: (month: string) => `Ihre Frage zum Lohnzettel ${month}`,
      other: 'Ihr Anliegen',
    },
  },
  wish,
  saved: {
    uebernommen: 'Sie kümmern sich um diese Aufgabe.',
    abgegeben: 'Die Aufgabe ist wieder für alle offen.',
    erledigt: 'Die Aufgabe ist erledigt.',
    offen: 'Die Aufgabe ist wieder offen.',
    antwort: 'Ihre Antwort geht hinaus.',
    umgesetzt: 'Die Änderung ist gespeichert und die Aufgabe erledigt.',
  },
}
