import type { Trx } from '../../kernel/house'
import type { Scope } from '../../kernel/scope'
import type { Vault } from '../../kernel/vault'
import { inSteps, yieldToLoop } from '../../kernel/yield-to-loop'
import type { DateText } from '../../values/calendar'
import { type Compared, copyLikeness, likenessOf, readAs, type Sameness } from '../same-booking'
import type { Family, StatementEntry } from '../statement'
import { addTo, type Pair, pairing } from './best-pairs'
import { type Among, type ComparedEntry, comparedOf, listOthers } from './compared-entries.server'

/** Days are read together until they have as many entries. */
const ENTRIES_A_RANGE = 200
const KEYS_A_STEP = 100
const COMPARED_A_STEP = 1000

export interface SoughtEntry {
  /** Where it stands in its statement. */
  at: number
  entry: StatementEntry
}

export interface FoundBooking {
  id: string
  sameness: Exclude<Sameness, 'other'>
}

interface Asked {
  accountId: string
  family: Family
  entries: readonly SoughtEntry[]
  /** Whether an entry is none of the statement's that are sought. */
  cannotBe: (id: string, day: DateText) => boolean
  /** Whether the statement has all of a day. */
  isWhole: (day: DateText) => boolean
  among: Among
}

/** What only files of other families have, for each entry that it may be; each is found once, what is doubtful itself last. Read a few days at a time. */
export async function findInOtherFormats(
  trx: Trx,
  vault: Vault,
  scope: Scope,
  { accountId, family, entries, cannotBe, isWhole, among }: Asked,
): Promise<ReadonlyMap<number, FoundBooking>> {
  const found = new Map<number, FoundBooking>()
  for (const some of rangesOf(entries)) {
    const days = { first: some[0]?.entry.bookedOn ?? '', last: some.at(-1)?.entry.bookedOn ?? '' }
    const known = (await listOthers(trx, scope, { accountId, family, among, ...days })).filter(
      ({ id, bookedOn }) => !cannotBe(id, bookedOn),
    )
    if (known.length === 0) continue
    const compared = some.map(({ at, entry }) => ({ at, ...comparedOf(vault, scope, entry) }))
    for (const [at, one] of await pairsOf(compared, known, { isWhole, among })) found.set(at, one)
    await yieldToLoop()
  }
  return found
}

function rangesOf(entries: readonly SoughtEntry[]): SoughtEntry[][] {
  const byDay = [...entries].sort((one, other) => compareDays(one.entry.bookedOn, other.entry.bookedOn))
  const ranges: SoughtEntry[][] = []
  for (const one of byDay) {
    const range = ranges.at(-1)
    const isNewDay = range?.at(-1)?.entry.bookedOn !== one.entry.bookedOn
    if (!range || (isNewDay && range.length >= ENTRIES_A_RANGE)) ranges.push([one])
    else range.push(one)
  }
  return ranges
}

/** Many times as fast as by the rules of a language. */
function compareDays(one: DateText, other: DateText): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

async function pairsOf(
  sought: readonly (Omit<ComparedEntry, 'id'> & { at: number })[],
  known: readonly ComparedEntry[],
  asked: Pick<Asked, 'isWhole' | 'among'>,
): Promise<Map<number, FoundBooking>> {
  const found = new Map<number, FoundBooking>()
  const knownByKey = byKeyOf(known)
  for (const [index, [key, own]] of [...byKeyOf(sought)].entries()) {
    if (index % KEYS_A_STEP === KEYS_A_STEP - 1) await yieldToLoop()
    const others = knownByKey.get(key) ?? []
    const pairs = await inSteps(comparing(own, others, asked))
    for (const { one, other, isSure } of await inSteps(pairing(pairs)))
      found.set(own[one]?.at ?? -1, { id: others[other]?.id ?? '', sameness: isSure ? 'same' : 'maybe' })
  }
  return found
}

function* comparing(
  own: readonly Compared[],
  others: readonly ComparedEntry[],
  { isWhole, among }: Pick<Asked, 'isWhole' | 'among'>,
): Generator<void, Pair[]> {
  const pairs: Pair[] = []
  const likeness = among === 'renumbered' ? copyLikeness : likenessOf
  for (const [one, now] of own.entries())
    for (const [other, candidate] of others.entries()) {
      if ((one * others.length + other) % COMPARED_A_STEP === COMPARED_A_STEP - 1) yield
      const entry = candidate.isEarlier ? readAs(now, candidate) : now
      const { sameness, score } = likeness(entry, candidate)
      const isSure =
        sameness === 'same' || (candidate.isEarlier && isReadOtherwise(entry, candidate, isWhole))
      if (sameness !== 'other') pairs.push({ one, other, isSure, score })
    }
  return pairs
}

/** A file like the one that an entry was kept from has it again on a whole day; on others, what says as much is one too. */
function isReadOtherwise(entry: Compared, known: ComparedEntry, isWhole: Asked['isWhole']): boolean {
  return isWhole(known.bookedOn) || (entry.text === known.text && isWithin(entry.name, known.name))
}

function isWithin(words: readonly string[], wider: readonly string[]): boolean {
  if (words.length === 0) return wider.length === 0
  return words.every((word) => wider.some((wide) => wide.startsWith(word)))
}

function byKeyOf<One extends Pick<ComparedEntry, 'bookedOn' | 'cents'>>(
  all: readonly One[],
): Map<string, One[]> {
  const byKey = new Map<string, One[]>()
  for (const one of all) addTo(byKey, keyOf(one), one)
  return byKey
}

function keyOf({ bookedOn, cents }: Pick<ComparedEntry, 'bookedOn' | 'cents'>): string {
  return `${bookedOn} ${cents}`
}
