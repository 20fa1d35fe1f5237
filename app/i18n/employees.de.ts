import { actions, saved } from './employees/changes.de'
import { confidential } from './employees/confidential.de'
import { documents, leaver } from './employees/documents.de'
import { fields } from './employees/fields.de'
import { heldAddress } from './employees/held-address.de'
import { opening } from './employees/opening.de'
import { archive, hours, identifier, payslips } from './employees/page.de'
import { pay } from './employees/pay.de'
import { search } from './employees/search.de'

export const de = {
  title: 'Mitarbeiter',
  back: 'Zurück zu den Mitarbeitern',
  backToOne: (name: string) => `Zurück zu ${name}`,
  notice: 'Datenschutzhinweis drucken',
  add: 'Neuer Mitarbeiter',
  addFirst: 'Ersten Mitarbeiter anlegen',
  addButton: 'Mitarbeiter anlegen',
  edit: 'Person und Beschäftigung ändern',
  editText: 'Änderungen gelten ab jetzt. Fertige Lohnzettel bleiben, wie sie sind.',
  person: 'Person und Beschäftigung',
  parts: {
    confidential: {
      title: 'Vertrauliches',
      about: 'Geburtsdatum, Nummern, Bank: für den Lohn, auch später',
    },
    other: { title: 'Weiteres', about: 'Telefon, Sprache, Personalnummer, Zeiterfassung' },
  },
  personOnly: 'Person',
  standings: {
    employed: 'Beschäftigt',
    left: 'Ausgeschieden',
    coming: 'Fängt noch an',
    archived: 'Archiviert',
  },
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
    text: 'Diese Einträge haben den gleichen Namen, die gleiche E-Mail-Adresse, Sozialversicherungsnummer oder Steuer-Identifikationsnummer:',
  },
  samePerson: {
    title: 'Diese Nummer hat schon jemand',
    text: 'Ist es dieselbe Person, tragen Sie in ihren Lohndaten die frühere Personalnummer ein. Einen Lohnsteuer-Jahresausgleich rechnet Zahltag über zwei Personalakten nicht.',
    anyway: 'Trotzdem speichern: Die Nummer stimmt.',
  },
  search,
  found: (count: number, isMore: boolean) =>
    isMore ? `Mehr als ${count} Mitarbeiter` : `${count} Mitarbeiter`,
  example: { name: 'Muster, Mia' },
  left: (date: string) => `Austritt ${date}`,
  none: 'Noch niemand angelegt. Legen Sie die erste Person an oder übernehmen Sie alle aus einer Datei: Danach können Sie Stunden erfassen und Lohnzettel freigeben.',
  noneNow: 'Alle Mitarbeiter sind archiviert. Wählen Sie oben „Archiviert“, um sie zu sehen.',
  noneFound: 'Niemand gefunden. Suchen Sie mit weniger Wörtern oder unter allen.',
  confidential,
  heldAddress,
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
  faults: {
    last_name_missing: 'Bitte geben Sie den Nachnamen ein. Wer nur einen Namen hat, hat ihn als Nachnamen.',
    employment_type_missing: 'Bitte wählen Sie die Beschäftigungsart.',
    entry_missing: 'Bitte geben Sie an, wann das Arbeitsverhältnis beginnt.',
    exit_before_entry: 'Der Austritt kann nicht vor dem Eintritt liegen.',
    weekly_hours_wrong:
      'Bitte geben Sie die Stunden als Zahl über 0 bis 60 ein, zum Beispiel: 38,5. Ist nichts vereinbart, lassen Sie das Feld leer.',
    employee_number_missing: 'Bitte geben Sie eine Personalnummer ein.',
    employee_alike: 'Bitte prüfen Sie, ob es diese Person schon gibt.',
    employee_same_number:
      'Diese Sozialversicherungsnummer oder Steuer-Identifikationsnummer steht schon bei jemand anderem. Bitte vergleichen Sie sie.',
    employee_exists: 'Diese Kennung gehört schon zu jemand anderem.',
    id_malformed: 'Eine Kennung sieht so aus: 3f2b6c1e-8d4a-4b7e-9c55-0a1b2c3d4e5f',
    iban_invalid: 'Diese IBAN stimmt nicht. Bitte vergleichen Sie sie noch einmal.',
    tax_class_wrong: 'Bitte geben Sie eine Steuerklasse von I bis VI ein.',
    birth_date_wrong: 'Bitte prüfen Sie das Geburtsdatum, zum Beispiel: 17.04.1975',
    social_insurance_number_wrong:
      'Diese Sozialversicherungsnummer stimmt nicht. Sie hat acht Ziffern, einen Buchstaben und drei Ziffern.',
    tax_id_wrong: 'Diese Steuer-Identifikationsnummer stimmt nicht. Sie hat elf Ziffern.',
    pay_month_missing: 'Bitte geben Sie den Monat an, ab dem die Vergütung gilt.',
    pay_kind_missing: 'Bitte wählen Sie Stundenlohn oder Monatsgehalt.',
    pay_amount_missing: 'Bitte geben Sie einen Betrag ein.',
    pay_amount_zero: 'Bitte geben Sie einen Betrag über 0\u00a0€ ein.',
    pay_before_entry: 'Vor dem Eintritt gilt noch keine Vergütung. Bitte prüfen Sie den Monat.',
    pay_exists:
      'Für diesen Monat ist schon eine Vergütung eingetragen. Kreuzen Sie unten an, dass sie ersetzt wird, oder nehmen Sie einen anderen Monat.',
    pay_used:
      'Mit dieser Vergütung sind freigegebene Lohnzettel gerechnet. Bitte sehen Sie unten nach, welche, und bestätigen Sie das Löschen.',
    opening_days_wrong: 'Bitte geben Sie Tage als ganze Zahl bis 360 ein, zum Beispiel: 223',
    address_changed_again: 'Die E-Mail-Adresse wurde inzwischen noch einmal geändert. Bitte sehen Sie nach.',
    entry_behind_payslips:
      'Für Monate vor diesem Eintritt gibt es schon Lohnzettel. Bei einer Wiedereinstellung tragen Sie zuerst den Austritt der früheren Beschäftigung ein und speichern ihn, danach den neuen Eintritt. Ist der Eintritt verschrieben, berichtigen Sie zuerst die Lohnzettel.',
    opening_month_missing: 'Bitte geben Sie an, bis zu welchem Monat die Werte reichen.',
    opening_changed: 'Jemand anderes hat diese Werte inzwischen geändert. Bitte sehen Sie noch einmal nach.',
    month_wrong: 'Bitte prüfen Sie den Monat, zum Beispiel: 12/2026',
    amount_wrong: 'Bitte geben Sie einen Betrag ein, zum Beispiel: 15,50',
  },
}
