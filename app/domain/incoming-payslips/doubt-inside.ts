import type { PayslipDoubt } from '~db/schema'
import type { FoundSlip } from './group'
import { JOINT, lettersOf } from './letters'
import { marksOf } from './marks'
import type { Roster } from './match'
import { namesIn, overlap } from './names-in'
import { namesOn } from './names-on'
import { numbersIn } from './numbers-in'
import { linesOf, textOf } from './page-text'
import type { SlipReading } from './slip-reading'

interface Owner {
  employeeId: string
  /** A person has looked at the pages and said so. */
  isConfirmed: boolean
}

/** Of a payslip that was found in a file; where a person has to say whose it is, its file is read again then. */
export function doubtOf(slip: FoundSlip, reading: SlipReading, roster: Roster): PayslipDoubt | null {
  const { doubt, employeeId } = slip
  if (employeeId === null) return doubt
  return doubtInside(reading, { employeeId, isConfirmed: doubt !== null }, roster) ?? doubt
}

/** Labels that may stand between the parts of a name. */
const NAME_LABELS = /[\s:\u2063]*\b(?:familien|nach|vor|ruf)?name\b[\s:\u2063]*/giu

/**
 * Why a file is not given to its owner: it has numbers or names of others on the roster, or cannot be read. What the pages
 * show, a person can look at and confirm; what they do not show, nobody can.
 */
export function doubtInside(reading: SlipReading, owner: Owner, roster: Roster): PayslipDoubt | null {
  if (reading.unread === 'streams') return 'unreadable'
  const { employeeId } = owner
  const shown = reading.isAllShown ? reading.pages.map((pieces) => textOf(linesOf(pieces))).join('\n') : ''
  const numbersShown = numbersIn(shown, roster, employeeId)
  const namesShown = namesOn(shown, roster.names, employeeId)
  for (const text of reading.texts) {
    const isHidden = (ids: readonly string[], known: readonly string[]) =>
      ids.some((id) => !known.includes(id))
    if (isHidden(numbersIn(text, roster, employeeId), numbersShown)) return 'others_inside'
    if (isHidden(otherNamesIn(text, roster, employeeId), namesShown.named)) return 'others_inside'
  }
  if (owner.isConfirmed) return null
  if (reading.unread === 'type') return 'unreadable'
  const isOfOthers = namesShown.others.length > 0 && !hasAllNumbers(reading, roster, employeeId)
  return numbersShown.length > 0 || isOfOthers ? 'several_people' : null
}

function otherNamesIn(text: string, roster: Roster, ownerId: string): string[] {
  const found = namesIn(lettersOf(text.replace(NAME_LABELS, JOINT)), roster.names)
  const own = found.filter(({ id }) => id === ownerId)
  return found
    .filter((one) => one.id !== ownerId && !own.some((mine) => overlap(mine, one)))
    .map(({ id }) => id)
}

function hasAllNumbers({ pages }: SlipReading, roster: Roster, ownerId: string): boolean {
  const marks = pages.map(marksOf)
  const isOwn = (ids: ReadonlyMap<string, readonly string[]>, said: readonly string[]) =>
    said.some((number) => ids.get(number)?.includes(ownerId))
  return (
    marks.some(({ personnelNumbers }) => isOwn(roster.byNumber, personnelNumbers)) &&
    marks.some(({ insuranceNumbers }) => isOwn(roster.byInsuranceNumber, insuranceNumbers)) &&
    marks.some(({ taxIds }) => isOwn(roster.byTaxId, taxIds))
  )
}
