import { randomUUID } from 'node:crypto'
import type { Trx } from '../../kernel/house'
import type { OfficeScope } from '../../kernel/scope'
import type { Vault } from '../../kernel/vault'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import type { DateText } from '../../values/calendar'
import { sum } from '../../values/money'
import type { EntryToKeep } from '../entries.server'
import type { KeyedStatement } from '../statement'
import { doublesAmong } from './doubles-among'
import { type Doubt, listDoubts } from './doubts.server'
import { type KnownContent, readKnownContents } from './known-contents.server'
import { balanceBefore, type Chosen, type KnownOfDay, readKnownOfDay, WHOLE_DAY } from './known-of-day.server'
import { findInOtherFormats } from './other-formats.server'
import { type Answer, saidApart } from './said-before.server'

const ENTRIES_A_STEP = 500

/** An entry of a statement, by its place: one that is known, by another key too if there is an alias; or a new one. */
export interface SortedEntry {
  id: string
  alias?: string
  fresh?: EntryToKeep
}

export interface SortedOut {
  sorted: SortedEntry[]
  /** Of what was doubtful, what this statement shows to be one. */
  doubles: { entryId: string; otherId: string }[]
}

interface ToSortOut {
  statement: KeyedStatement
  accountId: string
  chain: ReadonlySet<string>
  /** What a person said when the statement was here before. */
  answers: readonly Answer[]
  /** Its bank numbers each download anew: only what is said counts, of earlier files too. */
  isNumberedAnew: boolean
}

/**
 * Which entries of a statement the account has already. Equal ones are the same as far as the statements that have them
 * may overlap with this one; where that cannot be known, the entry is new, and perhaps there twice.
 */
export async function sortOut(
  trx: Trx,
  vault: Vault,
  scope: OfficeScope,
  { statement, accountId, chain, answers, isNumberedAnew }: ToSortOut,
): Promise<SortedOut> {
  const { entries, family } = statement
  const counts = new Map<string, number>()
  for (const { content } of entries) counts.set(content, (counts.get(content) ?? 0) + 1)
  const known = await readKnownContents(trx, vault, scope, { accountId, counts })
  const apart = await saidApart(trx, scope, { accountId, answers, contents: [...known.values()] })
  for (const one of apart.size > 0 ? known.values() : []) one.ids = one.ids.filter((id) => !apart.has(id))
  const doubts = await doubtsOf(trx, scope, accountId, statement)
  const doubtful = new Set(doubts.map(({ id }) => id))
  for (const one of doubtful.size > 0 ? known.values() : []) one.ids = lastOf(one.ids, doubtful)
  const knownOn = knownByDay(trx, scope, { statement, accountId, chain, answers, isNumberedAnew, known })
  const equal = await findEqual(entries, known, knownOn)
  const used = new Set([...equal.values()].flatMap(({ id, isSure }) => (isSure ? id : [])))
  const edges = new Map<DateText, KnownOfDay>()
  for (const day of edgesOf(statement)) edges.set(day, await knownOn(day))
  const unknown = entries.flatMap((entry, at) => (equal.has(at) ? [] : { at, entry }))
  const asked = {
    ...{ accountId, family },
    cannotBe: (id: string, day: DateText) =>
      used.has(id) || apart.has(id) || edges.get(day)?.isApart(id) === true,
    isWhole: (day: DateText) => !edges.has(day),
  }
  const found = await findInOtherFormats(trx, vault, scope, {
    ...{ ...asked, entries: unknown, among: isNumberedAnew ? 'all' : 'others' },
  })
  const others = new Map<number, Chosen>()
  for (const [at, { id, sameness }] of found) {
    const taken = (edges.get(entries[at]?.bookedOn ?? '') ?? WHOLE_DAY).take(id)
    if (taken) others.set(at, { id, isSure: taken.isSure && sameness === 'same' })
  }
  const taken = new Set([...others.values()].map(({ id }) => id))
  const renumbered = await findRenumbered(trx, vault, scope, {
    ...asked,
    entries:
      isNumberedAnew || isReferenceKnown(entries, equal) ? [] : unknown.filter(({ at }) => !others.has(at)),
    cannotBe: (id, day) => taken.has(id) || asked.cannotBe(id, day),
  })
  for (const [at, one] of renumbered) others.set(at, one)
  const sorted = entries.map((entry, at): SortedEntry => {
    const found = equal.get(at)
    if (found?.isSure) return { id: found.id }
    const key = known.get(entry.content)?.takeKey() ?? ''
    const other = others.get(at)
    if (other?.isSure) return { id: other.id, alias: key }
    const id = randomUUID()
    return { id, fresh: { id, key, entry, maybeId: found?.id ?? other?.id ?? null } }
  })
  const isWithin = ({ id, bookedOn }: Doubt) => (edges.get(bookedOn) ?? WHOLE_DAY).isWithin(id)
  return { sorted, doubles: doublesAmong(doubts, sorted, isWithin) }
}

/** A bank whose references last has some of what it had before; where it has none, it may have numbered all of it anew. */
function isReferenceKnown(entries: KeyedStatement['entries'], equal: ReadonlyMap<number, Chosen>): boolean {
  return [...equal.keys()].some((at) => entries[at]?.reference !== null)
}

/** What says the same under another reference: a person knows whether it is. */
async function findRenumbered(
  trx: Trx,
  vault: Vault,
  scope: OfficeScope,
  { entries, ...asked }: Omit<Parameters<typeof findInOtherFormats>[3], 'among'>,
): Promise<[number, Chosen][]> {
  const referenced = entries.filter(({ entry }) => entry.reference !== null)
  const found = await findInOtherFormats(trx, vault, scope, {
    ...{ ...asked, entries: referenced, among: 'renumbered' },
  })
  return [...found].flatMap(([at, { id, sameness }]) =>
    sameness === 'same' ? [[at, { id, isSure: false }]] : [],
  )
}

async function doubtsOf(
  trx: Trx,
  scope: OfficeScope,
  accountId: string,
  statement: KeyedStatement,
): Promise<Doubt[]> {
  const [first, last = first] = edgesOf(statement)
  return first === undefined || last === undefined ? [] : listDoubts(trx, scope, { accountId, first, last })
}

/** Before what is doubtful, what is sure is taken. */
function lastOf(ids: readonly string[], doubtful: ReadonlySet<string>): string[] {
  return [...ids.filter((id) => !doubtful.has(id)), ...ids.filter((id) => doubtful.has(id))]
}

/** The known entry that says the same, by the place of each that has one. */
async function findEqual(
  entries: KeyedStatement['entries'],
  known: ReadonlyMap<string, KnownContent>,
  knownOn: (day: DateText) => Promise<KnownOfDay>,
): Promise<Map<number, Chosen>> {
  const places = new Map<string, number[]>()
  for (const [at, { content }] of entries.entries())
    if (known.get(content)?.ids.length) places.set(content, [...(places.get(content) ?? []), at])
  const found = new Map<number, Chosen>()
  for (const [content, all] of places) {
    const [first = 0] = all
    if (found.size % ENTRIES_A_STEP === ENTRIES_A_STEP - 1) await yieldToLoop()
    const day = await knownOn(entries[first]?.bookedOn ?? '')
    const chosen = day.choose(known.get(content)?.ids ?? [], all.length)
    for (const [index, one] of chosen.entries()) found.set(all[index] ?? first, one)
  }
  return found
}

/** A statement has the whole of the days between its first and last. */
function edgesOf({ entries }: KeyedStatement): DateText[] {
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  return [...new Set([days[0], days.at(-1)])].flatMap((day) => day ?? [])
}

interface Related extends ToSortOut {
  known: ReadonlyMap<string, KnownContent>
}

/** Reads each day once, when it is asked for. */
function knownByDay(
  trx: Trx,
  scope: OfficeScope,
  { statement, accountId, chain, known, isNumberedAnew }: Related,
) {
  const edges = edgesOf(statement)
  const kinds = new Map([...known].flatMap(([content, { ids }]) => ids.map((id) => [id, content] as const)))
  const read = new Map<DateText, Promise<KnownOfDay>>()
  return (day: DateText): Promise<KnownOfDay> => {
    const before = read.get(day)
    if (before) return before
    const knownOfDay = edges.includes(day)
      ? readKnownOfDay(trx, scope, {
          ...{ accountId, day, kinds, chain, isNumberedAnew },
          part: partOf(statement, day),
        })
      : Promise.resolve(WHOLE_DAY)
    read.set(day, knownOfDay)
    return knownOfDay
  }
}

function partOf(statement: KeyedStatement, day: DateText) {
  const { entries, opening, closing, family, sequence } = statement
  const [firstOn = null, lastOn = firstOn] = edgesOf(statement)
  const own = entries.filter(({ bookedOn }) => bookedOn === day)
  const ends = { opening: opening?.cents ?? null, closing: closing?.cents ?? null, firstOn, lastOn }
  return {
    ...{ sequence, family },
    before: balanceBefore(day, { ...ends, cents: sum(own.map(({ cents }) => cents)) }),
    entries: own.map(({ content, cents }) => ({ kind: content, cents })),
  }
}
