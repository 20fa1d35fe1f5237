import type { HandoverContent } from '~/domain/handovers/hand-over.server'
import { datevAmount, datevNumber, windowsText } from './datev'

const FIELDS = [
  'Personalnummer',
  'Kalendertag',
  'Ausfallschlüssel',
  'Lohnartennummer',
  'Stundenanzahl',
  'Tagesanzahl',
  'Wert',
  'Abweichender Faktor',
  'Abweichende Lohnveränderung',
  'Kostenstellennummer',
  'Kostenträger',
]

/**
 * Movement data for DATEV Lohn und Gehalt ("Zeitwirtschaft"): the firm and the month, then what is entered by month.
 * Day and absence key stay empty then, and hours or days go into "Wert"; "Stundenanzahl" is for a single day.
 */
export function lugFile({ month, office, employees }: HandoverContent): Buffer {
  const [year, number] = month.split('-')
  const lines = employees.flatMap((employee) =>
    employee.lines.map(({ kind, amount }) => {
      const type = (office.wageTypes[kind] ?? '').split('/').at(-1)
      return `${datevNumber(employee.number)};;;${type};;;${datevAmount(amount)};;;;`
    }),
  )
  return windowsText([`${office.consultant};${office.client};${number}/${year}`, ...lines])
}

export function lugDescription(): Buffer {
  return windowsText([
    '[Allgemein]',
    `Feldanzahl = ${FIELDS.length}`,
    'Feldtrennzeichen = Strichpunkt',
    'Satztrennzeichen = Enter/Return',
    'Zahlenkomma = ,',
    'Datumstrennzeichen = /',
    '[Feldinhalt]',
    ...FIELDS.map((field, index) => `Feld${index + 1} = ${field}`),
  ])
}
