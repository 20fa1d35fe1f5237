import { changeRequest } from './tasks/change-request.de'
import { doubleDebit } from './tasks/double-debit.de'
import { events, kinds, reasons } from './tasks/kinds.de'
import { reply } from './tasks/reply.de'
import { returned } from './tasks/returned.de'
import { silentEndpoint } from './tasks/silent-endpoint.de'

export const de = {
  title: 'Aufgaben',
  back: 'Zurück zu den Aufgaben',
  backToOne: 'Zurück zur Aufgabe',
  kinds,
  events,
  otherEvent: 'Eine Meldung eines anderen Programms',
  toDo: 'Zu erledigen',
  news: 'Neues',
  seen: 'Abhaken',
  none: 'Nichts zu erledigen. Hier erscheinen Nachrichten und Änderungswünsche Ihrer Kunden und Fragen Ihrer Mitarbeiter.',
  noneMine: 'Sie haben keine Aufgabe übernommen.',
  noneDone: 'Noch nichts erledigt.',
  all: (total: number) => `Alle ${total > 1000 ? 'mehr als 1.000' : total} Aufgaben zeigen`,
  states: { open: 'Offen', mine: 'Meine', done: 'Erledigt' },
  example: { who: 'Musterfirma GmbH, 2026-0001', at: 'heute, 09:15' },
  statesLabel: 'Nach Stand',
  columns: { what: 'Was', who: 'Von wem', at: 'Wann', assignee: 'Wer kümmert sich' },
  search: {
    orders: {
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      kind: 'Art',
      done: 'Zuletzt erledigt zuerst',
    },
    title: 'Aufgaben suchen',
    label: 'Kunde, Mitarbeiter oder Rechnung',
    anyKind: 'Alle Arten',
    none: 'Keine Aufgabe gefunden. Suchen Sie mit weniger Wörtern oder unter einem anderen Stand.',
    found: (count: number, isMore: boolean) =>
      isMore ? `Mehr als ${count} Aufgaben` : count === 1 ? '1 Aufgabe' : `${count} Aufgaben`,
  },
  facts: {
    at: 'Eingegangen',
    invoice: 'Rechnung',
    month: 'Monat',
    contact: 'Ansprechpartner',
    endpoint: 'Adresse',
    mandate: 'Mandat',
  },
  body: 'Nachricht',
  payload: 'Was das andere Programm gemeldet hat',
  reasons,
  byHand: 'Übernommen wurde nichts.',
  mapping: {
    title: 'Von Hand ergänzen',
    text: 'Ergänzen oder berichtigen Sie, was fehlt. Zahltag übernimmt die Meldung dann so.',
    save: 'So übernehmen',
    again: 'Noch einmal verarbeiten',
    ignore: 'Nicht übernehmen',
    delivery: 'Zur Meldung',
    choose: 'Bitte wählen',
    fields: {
      mitarbeiter_id: 'Mitarbeiter',
      monat: 'Monat',
      versandt_am: 'Versandt am',
      kanal: 'Auf welchem Weg',
      kundennummer: 'Kundennummer',
      mandatsreferenz: 'Mandatsreferenz',
      iban: 'IBAN',
      kontoinhaber: 'Kontoinhaber',
      unterschrieben_am: 'Unterschrieben am',
      art: 'Art',
    },
    types: { CORE: 'Basislastschrift', B2B: 'Firmenlastschrift' },
  },
  payloadGone: 'Die Meldung wurde 90 Tage nach der Erledigung gelöscht.',
  transferText:
    'Der Kunde sagt, dass er überwiesen hat. Bis das Geld da sein muss, geht keine Mahnung hinaus.',
  choiceText:
    'Der Kunde hat geändert, wie er bezahlt. Es gilt ab sofort, Sie müssen nichts tun. Mit „Abhaken“ verschwindet die Nachricht von der Startseite.',
  linkText:
    'Der Link gilt nicht mehr, und es ist keine E-Mail-Adresse hinterlegt. Erstellen Sie einen neuen Link und geben Sie ihn weiter.',
  toCustomer: 'Zum Kunden',
  toMandate: 'Mandat ansehen und entscheiden',
  toHours: 'Stunden ansehen und entscheiden',
  toUnknown: 'Kennungen zuordnen',
  transferBackText:
    'Eine Überweisung aus diesem Monat kam laut Kontoauszug zurück. In der Liste der Zahlungen ist sie wieder offen: Prüfen Sie das Konto des Empfängers und überweisen Sie noch einmal.',
  toPayments: 'Zu den Zahlungen',
  unknownText:
    'Für diesen Monat sind Stunden unter Kennungen gekommen, zu denen kein Mitarbeiter gehört. Sie sind aufgehoben, aber niemand wird danach bezahlt. Ordnen Sie jede Kennung einmal zu; die Stunden aller Monate folgen. Dann ist die Aufgabe von selbst erledigt. Was niemanden betrifft, legen Sie hier ab; kommen andere Stunden, öffnet sie sich wieder.',
  toEmployee: 'Zum Mitarbeiter',
  state: { open: 'Offen', openWith: (name: string) => `Offen, bei ${name}` },
  take: 'Aufgabe übernehmen',
  release: 'Wieder abgeben',
  done: 'Als erledigt ablegen',
  reopen: 'Wieder öffnen',
  doneAt: (moment: string, outcome: 'applied' | 'refused' | null) =>
    `${{ applied: 'Übernommen', refused: 'Abgelehnt', none: 'Erledigt' }[outcome ?? 'none']} am ${moment}`,
  reply,
  returned,
  doubleDebit,
  silentEndpoint,
  changeRequest,
  saved: {
    uebernommen: 'Sie kümmern sich um diese Aufgabe.',
    abgegeben: 'Die Aufgabe ist wieder für alle offen.',
    erledigt: 'Die Aufgabe ist erledigt.',
    meldung: 'Die Meldung ist übernommen und die Aufgabe erledigt.',
    offen: 'Die Aufgabe ist wieder offen.',
    antwort: 'Ihre Antwort geht hinaus.',
    beantwortet: 'Ihre Antwort geht hinaus, und die Aufgabe ist erledigt.',
    anders: {
      title: 'Jemand war schneller.',
      text: 'Die Aufgabe ist inzwischen anders erledigt. Ihre Entscheidung wurde nicht gespeichert.',
    },
    vergeben: {
      title: 'Jemand war schneller.',
      text: 'Um diese Aufgabe kümmert sich schon jemand: Unten steht, wer.',
    },
    abgelehnt: 'Der Wunsch ist abgelehnt und die Aufgabe erledigt.',
    umgesetzt: 'Die Änderung ist gespeichert und die Aufgabe erledigt.',
  },
}
