import { GAPS, type Letters, lettersOf } from './letters'

interface Named {
  id: string
  firstName: string
  lastName: string
}

/** One spelling of a person's name. */
interface Way {
  id: string
  /** Compared without case, but with its punctuation. */
  written: string
  /** With all first names. */
  isFull: boolean
  isLastFirst: boolean
}

interface Node {
  next: Map<string, Node>
  ways: Way[]
}

/** All names of a roster, as a tree of letters. */
export type Names = Node

/** A name found in a text, as a range of letters. */
export interface NameFound extends Way {
  start: number
  end: number
  /** Spans the end of a line or of a piece of text. */
  isBroken: boolean
}

/** Shorter names occur by accident where pieces of text are joined. */
const SHORTEST_OF_PIECES = 6
/** In letters: both parts of a name may have a hundred, and ß counts two. */
const LONGEST_NAME = 400
/** Before a last name they make it a different one. */
const PARTICLES = new Set('von vom van zu zum zur de del della der den di da dos du la le ten ter'.split(' '))

export function namesOf(people: readonly Named[]): Names {
  const root: Node = { next: new Map(), ways: [] }
  for (const person of people) {
    for (const [way, spelling] of waysToWrite(person)) {
      let node = root
      for (const letter of spelling.split('')) {
        const next = node.next.get(letter) ?? { next: new Map(), ways: [] }
        node.next.set(letter, next)
        node = next
      }
      if (node !== root) node.ways.push(way)
    }
  }
  return root
}

/**
 * The roster's names in a text, in order. A name inside a longer one does not count, nor one that continues after a
 * hyphen or follows a particle that is not the person's.
 */
export function namesIn(letters: Letters, names: Names): NameFound[] {
  const found: NameFound[] = []
  for (let start = 0; start < letters.text.length; start += 1)
    if (isEdge(letters.gaps[start])) found.push(...namesFrom(start, letters, names))
  return found.filter((one, index) => !beside(found, index).some((other) => isBetter(other, one)))
}

/** Returns a test of whether a name overlaps any of `found`. */
export function spansOf(found: readonly NameFound[], { text }: Letters): (name: NameFound) => boolean {
  const taken = new Uint8Array(text.length)
  for (const { start, end } of found) taken.fill(1, start, end)
  return ({ start, end }) => taken.subarray(start, end).includes(1)
}

/** Neighbours of a name, in text order, that may overlap it. */
function beside(found: readonly NameFound[], index: number): NameFound[] {
  const { start, end } = found[index] as NameFound
  let from = index
  while ((found[from - 1]?.start ?? Number.NEGATIVE_INFINITY) > start - LONGEST_NAME) from -= 1
  let to = index
  while ((found[to]?.start ?? end) < end) to += 1
  return found.slice(from, to)
}

function overlap(one: NameFound, other: NameFound): boolean {
  return one.start < other.end && other.start < one.end
}

function namesFrom(start: number, letters: Letters, names: Names): NameFound[] {
  const { text, gaps } = letters
  const found: NameFound[] = []
  let node: Node | undefined = names
  for (let end = start; node; end += 1) {
    const isOfPieces = gaps[start] === GAPS.joint || gaps[end] === GAPS.joint
    if (isEdge(gaps[end]) && !(isOfPieces && end - start < SHORTEST_OF_PIECES))
      for (const way of node.ways)
        if (!(way.isLastFirst && PARTICLES.has(wordBefore(start, letters))))
          found.push({ ...way, start, end, isBroken: isBroken(gaps.subarray(start + 1, end)) })
    node = node.next.get(text[end] ?? '')
  }
  return found
}

/** Prefers a longer name, an unbroken one, and a full name over an abbreviated one. */
function isBetter(one: NameFound, other: NameFound): boolean {
  if (!covers(one, other))
    return overlap(one, other) && !covers(other, one) && other.isBroken && !one.isBroken
  if (one.end - one.start > other.end - other.start) return true
  return one.id !== other.id && one.isFull && !other.isFull
}

function covers(one: NameFound, other: NameFound): boolean {
  return one.start <= other.start && one.end >= other.end
}

function isEdge(gap: number | undefined): boolean {
  return gap === GAPS.break || gap === GAPS.line || gap === GAPS.joint
}

function isBroken(inside: Uint8Array): boolean {
  return inside.includes(GAPS.line) || inside.includes(GAPS.joint)
}

function wordBefore(start: number, { text, gaps }: Letters): string {
  let from = start
  do from -= 1
  while (from > 0 && gaps[from] === GAPS.none)
  return text.slice(Math.max(from, 0), start)
}

function waysToWrite({ id, firstName, lastName }: Named): [Way, string][] {
  const written = `${firstName.trim()}|${lastName.trim()}`.normalize('NFC').toLowerCase()
  const last = lettersOf(lastName).text
  const whole = lettersOf(firstName).text
  const short = firstWordOf(firstName)
  // An initial alone does not identify anyone.
  const firsts = short.length > 1 && short !== whole ? [whole, short] : [whole]
  return firsts.flatMap((first): [Way, string][] => {
    const way = { id, written, isFull: first === whole, isLastFirst: false }
    if (first === '') return [[{ ...way, isLastFirst: true }, last]]
    if (last === '') return [[way, first]]
    return [
      [way, first + last],
      [{ ...way, isLastFirst: true }, last + first],
    ]
  })
}

function firstWordOf(name: string): string {
  const { text, gaps } = lettersOf(name)
  const end = gaps.findIndex((gap, index) => index > 0 && gap !== GAPS.none)
  return text.slice(0, end)
}
