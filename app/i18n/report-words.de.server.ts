import { statements, taxReturn } from './report-words/dues.de.server'
import { journal } from './report-words/journal.de.server'
import { accident, minimumWage } from './report-words/lists.de.server'
import { turnOfYear } from './report-words/turn-of-year.de.server'
import { account, certificate, equalisation, people } from './report-words/year.de.server'

export const de = {
  journal,
  accident,
  minimumWage,
  account,
  certificate,
  people,
  equalisation,
  turnOfYear,
  statements,
  taxReturn,
  preview: 'Vorläufig: Der Monat ist noch nicht abgeschlossen, die Zahlen können sich noch ändern.',
  uncalculated: (names: string) =>
    `Ohne Zahlen, weil der Lohnzettel nur als PDF eines anderen Programms da ist: ${names}`,
  yes: 'ja',
  no: 'nein',
}
