import type { PayslipDoubt } from '~db/schema'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { FoundSlip } from './group'
import { JOINT, lettersOf } from './letters'
import { marksOf } from './marks'
import type { Roster } from './match'
import { namesIn, spansOf } from './names-in'
import { namesOn } from './names-on'
import { numbersIn } from './numbers-in'
import { linesOf, textOf } from './page-text'
import type { SlipReading } from './slip-reading'

interface Owner {
  employeeId: string
  /** A member has looked at the pages and confirmed the owner. */
  isConfirmed: boolean
}

/** Of a payslip just found in a file; if its owner has to be confirmed, the file is read again then. */
export async function doubtOf(
  slip: FoundSlip,
  reading: SlipReading,
  roster: Roster,
): Promise<PayslipDoubt | null> {
  const { doubt, employeeId } = slip
  if (employeeId === null) return doubt
  return (await doubtInside(reading, { employeeId, isConfirmed: doubt !== null }, roster)) ?? doubt
}

/** Between words without a space: NameSchmidtVornameAnna. */
const GLUED = /(?<=\p{Ll})(?=\p{Lu})/gu

/** Labels that may occur between the parts of a name. */
const NAME_LABELS = /(?<!\p{L})(?:familien|nach|vor|ruf)?name(?!\p{L})/giu

/**
 * Why a file must not be given to its owner: it has numbers or names of others on the roster, or cannot be read. A
 * member can confirm what the pages show, but not what is hidden in the file.
 */
export async function doubtInside(
  reading: SlipReading,
  owner: Owner,
  roster: Roster,
): Promise<PayslipDoubt | null> {
  if (reading.unread === 'streams') return 'unreadable'
  const { employeeId } = owner
  const shown = await shownOf(reading, employeeId, roster)
  for (const text of reading.unseen) {
    if (numbersIn(text, roster, employeeId).length > 0) return 'others_inside'
    if (otherNamesIn(text, roster, employeeId).length > 0) return 'others_inside'
    await yieldToLoop()
  }
  for (const text of reading.texts) {
    await yieldToLoop()
    const isHidden = (ids: readonly string[], known: readonly string[]) =>
      ids.some((id) => !known.includes(id))
    if (isHidden(numbersIn(text, roster, employeeId), shown.numbers)) return 'others_inside'
    if (isHidden(otherNamesIn(text, roster, employeeId), shown.named)) return 'others_inside'
  }
  if (owner.isConfirmed) return null
  if (reading.unread === 'type') return 'unreadable'
  const isOfOthers = shown.others.length > 0 && !hasAllNumbers(reading, roster, employeeId)
  return shown.numbers.length > 0 || isOfOthers ? 'several_people' : null
}

/** Whether letters on the pages name others, so that it matters who sees them. */
export async function showsOthers(
  reading: SlipReading,
  { employeeId }: Owner,
  roster: Roster,
): Promise<boolean> {
  const { numbers, others } = await shownOf(reading, employeeId, roster)
  return numbers.length + others.length > 0
}

/** Everyone but the owner whose number or name the pages show. */
async function shownOf({ isAllShown, pages }: SlipReading, ownerId: string, roster: Roster) {
  const shown: Record<'numbers' | 'named' | 'others', string[]> = { numbers: [], named: [], others: [] }
  if (!isAllShown) return shown
  for (const pieces of pages) {
    const text = textOf(linesOf(pieces))
    const { named, others } = namesOn(text, roster.names, ownerId)
    shown.numbers.push(...numbersIn(text, roster, ownerId))
    shown.named.push(...named, ...otherNamesIn(text, roster, ownerId))
    shown.others.push(...others)
    await yieldToLoop()
  }
  return shown
}

function otherNamesIn(text: string, roster: Roster, ownerId: string): string[] {
  const letters = lettersOf(text.replace(GLUED, JOINT).replace(NAME_LABELS, JOINT))
  const found = namesIn(letters, roster.names)
  const isOwn = spansOf(
    found.filter(({ id }) => id === ownerId),
    letters,
  )
  return found.filter((one) => one.id !== ownerId && !isOwn(one)).map(({ id }) => id)
}

function hasAllNumbers({ pages }: SlipReading, roster: Roster, ownerId: string): boolean {
  const marks = pages.map(marksOf)
  const isOwn = (ids: ReadonlyMap<string, readonly string[]>, printed: readonly string[]) =>
    printed.some((number) => ids.get(number)?.includes(ownerId))
  return (
    marks.some(({ personnelNumbers }) => isOwn(roster.byNumber, personnelNumbers)) &&
    marks.some(({ insuranceNumbers }) => isOwn(roster.byInsuranceNumber, insuranceNumbers)) &&
    marks.some(({ taxIds }) => isOwn(roster.byTaxId, taxIds))
  )
}
