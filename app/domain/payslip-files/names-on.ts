import { type Letters, lettersOf } from './letters'
import { type NameFound, type Names, namesIn, spansOf } from './names-in'

/** Labels followed by a contact or a signature, not by the owner. */
const CONTACT =
  /ansprechpartner|ansprechperson|bearbeite[rt]|r(?:ü|ue)ckfragen|auskunft|erstellt|gesch(?:ä|ae)ftsf(?:ü|ue)hr|inhaber|vertreten|unterschrift|i\. ?[av]\./gi
/** Distance in letters after which a label no longer applies; another contact may lie between. */
const MOST_BETWEEN = 40
const LONGEST_CONTACT = 400
/** Names after further contacts count as ordinary ones. */
const MOST_CONTACTS = 100

export interface NamesOn {
  named: string[]
  isNamed: boolean
  /** The owner's name could be another's spelled differently: Müller and Mueller, Paul Simon and Simon Paul. */
  isAlike: boolean
  /** Others named, except contacts. */
  others: string[]
}

/** People named in `text`, which is read line by line, besides `ownerId`. */
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

/**
 * Returns a test of whether a name follows a contact label. A name may continue on the next line, so all lines are
 * searched as one.
 */
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

/** End of the label's line, or of the next one if the label ends its own; limited to `LONGEST_CONTACT`. */
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
