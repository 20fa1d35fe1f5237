import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run backup -- [--time-limit <Sekunden>] [--language de|en]

Kopiert die Datenbank von DATA_DIR, während der Dienst läuft, nach DATA_DIR/backups, prüft die Kopie und nennt ihren Pfad; verschlüsselt sie
für BACKUP_RECIPIENT und legt eine zweite in BACKUP_COPY_TO ab (Ordner oder Bucket), wo die gesetzt sind. Behalten werden je eine der letzten 24 Stunden,
30 Tage und 12 Monate. Die Kopie darf 1800 Sekunden dauern, oder so lange, wie --time-limit sagt.

Rückgabe: 0 gesichert; 1 misslungen, oder die Kopie war beschädigt; 64 unbekannte Angaben; 75 eine andere
Sicherung läuft; 78 es gibt keine Datenbank, oder eine Einstellung passt nicht; 124 die Zeit ist um.`,
  none: 'Es wurde nicht gesichert.',
  noSeconds: (said: string) => `„${said}“ hinter „--time-limit“ ist keine Zahl von Sekunden.`,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run backup -- [--time-limit <seconds>] [--language de|en]

Copies the database of DATA_DIR, while the service runs, into DATA_DIR/backups, checks the copy and
prints its path; encrypts it for BACKUP_RECIPIENT and puts a second one into BACKUP_COPY_TO (folder or bucket), where these are set.
One is kept of each of the last 24 hours, 30 days and 12 months. The copy may take 1800 seconds, or as long as --time-limit says.

Exit codes: 0 a backup was made; 1 it failed, or the copy was damaged; 64 unknown arguments;
75 another backup is running; 78 there is no database, or a setting does not fit; 124 the time limit ran out.`,
  none: 'No backup was made.',
  noSeconds: (said) => `"${said}" after "--time-limit" is no number of seconds.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
