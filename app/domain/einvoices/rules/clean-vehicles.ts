import { listed, says } from '../elements'
import type { Line } from '../model'
import type { Checked } from '../must'
import { isCvd } from '../profile'

/** The scheme that classifies a line, and the attribute for how clean a vehicle is. */
const LIST = 'CVD'
const ATTRIBUTE = 'cva'
const VEHICLES: ReadonlySet<string> = new Set(['M1', 'M2', 'M3', 'N1', 'N2', 'N3'])
const KINDS: ReadonlySet<string> = new Set(['clean', 'zero-emission', 'other'])

/** What public buyers report under the Clean Vehicles Directive (KoSIT, BR-DE-CVD). */
export function cleanVehicleRules({ invoice, must, mustOf }: Checked): void {
  if (!isCvd(invoice)) return
  must('BR-DE-CVD-01', says(invoice.contract))
  must('BR-DE-CVD-02', says(invoice.tender))
  must(
    'BR-DE-CVD-03',
    invoice.lines.some((line) => classesOf(line).length > 0 && kindsOf(line).length > 0),
  )
  for (const line of invoice.lines) {
    const [classes, kinds] = [classesOf(line), kindsOf(line)]
    mustOf(line)('BR-DE-CVD-06-a', classes.length === 0 || kinds.length === 1)
    mustOf(line)('BR-DE-CVD-06-b', kinds.length === 0 || classes.length === 1)
    for (const { value } of classes) mustOf(line)('BR-DE-CVD-04', listed(value, VEHICLES))
    for (const { value = '' } of kinds) mustOf(line)('BR-DE-CVD-05', listed(value, KINDS))
  }
}

function classesOf({ classes }: Line) {
  return classes.filter(({ scheme }) => scheme?.trim() === LIST)
}

function kindsOf({ attributes }: Line) {
  return attributes.filter(({ name }) => name === ATTRIBUTE)
}
