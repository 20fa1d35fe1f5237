import type { Contradiction } from '~/domain/payroll-years/plausible'
import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run payroll-year -- <Datei> [--check] [--accept] [--by <Name>] [--language de|en]

Prüft eine Datei mit den amtlichen Werten eines Jahres für die Lohnabrechnung und lädt sie neben die, die mit der Version gekommen sind: vollständig,
oder was fehlt; gegen das Jahr davor, jede Änderung mit altem und neuem Wert; die amtlichen Prüfzeilen in der Datei, mit den neuen Werten gerechnet.
Geladen wird nur, was stimmt. Der laufende Dienst rechnet sofort damit; freigegebene Lohnzettel bleiben, wie sie sind, und die Abrechnung zeigt,
welche sich ändern würden. Muster für die Datei: app/domain/payroll/years.

  --check  prüft nur
  --accept lädt auch bei Änderungen, die größer sind als üblich
  --by     wer die Datei lädt (sonst der Name des Kontos auf diesem Rechner)

Rückgabe: 0 geprüft oder geladen; 1 nicht geladen, und warum; 64 unbekannte Angaben; 66 die Datei lässt sich nicht lesen; 78 Einstellungen,
Schlüssel oder Datenbank fehlen oder passen nicht.`,
  noFile: 'Nennen Sie die Datei mit den Werten eines Jahres.',
  unreadable: (file: string) => `Die Datei ${file} lässt sich nicht lesen.`,
  noJson: (why: string) => `Das ist kein JSON: ${why}`,
  malformed: 'Die Datei ist nicht aufgebaut wie die Werte eines Jahres:',
  known: (version: string) => `Diese Datei (${version}) ist schon geladen.`,
  changes: (version: string, than: string, count: number) =>
    `${version} gegenüber ${than}: ${count} Werte anders`,
  added: (count: number) => `Neu bekannt: ${count} Werte`,
  nothing: 'fehlt',
  complete: 'Es fehlt nichts.',
  missing: (count: number) => `Es fehlen noch ${count}; was sie braucht, wird bis dahin nicht abgerechnet:`,
  draft: 'nur als Entwurf bekannt',
  due: (date: string) => `üblich bis ${date}`,
  notNewer: (version: string, held: string) =>
    `Es gilt schon ${held}: ${version} ist nicht neuer. Erhöhen Sie die Zahl hinter dem Jahr.`,
  nothingBefore: (year: number) =>
    `Für ${year - 1} gibt es keine Werte, mit denen man ${year} vergleichen könnte.`,
  lost: (what: string) => `War schon bekannt und fehlt jetzt: ${what}`,
  surprising: 'Größere Änderungen als üblich:',
  howToAccept: 'Wenn sie stimmen, laden Sie die Datei mit --accept.',
  rowDiffers: (row: string, answer: string) => `Amtliche Prüfzeile ${row}: ${answer}`,
  unproven: (classes: readonly string[]) =>
    `Zum Plan der Lohnsteuer fehlen amtliche Prüfzeilen (checks) für Steuerklasse ${classes.join(', ')}.`,
  contradictions: {
    minijob_limit: 'Die Minijobgrenze ist nicht Mindestlohn × 130 / 3, auf volle Euro aufgerundet.',
    zone_begins: 'Der Übergangsbereich beginnt nicht bei der Minijobgrenze.',
    tariff_jumps: 'Der Steuertarif springt an einer Zonengrenze, oder seine Zonen sind nicht aufsteigend.',
    class_four: 'Der Kinderfreibetrag in Klasse IV ist nicht die Hälfte.',
    provision_ceilings: 'Die Grenzen der Vorsorgepauschale sind nicht die Beitragsbemessungsgrenzen.',
    provision_rates: 'Die Sätze der Vorsorgepauschale sind nicht die Arbeitnehmeranteile.',
    health_ceiling_by_law:
      'Die Beitragsbemessungsgrenze der Krankenversicherung liegt nicht 3.600 über der Grenze des § 6 Abs. 7 SGB V.',
  } satisfies Record<Contradiction, string>,
  refused: 'Nicht geladen.',
  wouldLoad: 'Die Datei ist in Ordnung. Geladen ist noch nichts: ohne --check geschieht es.',
  loaded: (version: string, sha256: string, by: string) =>
    `Geladen: ${version} durch ${by}, SHA-256 ${sha256}. Gilt ab sofort, auch im laufenden Dienst.`,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run payroll-year -- <file> [--check] [--accept] [--by <name>] [--language de|en]

Checks a file with the official figures of a year of payroll, and loads it beside those that came with the version: complete, or what is missing;
against the year before, each change with its old and new value; the official rows in the file, calculated with the new figures. Only what is right
is loaded. The running service calculates with it at once; released payslips stay as they are, and the payroll run shows which would change.
A pattern for the file: app/domain/payroll/years.

  --check  checks only
  --accept loads in spite of changes that are larger than usual
  --by     who loads it (else the name of the account on this machine)

Exit codes: 0 checked or loaded; 1 not loaded, and why; 64 unknown arguments; 66 the file cannot be read; 78 settings, keys or database are missing
or do not fit.`,
  noFile: 'Name the file with the figures of a year.',
  unreadable: (file) => `The file ${file} cannot be read.`,
  noJson: (why) => `This is no JSON: ${why}`,
  malformed: 'The file is not built like the figures of a year:',
  known: (version) => `This file (${version}) is loaded already.`,
  changes: (version, than, count) => `${version} against ${than}: ${count} figures differ`,
  added: (count) => `Newly known: ${count} figures`,
  nothing: 'missing',
  complete: 'Nothing is missing.',
  missing: (count) => `Still missing: ${count}; what needs them is not calculated until then:`,
  draft: 'known as a draft only',
  due: (date) => `usually by ${date}`,
  notNewer: (version, held) =>
    `${held} holds already: ${version} is not newer. Raise the number after the year.`,
  nothingBefore: (year) => `There are no figures of ${year - 1} to compare ${year} with.`,
  lost: (what) => `Was known, and is missing now: ${what}`,
  surprising: 'Larger changes than usual:',
  howToAccept: 'If they are right, load the file with --accept.',
  rowDiffers: (row, answer) => `Official row ${row}: ${answer}`,
  unproven: (classes) =>
    `The plan of wage tax comes without official rows (checks) for tax class ${classes.join(', ')}.`,
  contradictions: {
    minijob_limit: 'The Minijob limit is not minimum wage × 130 / 3, rounded up to whole euros.',
    zone_begins: 'The transition zone does not begin at the Minijob limit.',
    tariff_jumps: 'The tariff jumps where two zones meet, or its zones are not ascending.',
    class_four: 'The child allowance in class IV is not the half.',
    provision_ceilings: 'The ceilings for wage tax are not the contribution ceilings.',
    provision_rates: 'The rates for wage tax are not the employee’s shares.',
    health_ceiling_by_law:
      'The contribution ceiling of health insurance is not 3,600 above the limit of § 6 (7) SGB V.',
  },
  refused: 'Not loaded.',
  wouldLoad: 'The file is fine. Nothing is loaded yet: that happens without --check.',
  loaded: (version, sha256, by) =>
    `Loaded: ${version} by ${by}, SHA-256 ${sha256}. Holds from now on, in the running service too.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
