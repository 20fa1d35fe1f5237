import type { RetainedKind } from '~/domain/upkeep/periods'
import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run retention -- [--apply] [--language de|en]

Sagt für jede Firma, was länger gespeichert ist, als es aufbewahrt werden muss, und löscht es mit --apply. Die Fristen
zählen in ganzen Kalenderjahren ab dem Ende des Jahres, in dem etwas entstand. Rechnungen, die noch offen sind, und alles,
woran Jüngeres hängt, bleiben. Was gelöscht wurde, steht danach als Anzahl im Löschprotokoll, ohne Namen. Machen Sie vorher
ein Backup. Mit dem nächsten Aufräumen verschwinden auch die Dateien der gelöschten Dokumente; in Backups bleiben sie, bis
diese ablaufen.

Rückgabe: 0 gesagt oder gelöscht; 1 misslungen; 64 unbekannte Angaben; 78 Einstellungen, Schlüssel, Datenbank oder Uhr
passen nicht.`,
  clock: (newest: string) =>
    `Nach der Uhr dieses Rechners hat seit ${newest} niemand mehr etwas geändert. Es wird nichts gelöscht, solange sie falsch gehen kann.`,
  nothing: 'Es gibt nichts, dessen Frist abgelaufen ist.',
  due: (firm: string, what: string, before: string, rows: number) =>
    `${firm}: ${rows} ${what} von vor dem ${before} können gelöscht werden.`,
  removed: (firm: string, what: string, before: string, rows: number) =>
    `${firm}: ${rows} ${what} von vor dem ${before} gelöscht.`,
  howToApply: 'Noch ist nichts gelöscht. Löschen: npm run retention -- --apply',
  kinds: {
    invoices: 'Rechnungen',
    payslips: 'Lohnzettel',
    hours: 'Stundenmeldungen',
    bankEntries: 'Umsätze und Auszüge der Bank',
    receipts: 'Zahlungseingänge',
    mandates: 'beendete Mandate',
    contracts: 'beendete Verträge',
    customers: 'archivierte Kunden',
    debitRuns: 'Lastschrift-Dateien',
    dunningNotices: 'Mahnungen',
    handovers: 'Übergaben an das Lohnbüro',
    personnelFiles: 'Personaldokumente Ausgeschiedener',
    incomingPages: 'nie freigegebene Seiten vom Lohnbüro',
    employees: 'archivierte Mitarbeiter',
    users: 'Zugänge früherer Personen des Büros',
    audit: 'Einträge im Protokoll der Änderungen',
    letters: 'Mails zu Rechnungen',
    mails: 'andere Mails',
    messages: 'erledigte Nachrichten und Wünsche',
    links: 'abgelaufene Links',
  } satisfies Record<RetainedKind, string>,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run retention -- [--apply] [--language de|en]

Says for each firm what is stored for longer than it has to be kept, and erases it with --apply. Periods count in whole
calendar years from the end of the year in which something was made. Invoices that are still owed, and whatever something
younger hangs on, stay. The deletion log then has the numbers, without names. Make a backup first. The files of erased
documents go with the next clean-up; in backups they stay until those expire.

Exit codes: 0 said or erased; 1 failed; 64 unknown arguments; 78 settings, keys, database or clock do not fit.`,
  clock: (newest) =>
    `By the clock of this machine nobody has changed anything since ${newest}. Nothing is erased while it may be wrong.`,
  nothing: 'There is nothing whose period is over.',
  due: (firm, what, before, rows) => `${firm}: ${rows} ${what} from before ${before} can be erased.`,
  removed: (firm, what, before, rows) => `${firm}: ${rows} ${what} from before ${before} erased.`,
  howToApply: 'Nothing is erased yet. To erase: npm run retention -- --apply',
  kinds: {
    invoices: 'invoices',
    payslips: 'payslips',
    hours: 'reports of hours',
    bankEntries: 'transactions and statements of the bank',
    receipts: 'receipts',
    mandates: 'ended mandates',
    contracts: 'ended contracts',
    customers: 'archived customers',
    debitRuns: 'direct debit files',
    dunningNotices: 'payment reminders',
    handovers: 'hand-overs to the payroll office',
    personnelFiles: 'personnel documents of leavers',
    incomingPages: 'pages from the payroll office that were never released',
    employees: 'archived employees',
    users: 'accounts of former people of the office',
    audit: 'entries of the change log',
    letters: 'mails about invoices',
    mails: 'other mails',
    messages: 'settled messages and wishes',
    links: 'ended links',
  },
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
