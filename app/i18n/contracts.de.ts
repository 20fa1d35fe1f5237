import { actions, saved } from './contracts/changes.de'
import { fields } from './contracts/fields.de'
import { lines } from './contracts/lines.de'
import { archive, end, pause, upcoming } from './contracts/page.de'
import { search, states } from './contracts/search.de'

export const de = {
  title: 'Verträge',
  one: 'Vertrag',
  back: 'Zurück zu den Verträgen',
  backToOne: (title: string) => `Zurück zu „${title}“`,
  add: 'Neuer Vertrag',
  addFor: (name: string) => `Neuer Vertrag mit ${name}`,
  forWhom: 'Mit welchem Kunden?',
  addFirst: 'Ersten Vertrag anlegen',
  addButton: 'Vertrag anlegen',
  edit: 'Vertrag ändern',
  editText: 'Änderungen gelten ab jetzt. Rechnungen, die schon gestellt sind, bleiben, wie sie sind.',
  fields,
  lines,
  titleHint: 'Zum Beispiel: Büroreinigung, dreimal wöchentlich',
  intervals: {
    '1': 'jeden Monat',
    '3': 'jedes Quartal',
    '6': 'jedes halbe Jahr',
    '12': 'jedes Jahr',
    '': 'alle paar Wochen',
  } as Record<string, string>,
  everyWeeks: (weeks: number) => (weeks === 1 ? 'jede Woche' : `alle ${weeks} Wochen`),
  weeksHint: 'Nur bei „alle paar Wochen“',
  endsHint: 'Leer gelassen: Der Vertrag läuft, bis jemand kündigt.',
  dueDayHint:
    'Mit Tag zählen ganze Kalendermonate; fehlt er im Monat, gilt der letzte. Leer gelassen zählt der Zeitraum ab dem Tag des Beginns.',
  nextHint: 'Leer gelassen: Es wird keine Rechnung geschrieben.',
  firstHint:
    'Leer gelassen: die erste Rechnung seit dem Beginn. Wäre sie vor mehr als 31 Tagen fällig gewesen, die nächste ab heute.',
  propertyHint:
    'Privatkunden lesen dann, dass sie die Rechnung zwei Jahre aufbewahren müssen (§\u00a014b UStG).',
  billing: {
    drafts: 'Zahltag, als Entwürfe zum Prüfen',
    send: 'Zahltag, gleich ausgestellt und per E-Mail gesendet',
    by_hand: 'Wir selbst',
  },
  isInAdvance: { '0': 'Den Zeitraum, der zu Ende ist', '1': 'Den Zeitraum, der beginnt (im Voraus)' },
  isProrated: { '1': 'Nach Tagen', '0': 'In voller Höhe' },
  yes: 'Ja',
  no: 'Nein',
  search,
  states,
  found: (count: number, isMore: boolean) => {
    if (isMore) return `Mehr als ${count} Verträge`
    return count === 1 ? '1 Vertrag' : `${count} Verträge`
  },
  none: 'Noch kein Vertrag. Ein Vertrag sagt, was ein Kunde regelmäßig bezahlt; seine Rechnungen entstehen von selbst.',
  noneNow: 'Zurzeit läuft kein Vertrag. Pausierte und beendete stehen unter einem anderen Stand.',
  noneFound: 'Kein Vertrag gefunden. Suchen Sie mit weniger Wörtern oder unter einem anderen Stand.',
  masterData: 'Eckdaten',
  upcoming,
  pause,
  end,
  archive,
  actions,
  saved,
}
