import { actions, saved } from './employees/changes.de'
import { confidential } from './employees/confidential.de'
import { documents, leaver } from './employees/documents.de'
import { fields } from './employees/fields.de'
import { opening } from './employees/opening.de'
import { archive, hours, identifier, payslips } from './employees/page.de'
import { pay } from './employees/pay.de'
import { search } from './employees/search.de'

export const de = {
  title: 'Mitarbeiter',
  back: 'Zurück zu den Mitarbeitern',
  backToOne: (name: string) => `Zurück zu ${name}`,
  notice: 'Datenschutzhinweis zum Ausdrucken',
  noticeText:
    'Wer neu anfängt, bekommt mit dem Vertrag auch einen Hinweis zum Datenschutz (Art.\u00a013 DSGVO):',
  add: 'Neuer Mitarbeiter',
  addFirst: 'Ersten Mitarbeiter anlegen',
  addButton: 'Mitarbeiter anlegen',
  edit: 'Person und Beschäftigung ändern',
  editText: 'Änderungen gelten ab jetzt. Fertige Lohnzettel bleiben, wie sie sind.',
  person: 'Person und Beschäftigung',
  fields,
  columns: { name: 'Name', entry: 'Eintritt', exit: 'Austritt', lastPayslip: 'Letzter Lohnzettel' },
  languages: {
    de: 'Deutsch',
    en: 'Englisch',
    pl: 'Polnisch',
    tr: 'Türkisch',
    ro: 'Rumänisch',
    uk: 'Ukrainisch',
    ar: 'Arabisch',
  },
  languageHint: 'Für die Seite der Lohnzettel und die E-Mails dazu. Die Lohnzettel selbst sind deutsch.',
  firstNameHint: 'Bleibt leer, wenn jemand nur einen Namen hat.',
  extraHint: 'Zum Beispiel: Hinterhaus, 3. Stock oder bei Jensen',
  emailHint: 'Dorthin geht die Nachricht, dass ein Lohnzettel da ist.',
  exitHint: 'Leer, solange das Arbeitsverhältnis besteht',
  weeklyHoursHint: 'Zum Beispiel: 38,5',
  weeklyHoursFrom: 'Stunden in der Woche gelten ab Monat',
  weeklyHoursFromHint:
    'Nur wenn sie sich ändern. Ohne Angabe gelten sie ab diesem Monat; frühere Lohnzettel bleiben, wie sie sind.',
  weeklyHoursAt: (hours: string, month: string) => `${hours} (ab ${month})`,
  numberHint: 'Leer gelassen: die nächste freie Nummer',
  idHint:
    'Nur ausfüllen, wenn Ihre Zeiterfassung schon eine hat. Stunden, die unter ihr gemeldet wurden, gehören dann dazu. Leer gelassen: eine neue.',
  noEmail: 'Keine: Lohnzettel werden nicht angekündigt',
  alike: {
    title: 'Gibt es diese Person schon?',
    text: 'Diese Einträge haben den gleichen Namen, die gleiche E-Mail-Adresse oder die gleiche Sozialversicherungsnummer:',
  },
  search,
  found: (count: number, isMore: boolean) =>
    isMore ? `Mehr als ${count} Mitarbeiter` : `${count} Mitarbeiter`,
  left: (date: string) => `Austritt ${date}`,
  none: 'Noch niemand angelegt. Legen Sie die erste Person an oder übernehmen Sie alle aus einer Datei: Danach können Sie Stunden erfassen und Lohnzettel bereitstellen.',
  noneNow: 'Alle Mitarbeiter sind archiviert. Wählen Sie oben „Archivierte“, um sie zu sehen.',
  noneFound: 'Niemand gefunden. Suchen Sie mit weniger Wörtern oder unter allen.',
  confidential,
  pay,
  opening,
  payslips,
  hours,
  identifier,
  archive,
  documents,
  leaver,
  actions,
  saved,
}
