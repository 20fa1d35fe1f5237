import type { DeliveryState } from '~/domain/events/deliveries.server'
import type { EndpointState } from '~/domain/events/list.server'
import type { EventType } from '~/domain/events/types'

/** What happened, and what is told of it. */
const types: Record<EventType, { name: string; holds: string }> = {
  'invoice.issued': {
    name: 'Rechnung ausgestellt',
    holds: 'Nummer, Art, Betrag und Zahlungsziel. Auch eine Gutschrift, zu erkennen an ihrer Art.',
  },
  'invoice.paid': {
    name: 'Rechnung bezahlt',
    holds: 'Nummer und Betrag. Auch, wenn der Rest erlassen oder verrechnet wurde.',
  },
  'invoice.reopened': {
    name: 'Rechnung wieder offen',
    holds: 'Nummer und Betrag. Sie war bezahlt und ist es nicht mehr, gleich aus welchem Grund.',
  },
  'invoice.cancelled': { name: 'Rechnung storniert', holds: 'Die Nummern der Rechnung und ihres Stornos.' },
  'payment.received': {
    name: 'Geld eingegangen',
    holds: 'Betrag, Tag und Zahlungsweg, und welcher Teil zu welcher Rechnung gehört.',
  },
  'payment.returned': {
    name: 'Geld zurückgegangen',
    holds:
      'Betrag, Tag und Zahlungsweg, die Rechnungen und warum: von der Bank (mit ihrem Kürzel), ausgezahlt oder irrtümlich gebucht.',
  },
  'mandate.requested': {
    name: 'Lastschrift-Mandat gewünscht',
    holds: 'Mandatsreferenz und Kennung des Kunden, kein Konto.',
  },
  'mandate.approved': {
    name: 'Lastschrift-Mandat bestätigt',
    holds: 'Mandatsreferenz und Kennung des Kunden, kein Konto.',
  },
  'mandate.ended': {
    name: 'Lastschrift-Mandat beendet',
    holds: 'Mandatsreferenz, Kennung des Kunden und warum es endete, kein Konto.',
  },
  'message.received': {
    name: 'Nachricht eines Kunden',
    holds: 'Von welchem Kunden und zu welcher Rechnung, nicht der Text.',
  },
  'hours.corrected': {
    name: 'Stunden nach Abschluss geändert',
    holds: 'Nur der Monat: weder wessen Stunden noch wie viele.',
  },
  'payslips.released': {
    name: 'Lohnzettel freigegeben',
    holds: 'Nur der Monat und für wie viele Personen.',
  },
  'customer.changed': {
    name: 'Kunde geändert',
    holds: 'Nummer, Name und welche Angaben sich geändert haben, nicht ihr Inhalt.',
  },
}

const states: Record<EndpointState, string> = {
  live: 'Wird beliefert',
  failing: 'Nimmt nichts an',
  paused: 'Angehalten',
  ended: 'Beendet',
}

const deliveryStates: Record<DeliveryState, string> = {
  waiting: 'Wartet',
  sent: 'Angekommen',
  failed: 'Nicht angekommen',
  dropped: 'Nicht gesendet',
}

/** What an attempt came to where no answer came. */
const answers = {
  network: (cause: string) => `keine Verbindung (${cause})`,
  timeout: 'keine Antwort in 10 Sekunden',
  unknown_name: 'Diesen Namen gibt es im Internet nicht',
  no_tls: 'nicht gesendet, weil die Adresse nicht mit https beginnt',
  address_refused: 'nicht gesendet, weil die Adresse in ein privates Netz führt',
  internal: 'ließ sich nicht schreiben; das Protokoll des Servers sagt mehr',
}

const saved = {
  changed: 'Die Adresse ist geändert.',
  paused: 'Angehalten. Ereignisse warten hier, bis Sie fortsetzen.',
  resumed: 'Es geht weiter. Was gewartet hat, wird jetzt gesendet.',
  ended: 'Beendet. Dorthin wird nichts mehr gesendet.',
  removed: 'Die Adresse ist entfernt.',
  tested: 'Der Test ist angekommen',
  test_lost: 'Der Test ist nicht angekommen',
  replayed: 'Das Ereignis wird jetzt noch einmal gesendet.',
  replayed_span: 'Die Ereignisse werden jetzt noch einmal gesendet.',
  nichts: 'Es hat sich nichts geändert: Die Seite war nicht mehr aktuell.',
}

export const de = {
  title: 'Ereignisse an andere Programme',
  text: 'Zahltag meldet anderen Programmen, zum Beispiel Ihrem Webshop oder Ihrer Buchhaltung, sofort, was hier geschieht. Ist der Empfänger nicht erreichbar, versucht Zahltag es drei Tage lang weiter.',
  docs: 'Beschreibung der Ereignisse, mit Beispielen',
  none: 'Noch erfährt kein anderes Programm, was hier geschieht.',
  add: 'Neue Adresse',
  enter: 'Adresse eintragen',
  addTitle: 'Neue Adresse für Ereignisse',
  enough: 'Mehr als zehn Adressen kann eine Firma nicht haben.',
  back: 'Zurück zu den Ereignissen',
  backTo: (host: string) => `Zurück zu ${host}`,
  url: 'Adresse',
  urlHint: 'Wohin Zahltag sendet. Sie beginnt mit https und steht in der Anleitung des anderen Programms.',
  wanted: 'Was gemeldet wird',
  wantedHint: 'Jede Meldung nennt dazu die Kennungen von Kunde, Rechnung und so weiter.',
  all: 'Alles melden',
  groups: { invoices: 'Rechnungen', money: 'Geld', mandates: 'Lastschrift-Mandate', others: 'Sonstiges' },
  every: 'alles',
  setting: 'Einstellung',
  save: 'Speichern',
  state: 'Stand',
  states,
  failingSince: (moment: string) => `seit ${moment}`,
  gone: 'Der Empfänger hat geantwortet, dass er nichts mehr will (410).',
  last: 'Letzte Zustellung',
  noneYet: 'noch keine',
  waiting: 'Wartet',
  waitingCount: (count: number) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`),
  nextTry: 'Nächster Versuch',
  since: 'Eingerichtet',
  formerUntil: 'Voriges Geheimnis',
  formerUntilText: (moment: string) => `unterschreibt mit bis ${moment}`,
  shown:
    'Das Geheimnis, mit dem Zahltag unterschreibt. Kopieren Sie es jetzt, wir zeigen es nur dieses eine Mal:',
  shownText:
    'Tragen Sie es in dem anderen Programm ein. Damit prüft es, dass eine Meldung wirklich von hier kommt (Standard Webhooks).',
  change: 'Adresse und Auswahl ändern',
  changeSecret: 'Neues Geheimnis',
  changeSecretText:
    'Eine Woche lang unterschreiben das alte und das neue, damit Sie in Ruhe umstellen können.',
  changeSecretAgain: (moment: string) =>
    `Das vorige Geheimnis gilt noch bis ${moment}. Wenn Sie jetzt noch einmal wechseln, gilt es sofort nicht mehr.`,
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  end: 'Beenden',
  endText:
    'Dorthin wird nichts mehr gesendet, auch nicht, was noch wartet. Sie können es später wieder aufnehmen und Versäumtes nachholen.',
  remove: 'Entfernen',
  removeText: 'Die Adresse, ihr Geheimnis und die Liste ihrer Zustellungen werden gelöscht.',
  test: 'Test senden',
  testAgain: 'Noch einmal testen',
  testTitle: 'Letzter Test',
  testNone: 'Noch kein Test. Er sendet jetzt ein unterschriebenes Ereignis, das nichts bedeutet.',
  testAt: 'Gesendet',
  testAnswer: 'Antwort',
  testTook: 'Dauer',
  milliseconds: (ms: number) => `${ms} ms`,
  answers,
  deliveries: 'Zustellungen',
  deliveriesText: 'Jedes Ereignis mit jedem Versuch, 90 Tage lang.',
  found: (count: number, isMore: boolean) =>
    isMore ? `Mehr als ${count} Zustellungen` : count === 1 ? '1 Zustellung' : `${count} Zustellungen`,
  noDeliveries: 'Noch ist nichts geschehen, was gemeldet wird.',
  noneFound: 'Keine Zustellung passt dazu.',
  byState: 'Nach Stand',
  everyState: 'Alle',
  deliveryStates,
  search: 'Zustellungen filtern',
  show: 'Zeigen',
  reset: 'Alle zeigen',
  event: 'Ereignis',
  everyEvent: 'Alle Ereignisse',
  happened: 'Geschehen',
  attempts: 'Versuche',
  answer: 'Antwort',
  types,
  deliveryId: 'Kennung (webhook-id)',
  arrived: 'Angekommen',
  tries: 'Versuche',
  noTries: 'Noch kein Versuch.',
  took: 'Dauer',
  payload: 'Was gesendet wird',
  replay: 'Noch einmal senden',
  replaySpan: 'Mehrere Tage nachsenden',
  replaySpanText:
    'Der Empfänger bekommt die Ereignisse dieser Tage noch einmal, unter denselben Kennungen und in ihrer Reihenfolge. Was er schon hat, erkennt er daran.',
  fromDay: 'Von',
  toDay: 'Bis',
  which: 'Was',
  whichMissing: 'Was nicht angekommen ist',
  whichAll: 'Alles, auch was angekommen ist',
  count: 'Zählen',
  counted: (count: number, from: string, to: string) =>
    count === 0
      ? `Vom ${from} bis ${to} gibt es nichts nachzusenden.`
      : count === 1
        ? `Vom ${from} bis ${to} ist es 1 Ereignis.`
        : `Vom ${from} bis ${to} sind es ${count} Ereignisse.`,
  sendCounted: (count: number) => (count === 1 ? '1 Ereignis senden' : `${count} Ereignisse senden`),
  resumeFirst: 'Diese Adresse ist beendet. Setzen Sie zuerst fort.',
  saved,
  faults: {
    event_url_missing: 'Bitte geben Sie die Adresse an, an die Zahltag senden soll.',
    event_url_wrong: 'Das ist keine Adresse. Sie sieht aus wie https://shop.example/zahltag.',
    event_url_long: 'Die Adresse darf höchstens 2000 Zeichen haben.',
    event_url_no_tls: 'Die Adresse muss mit https beginnen, damit niemand mitliest.',
    event_url_credentials:
      'In der Adresse stehen ein Name oder ein Passwort (vor dem @). Lassen Sie beides weg: Zahltag weist sich mit seiner Unterschrift aus.',
    event_url_fragment: 'Die Adresse darf kein # enthalten: Was danach steht, käme nie an.',
    event_url_private:
      'Die Adresse führt in ein privates Netz oder auf diesen Rechner. Zahltag sendet nur ins Internet, es sei denn, der Betreiber erlaubt es.',
    event_types_missing: 'Bitte wählen Sie aus, was gemeldet werden soll.',
    endpoints_enough: 'Mehr als zehn Adressen kann eine Firma nicht haben.',
    endpoint_ended: 'Diese Adresse ist beendet. Setzen Sie zuerst fort.',
    endpoint_not_ended: 'Beenden Sie die Adresse zuerst.',
    event_days_wrong: 'Das Ende liegt vor dem Anfang.',
  },
}
