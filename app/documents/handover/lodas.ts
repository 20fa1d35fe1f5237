import type { HandoverContent } from '~/domain/handovers/hand-over.server'
import { datevAmount, datevNumber, windowsText } from './datev'

/** LODAS' processing key (Bearbeitungsschlüssel) for hours, unless the wage type has its own. */
const BOOKS_HOURS = '1'

/**
 * Movement data for DATEV LODAS: "ASCII-Import" of DATEV, sections and fields as its handbook has them. The versions of
 * the interface and of the database are optional there, so no database version is named.
 */
export function lodasFile({ month, office, employees }: HandoverContent): Buffer {
  const [year, number] = month.split('-')
  const lines = employees.flatMap((employee) =>
    employee.lines.map(({ kind, amount }) => {
      const [key, type] = keyAndType(office.wageTypes[kind] ?? '')
      return `1;01/${number}/${year};${datevAmount(amount)};${key};${type};${datevNumber(employee.number)};`
    }),
  )
  return windowsText([
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    `BeraterNr=${office.consultant}`,
    `MandantenNr=${office.client}`,
    'Datumsformat=TT/MM/JJJJ',
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    '',
    '[Satzbeschreibung]',
    '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;bs_wert_butab#bwd;bs_nr#bwd;la_eigene#bwd;pnr#bwd;',
    '',
    '[Bewegungsdaten]',
    ...lines,
  ])
}

/** `4/300` is wage type 300, booked by key 4. */
function keyAndType(entered: string): [string, string] {
  const [first = '', second] = entered.split('/')
  return second === undefined ? [BOOKS_HOURS, first] : [first, second]
}
