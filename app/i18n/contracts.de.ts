import { actions, saved } from './contracts/changes.de'
import { fields } from './contracts/fields.de'
import { lines } from './contracts/lines.de'
import { acts, archive, end, pause, upcoming } from './contracts/page.de'
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
  periods: {
    title: 'Ende und Zeiträume',
    about: 'Fest bis, Tag im Monat, im Voraus, nach Tagen, Arbeiten an Gebäuden',
  },
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
  endsOn: (date: string) => `Endet am ${date}`,
  found: (count: number, isMore: boolean) => {
    if (isMore) return `Mehr als ${count} Verträge`
    return count === 1 ? '1 Vertrag' : `${count} Verträge`
  },
  none: 'Noch kein Vertrag. Ein Vertrag sagt, was ein Kunde regelmäßig bezahlt; seine Rechnungen entstehen von selbst.',
  noneNow: 'Zurzeit läuft kein Vertrag. Pausierte und beendete stehen unter einem anderen Stand.',
  noneFound: 'Kein Vertrag gefunden. Suchen Sie mit weniger Wörtern oder unter einem anderen Stand.',
  acts,
  upcoming,
  pause,
  end,
  archive,
  actions,
  saved,
  faults: {
    second_look_missing: 'Bitte bestätigen Sie, dass Sie nachgefragt haben.',
    reply_missing: 'Bitte schreiben Sie Ihre Antwort.',
    report_taken_over:
      'Die Meldung ist inzwischen übernommen. Öffnen Sie die Aufgabe nicht wieder, sonst würde sie doppelt zählen.',
    report_gone: 'Die Meldung wurde nach 90 Tagen gelöscht. Die Aufgabe lässt sich nicht mehr öffnen.',
    refusal_reason_missing: 'Bitte schreiben Sie dem Kunden, warum.',
    new_mandate_needed: 'Für dieses Konto brauchen Sie ein neues Mandat.',
    mandates_changed:
      'Jemand hat inzwischen die Mandate dieses Kunden geändert. Bitte vergleichen Sie die Konten noch einmal.',
    mandate_missing: 'Der Kunde hat kein gültiges Lastschrift-Mandat, das sich ändern ließe.',
    no_address: 'Es ist keine E-Mail-Adresse bekannt.',
    contract_title_missing: 'Bitte geben Sie an, worum es in dem Vertrag geht.',
    customer_archived: 'Dieser Kunde ist archiviert. Nehmen Sie ihn zuerst wieder in die Listen auf.',
    interval_missing: 'Bitte wählen Sie, wie oft Sie eine Rechnung stellen.',
    interval_weeks_wrong: 'Bitte geben Sie eine Zahl von 1 bis 52 Wochen ein.',
    date_missing: 'Bitte wählen Sie einen Tag.',
    next_before_start: 'Die nächste Rechnung kann nicht vor dem Beginn liegen.',
    next_long_ago:
      'Die nächste Rechnung liegt mehr als ein Jahr zurück. Prüfen Sie das Jahr, oder schreiben Sie die Rechnungen von Hand.',
    date_wrong: 'Bitte prüfen Sie das Datum, zum Beispiel: 31.03.2026',
    end_before_start: 'Der Vertrag kann nicht enden, bevor er beginnt.',
    pause_end_before_start: 'Die Pause kann nicht enden, bevor sie beginnt.',
    prices_in_force:
      'Diese Preise gelten schon oder sind die ersten des Vertrags. Geben Sie stattdessen die richtigen für denselben Tag ein.',
    prices_after_end:
      'An diesem Tag ist der Vertrag schon beendet. Bitte geben Sie einen Tag bis zu seinem Ende ein.',
    prices_changed: 'Jemand hat die Preise inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
    notice_wrong: 'Bitte geben Sie eine Zahl von 0 bis 24 Monaten ein.',
    due_day_wrong: 'Bitte geben Sie einen Tag von 1 bis 31 ein.',
    reason_missing: 'Bitte geben Sie an, warum der Vertrag endet.',
    lines_missing: 'Bitte geben Sie mindestens eine Position ein.',
    lines_too_many: 'Mehr als 300 Positionen gehen nicht. Bitte teilen Sie sie auf mehrere Rechnungen auf.',
    paste_empty: 'Bitte fügen Sie zuerst Zeilen aus einer Tabelle ein.',
    line_description_missing: 'Bitte beschreiben Sie die Leistung.',
    quantity_wrong: 'Bitte geben Sie eine Menge ein, zum Beispiel: 2,5',
    price_wrong: 'Bitte geben Sie einen Preis in Euro ein, zum Beispiel: 45,00',
    price_too_high:
      'Ein Einzelpreis darf höchstens 9.999.999\u00a0€ sein. Teilen Sie ihn auf: zum Beispiel Menge 2 zum halben Preis.',
    unit_wrong: 'Bitte wählen Sie eine Einheit aus der Liste.',
    tax_wrong: 'Bitte wählen Sie einen Steuersatz aus der Liste.',
  },
}
