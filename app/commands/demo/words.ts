import type { Language } from '~db/schema'

const de = {
  usage: `Aufruf: npm run demo -- [--fresh] [--language de|en]

Baut, legt eine Demo-Firma in DATA_DIR an (sonst .data), startet den Dienst und nennt die Links zum Anklicken. Strg+C beendet ihn.

  --fresh    fängt mit einer neuen Demo an und löscht die vorige

Rückgabe: 0 beendet; 1 gescheitert; 64 unbekannte Angaben; 75 ein anderer Prozess benutzt DATA_DIR; 78 in DATA_DIR liegt keine Demo.`,
  noDemo: (dataDir: string) =>
    `In ${dataDir} liegt keine Demo, sondern etwas anderes. Es wird nicht angerührt: Setzen Sie DATA_DIR auf einen anderen Ordner.`,
  failed: 'Die Demo kann nicht starten.',
}

const en: typeof de = {
  usage: `Usage: npm run demo -- [--fresh] [--language de|en]

Builds, makes a demo firm in DATA_DIR (else .data), starts the service and prints the links to click. Ctrl+C ends it.

  --fresh    begins with a new demo, and deletes the one before

Exit codes: 0 ended; 1 failed; 64 unknown arguments; 75 another process is using DATA_DIR; 78 there is no demo in DATA_DIR.`,
  noDemo: (dataDir) =>
    `There is no demo in ${dataDir}, but something else. It is left alone: set DATA_DIR to another folder.`,
  failed: 'The demo cannot start.',
}

export const WORDS: Record<Language, typeof de> = { de, en }
