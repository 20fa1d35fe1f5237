import { statements, taxReturn } from './report-words/dues.de.server'
import { journal } from './report-words/journal.de.server'

export const de = {
  journal,
  statements,
  taxReturn,
  preview: 'Vorläufig: Der Monat ist noch nicht abgeschlossen, die Zahlen können sich noch ändern.',
  uncalculated: (names: string) =>
    `Ohne Zahlen, weil der Lohnzettel nur als PDF eines anderen Programms da ist: ${names}`,
  yes: 'ja',
  no: 'nein',
}
