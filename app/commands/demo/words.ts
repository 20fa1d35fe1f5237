import { usualLanguage } from '~/command-line/machine-language'
import type { Language } from '~db/schema'

const de = {
  usage: `Aufruf: npm run demo -- [--fresh] [--language de|en]

Baut, legt eine Demo-Firma in DATA_DIR an (sonst .data), startet den Dienst und nennt die Links zum Anklicken. Strg+C beendet ihn.

  --fresh    fängt mit einer neuen Demo an und löscht die vorige

Rückgabe: 0 beendet; 1 gescheitert; 64 unbekannte Angaben; 75 ein anderer Prozess benutzt DATA_DIR; 78 in DATA_DIR liegt keine Demo.`,
  noDemo: (dataDir: string) =>
    `In ${dataDir} liegt keine Demo, sondern etwas anderes. Es wird nicht angerührt: Setzen Sie DATA_DIR auf einen anderen Ordner.`,
  failed: 'Die Demo kann nicht starten.',
  building: 'Baut …',
  making: 'Legt die Demo-Firma an …',
  noAnswer: (seconds: number) => `Der Dienst hat ${seconds} Sekunden lang nicht geantwortet.`,
  buildFailed: 'Der Build ist gescheitert; warum, steht darüber.',
  notTheDemo:
    'Im Datenordner liegt etwas anderes als die Demo. Setzen Sie DATA_DIR auf einen anderen Ordner.',
  incomplete: 'Die Demo ist nicht vollständig. Von vorn beginnt: npm run demo -- --fresh',
  runsAt: (url: string) => `Zahltag läuft unter ${url}`,
  invoice: 'Rechnung',
  portal: 'Kundenportal',
  employeePortal: 'Mitarbeiterportal',
  office: 'Büro',
  health: 'Zustand',
  docs: 'Schnittstelle',
  key: 'Schlüssel',
  events: 'Ereignisse',
  listInvoices: 'Offene Rechnungen auflisten:',
  createCustomer: 'Einen Kunden anlegen:',
  postHours: 'Stunden melden:',
  inFile: 'All das steht in demo.json im Datenordner. Strg+C beendet die Demo.',
}

const en: typeof de = {
  usage: `Usage: npm run demo -- [--fresh] [--language de|en]

Builds, makes a demo firm in DATA_DIR (else .data), starts the service and prints the links to click. Ctrl+C ends it.

  --fresh    begins with a new demo, and deletes the one before

Exit codes: 0 ended; 1 failed; 64 unknown arguments; 75 another process is using DATA_DIR; 78 there is no demo in DATA_DIR.`,
  noDemo: (dataDir) =>
    `There is no demo in ${dataDir}, but something else. It is left alone: set DATA_DIR to another folder.`,
  failed: 'The demo cannot start.',
  building: 'Building …',
  making: 'Creating the demo firm …',
  noAnswer: (seconds) => `The service did not answer within ${seconds} seconds.`,
  buildFailed: 'The build failed; why, it says above.',
  notTheDemo: 'The data directory holds something else than the demo. Set DATA_DIR to another folder.',
  incomplete: 'The demo data is not complete. Start over with: npm run demo -- --fresh',
  runsAt: (url) => `Zahltag runs at ${url}`,
  invoice: 'Invoice',
  portal: 'Customer portal',
  employeePortal: 'Employee portal',
  office: 'Office',
  health: 'Health',
  docs: 'Interface',
  key: 'Key',
  events: 'Events',
  listInvoices: 'List open invoices:',
  createCustomer: 'Create a customer:',
  postHours: 'Post hours:',
  inFile: 'All of this is in demo.json in the data directory. Ctrl+C stops the demo.',
}

export const WORDS: Record<Language, typeof de> = { de, en }

/** Of the language that was asked for, or the machine's. */
export function wordsHere(): typeof de {
  return WORDS[usualLanguage(process.argv.slice(2))]
}
