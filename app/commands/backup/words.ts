import type { Lost } from '~db/backup/documents'
import type { Language } from '~db/schema'

const MOST_NAMED = 5

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run backup -- [--time-limit <Sekunden>] [--routine] [--language de|en]

Kopiert die Datenbank von DATA_DIR, während der Dienst läuft, nach DATA_DIR/backups, prüft die Kopie und nennt ihren Pfad; verschlüsselt sie
für BACKUP_RECIPIENT und legt eine zweite in BACKUP_COPY_TO ab (Ordner oder Bucket), wo die gesetzt sind. Was so gemacht wird, bleibt einen Tag lang; danach, und mit --routine gleich (so ruft es der Dienst jede Stunde), wird je eine der
letzten 24 Stunden, 30 Tage und 12 Monate behalten. Fehlt ein Dokument, wird alles andere gesichert. Die Kopie darf 1800 Sekunden dauern, oder so lange, wie --time-limit sagt.

Rückgabe: 0 gesichert; 1 misslungen, oder es fehlt etwas darin; 64 unbekannte Angaben; 75 eine andere
Sicherung läuft; 78 es gibt keine Datenbank, oder eine Einstellung passt nicht; 124 die Zeit ist um.`,
  none: 'Es wurde nicht gesichert.',
  incomplete: (file: string, lost: readonly Lost[]) =>
    [
      `${file} wurde gemacht, aber ${lost.length === 1 ? 'ein Dokument fehlt oder ist' : `${lost.length} Dokumente fehlen oder sind`} beschädigt:`,
      ...lost
        .slice(0, MOST_NAMED)
        .map(
          ({ path, fault, isCopied }) =>
            `  ${path} ${fault === 'missing' ? 'fehlt' : 'ist beschädigt'}${isCopied ? '; eine Kopie liegt bei den Sicherungen' : '; bei den Sicherungen liegt keine Kopie'}`,
        ),
      ...(lost.length > MOST_NAMED ? [`  … und ${lost.length - MOST_NAMED} weitere`] : []),
      '„npm run verify“ sagt, wessen sie sind; „npm run verify -- --mend“ holt zurück, wovon es eine Kopie gibt.',
    ].join('\n'),
  noSeconds: (given: string) => `„${given}“ hinter „--time-limit“ ist keine Zahl von Sekunden.`,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run backup -- [--time-limit <seconds>] [--routine] [--language de|en]

Copies the database of DATA_DIR, while the service runs, into DATA_DIR/backups, checks the copy and
prints its path; encrypts it for BACKUP_RECIPIENT and puts a second one into BACKUP_COPY_TO (folder or bucket), where these are set.
What is made like this is kept for a day; after that, and with --routine at once (as the service calls it each hour), one is kept of
each of the last 24 hours, 30 days and 12 months. Where a document is missing, everything else is backed up. The copy may take 1800 seconds, or as long as --time-limit says.

Exit codes: 0 a backup was made; 1 it failed, or something is missing from it; 64 unknown arguments;
75 another backup is running; 78 there is no database, or a setting does not fit; 124 the time limit ran out.`,
  none: 'No backup was made.',
  incomplete: (file, lost) =>
    [
      `${file} was made, but ${lost.length === 1 ? 'one document is' : `${lost.length} documents are`} missing or damaged:`,
      ...lost
        .slice(0, MOST_NAMED)
        .map(
          ({ path, fault, isCopied }) =>
            `  ${path} is ${fault}; ${isCopied ? 'a copy lies beside the backups' : 'there is no copy beside the backups'}`,
        ),
      ...(lost.length > MOST_NAMED ? [`  … and ${lost.length - MOST_NAMED} more`] : []),
      '"npm run verify" says whose they are; "npm run verify -- --mend" brings back those that there is a copy of.',
    ].join('\n'),
  noSeconds: (given) => `"${given}" after "--time-limit" is no number of seconds.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
