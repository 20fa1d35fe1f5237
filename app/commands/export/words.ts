import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run export -- --to <ordner> [--firm <name oder id>] [--employee <nr> | --customer <nr>]
       [--language de|en]

Schreibt alles, was von einer Firma gespeichert ist, in einen neuen Ordner: jede Tabelle als CSV und JSON, jedes Dokument
und MANIFEST.sha256 mit den Prüfwerten (sha256sum -c MANIFEST.sha256). Mit --employee oder --customer nur, was von dieser
Person gespeichert ist, für eine Auskunft nach Art. 15 DSGVO; das Anschreiben dazu ist Auskunft.txt, auf Deutsch und auf
Englisch oder in der Sprache von --language: Lesen Sie es, bevor Sie es senden. Versiegelte Angaben sind im Export lesbar: Verschlüsseln Sie ihn, bevor Sie ihn weitergeben. Es wird nur gelesen,
auch während der Dienst läuft.

Rückgabe: 0 geschrieben; 1 misslungen; 64 unbekannte Angaben; 66 Firma oder Person gibt es nicht; 73 der Ordner ist schon
da oder lässt sich nicht anlegen; 78 Einstellungen, Schlüssel oder Datenbank fehlen oder passen nicht.`,
  whereTo: 'Wohin? Nennen Sie mit --to einen neuen Ordner.',
  onlyOnePerson: 'Nennen Sie --employee oder --customer, nicht beides.',
  whichFirm: (names: string) => `Nennen Sie eine Firma mit --firm: ${names}`,
  noFirm: (given: string, names: string) => `Es gibt keine Firma ${given}. Es gibt: ${names}`,
  thereAre: (numbers: string) => `Es gibt: ${numbers}`,
  noPerson: {
    employee: 'Diese Personalnummer gibt es nicht.',
    customer: 'Diese Kundennummer gibt es nicht.',
  },
  folderThere: (folder: string) => `${folder} ist schon da. Nennen Sie einen neuen Ordner.`,
  folderNotMade: (folder: string, why: string) =>
    `${folder} lässt sich nicht anlegen (${why}). Nennen Sie einen Ort, den es gibt und an dem dieser Benutzer schreiben darf.`,
  done: (firm: string, { tables, rows, documents, folder }: Summary) =>
    `${firm}: ${rows} Zeilen aus ${tables} Tabellen und ${documents} Dokumente in ${folder}.
Prüfen: cd ${folder} && sha256sum -c MANIFEST.sha256
Der Export ist nicht verschlüsselt.`,
}

export interface Summary {
  tables: number
  rows: number
  documents: number
  folder: string
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run export -- --to <folder> [--firm <name or id>] [--employee <no> | --customer <no>]
       [--language de|en]

Writes everything stored of a firm into a new folder: each table as CSV and JSON, each document, and MANIFEST.sha256 with
the hashes (sha256sum -c MANIFEST.sha256). With --employee or --customer only what is stored of that person, to answer a
request under Art. 15 GDPR; the covering letter is Auskunft.txt, in German and English or in the language of --language:
read it before you send it. What is sealed can be read in
an export: encrypt it before you pass it on. It only reads, and may run beside the service.

Exit codes: 0 written; 1 failed; 64 unknown arguments; 66 no such firm or person; 73 the folder is there already or cannot be made; 78
settings, keys or database are missing or do not fit.`,
  whereTo: 'Where to? Name a new folder with --to.',
  onlyOnePerson: 'Name --employee or --customer, not both.',
  whichFirm: (names) => `Name a firm with --firm: ${names}`,
  noFirm: (given, names) => `There is no firm ${given}. There are: ${names}`,
  thereAre: (numbers) => `There are: ${numbers}`,
  noPerson: {
    employee: 'There is no such personnel number.',
    customer: 'There is no such customer number.',
  },
  folderThere: (folder) => `${folder} is there already. Name a new folder.`,
  folderNotMade: (folder, why) =>
    `${folder} cannot be made (${why}). Name a place that is there and that this user may write to.`,
  done: (firm, { tables, rows, documents, folder }) =>
    `${firm}: ${rows} rows of ${tables} tables and ${documents} documents in ${folder}.
Check: cd ${folder} && sha256sum -c MANIFEST.sha256
The export is not encrypted.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
