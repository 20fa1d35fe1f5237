import { lettersOf } from './letters'
import { type NameFound, type Names, namesIn, overlap } from './names-in'

/** Behind them stands whom to ask or who signs, and not whose payslip it is. */
const CONTACT =
  /ansprechpartner|ansprechperson|bearbeite[rt]|r(?:ü|ue)ckfragen|auskunft|erstellt|gesch(?:ä|ae)ftsf(?:ü|ue)hr|inhaber|vertreten|unterschrift|i\. ?[av]\./gi
/** So many letters later the label is another one's; there may be another contact between. */
const MOST_BETWEEN = 40

/** The names on a page, or on several. */
export interface NamesOn {
  /** Everybody's. */
  named: string[]
  /** The owner's is among them. */
  isNamed: boolean
  /** Wherever the owner's is, it may be somebody else's, who is written otherwise: Müller and Mueller, Paul Simon and Simon Paul. */
  isAlike: boolean
  /** Who else is named, but for the contacts. */
  others: string[]
}

/** Whose names `text`, line by line, has beside those of `ownerId`. */
export function namesOn(text: string, names: Names, ownerId: string | undefined): NamesOn {
  const all = foundByLine(text, names)
  const found = all.map(({ name }) => name)
  const own = found.filter(({ id }) => id === ownerId)
  const isAlike = (one: NameFound) =>
    found.some((other) => isSame(one, other) && one.written !== other.written)
  const others = all.filter(
    ({ name, isContact }) => !isContact && name.id !== ownerId && !own.some((one) => overlap(one, name)),
  )
  return {
    named: idsOf(found),
    isNamed: own.length > 0,
    isAlike: own.length > 0 && own.every(isAlike),
    others: idsOf(others.map(({ name }) => name)),
  }
}

interface OnLine {
  name: NameFound
  isContact: boolean
}

/** A name may go on in the next line, so that all lines are searched as one. */
function foundByLine(text: string, names: Names): OnLine[] {
  const labels = [...text.matchAll(CONTACT)].map(({ index }) => ({
    at: lettersOf(text.slice(0, index)).text.length,
    end: lettersOf(text.slice(0, endOfContact(text, index))).text.length,
  }))
  return namesIn(lettersOf(text), names).map((name) => ({
    name,
    isContact: labels.some(
      ({ at, end }) => at < name.start && name.start < end && name.start - at <= MOST_BETWEEN,
    ),
  }))
}

/** The line of the label, or the next one, where the label ends its own. */
function endOfContact(text: string, from: number): number {
  const [line = '', next = ''] = text.slice(from).split('\n', 2)
  return from + line.length + (/^[\p{L}./ ]*:?\s*$/u.test(line) ? 1 + next.length : 0)
}

function isSame(one: NameFound, other: NameFound): boolean {
  return one.start === other.start && one.end === other.end && one.id !== other.id
}

function idsOf(found: readonly NameFound[]): string[] {
  return [...new Set(found.map(({ id }) => id))]
}
