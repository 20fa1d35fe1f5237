import { type Letters, lettersOf } from './letters'
import { type NameFound, type Names, namesIn, spansOf } from './names-in'

/** Behind them stands whom to ask or who signs, and not whose payslip it is. */
const CONTACT =
  /ansprechpartner|ansprechperson|bearbeite[rt]|r(?:ü|ue)ckfragen|auskunft|erstellt|gesch(?:ä|ae)ftsf(?:ü|ue)hr|inhaber|vertreten|unterschrift|i\. ?[av]\./gi
/** So many letters later the label is another one's; there may be another contact between. */
const MOST_BETWEEN = 40
const LONGEST_CONTACT = 400
/** Who stands behind further ones counts as anybody. */
const MOST_CONTACTS = 100

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
  const letters = lettersOf(text)
  const found = namesIn(letters, names)
  const own = found.filter(({ id }) => id === ownerId)
  const isOwn = spansOf(own, letters)
  const isContact = contactsIn(text, letters)
  const alike = new Map<string, NameFound[]>()
  for (const one of found) alike.set(placeOf(one), [...(alike.get(placeOf(one)) ?? []), one])
  const isAlike = (one: NameFound) =>
    alike.get(placeOf(one))?.some((other) => one.id !== other.id && one.written !== other.written) === true
  const others = found.filter((name) => name.id !== ownerId && !isContact(name) && !isOwn(name))
  return {
    named: idsOf(found),
    isNamed: own.length > 0,
    isAlike: own.length > 0 && own.every(isAlike),
    others: idsOf(others),
  }
}

/** Says whether a name stands behind a label of contacts. A name may go on in the next line, so that all lines are searched as one. */
function contactsIn(text: string, letters: Letters): (name: NameFound) => boolean {
  const isContact = new Uint8Array(letters.text.length)
  let at = 0
  let from = 0
  for (const { index } of [...text.matchAll(CONTACT)].slice(0, MOST_CONTACTS)) {
    at += lettersOf(text.slice(from, index)).text.length
    from = index
    const behind = lettersOf(text.slice(index, endOfContact(text, index))).text.length
    isContact.fill(1, at + 1, at + Math.min(behind, MOST_BETWEEN + 1))
  }
  return ({ start }) => isContact[start] === 1
}

/** The line of the label, or the next one, where the label ends its own; of either no more than counts. */
function endOfContact(text: string, from: number): number {
  const [line = '', next = ''] = text.slice(from, from + LONGEST_CONTACT).split('\n', 2)
  return from + line.length + (/^[\p{L}./ ]*:?$/u.test(line.trimEnd()) ? 1 + next.length : 0)
}

function placeOf({ start, end }: NameFound): string {
  return `${start} ${end}`
}

function idsOf(found: readonly NameFound[]): string[] {
  return [...new Set(found.map(({ id }) => id))]
}
