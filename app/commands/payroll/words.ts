import type { Language } from '~db/schema'

const de = {
  usage: `Aufruf: npm run payroll -- <Datei.json> [--language de|en]

Druckt einen Lohnzettel mit der Formel jedes Betrags. Die Datei enthält die Eingabe der Abrechnung und unter "identity", um wen es geht;
example.json ist ein Beispiel. Nichts wird gespeichert.

Rückgabe: 0 gedruckt; 1 so nicht abzurechnen, und warum; 64 unbekannte Angaben; 66 die Datei gibt es nicht, oder sie ist keine Eingabe.`,
  whichFile: 'Welche Datei? Ein Beispiel ist example.json.',
  unreadable: (file: string, why: string) => `${file} ist nicht zu lesen: ${why}`,
  noInput: (file: string, why: string) =>
    `${file} ist keine Eingabe der Abrechnung${why && `; falsch ist ${why}`}.`,
}

const en: typeof de = {
  usage: `Usage: npm run payroll -- <file.json> [--language de|en]

Prints a payslip with the formula of each figure. The file has the input of the calculation and, under "identity", who it is about;
example.json is an example. Nothing is stored.

Exit codes: 0 printed; 1 it cannot be calculated, and why; 64 unknown arguments; 66 there is no such file, or it is no input.`,
  whichFile: 'Which file? example.json is an example.',
  unreadable: (file, why) => `${file} cannot be read: ${why}`,
  noInput: (file, why) => `${file} is no input of the calculation${why && `; wrong is ${why}`}.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
