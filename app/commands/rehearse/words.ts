import type { Rehearsal } from '~db/backup/record'
import type { Language } from '~db/schema'

const de = {
  usage: `Aufruf: npm run rehearse -- [--language de|en]

Stellt die neueste Sicherung von DATA_DIR zur Probe wieder her, in eine Datei, die danach gelöscht wird: prüft sie, bringt sie auf den Stand
dieses Programms, vergleicht die Zeilen, prüft die Kette der Rechnungen und alle Dokumente und öffnet den neuesten Lohnzettel. Für
verschlüsselte Sicherungen wird vorher eine gemacht. Geht, während der Dienst läuft; der tut es jede Nacht.

Rückgabe: 0 gelungen; 1 die Sicherung taugt nicht; 64 unbekannte Angaben; 75 eine Sicherung läuft;
78 es gibt keine Datenbank, oder Einstellungen oder Schlüssel passen nicht.`,
  good: ({ backup, ms, rows, documents, payslips, mended }: Rehearsal) =>
    `${backup} lässt sich wiederherstellen: ${rows} Zeilen, ${documents} Dokumente, ${payslips} Lohnzettel, in ${Math.ceil(ms / 1000)} s.${mended ? ` ${mended} Dokumente der Sicherung waren beschädigt und sind neu kopiert. Prüfen Sie die Platte.` : ''}`,
  bad: ({ backup, faults }: Rehearsal) =>
    `${backup} lässt sich nicht wiederherstellen:\n${faults.join('\n')}`,
}

const en: typeof de = {
  usage: `Usage: npm run rehearse -- [--language de|en]

Restores the newest backup of DATA_DIR for a rehearsal, into a file that is deleted afterwards: checks it, brings it up to this
program, compares the rows, checks the chain of invoices and every document, and opens the newest payslip. For encrypted backups
one is made first. It may run beside the service, which does it every night.

Exit codes: 0 it went well; 1 the backup is no good; 64 unknown arguments; 75 a backup is running;
78 there is no database, or settings or keys do not fit.`,
  good: ({ backup, ms, rows, documents, payslips, mended }) =>
    `${backup} can be restored: ${rows} rows, ${documents} documents, ${payslips} payslips, in ${Math.ceil(ms / 1000)} s.${mended ? ` ${mended} documents of the backup were damaged and are copied again. Check the disk.` : ''}`,
  bad: ({ backup, faults }) => `${backup} cannot be restored:\n${faults.join('\n')}`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
