import type { Cents } from '../../values/money'
import type { DayPart, Way } from './day-part'

/** What a statement that is known has of a day. */
export interface KnownPart extends DayPart {
  id: string
  entries: { id: string; kind: string; cents: number; says: string }[]
}

/** Where another statement overlaps with one: how many it has there of each kind and of each amount. */
export interface Overlap {
  /** However they lie. */
  sure: Map<string | Cents, number>
  /** At most. */
  most: Map<string | Cents, number>
}

/** However they lie. */
export function surelyIn({ entries }: KnownPart, ways: readonly Way[]): string[] {
  if (ways.length === 0) return []
  const isSure = (at: number) =>
    ways.every(({ from, to, unsure }) => at >= from && at < to && !unsure?.has(entries[at]?.cents ?? 0))
  return entries.filter((_, at) => isSure(at)).map(({ id }) => id)
}

export function overlapOf({ entries }: KnownPart, ways: readonly Way[]): Overlap {
  const [first = new Map<string | Cents, number>(), ...more] = ways.map(({ from, to }) =>
    countsOf(entries.slice(from, to).flatMap(({ kind, cents }) => [kind, cents])),
  )
  const [sure, most] = [new Map(first), new Map(first)]
  for (const counts of more) {
    for (const [of, count] of sure) sure.set(of, Math.min(count, counts.get(of) ?? 0))
    for (const [of, count] of counts) most.set(of, Math.max(count, most.get(of) ?? 0))
  }
  for (const { kind, cents } of entries)
    if (ways.some(({ unsure }) => unsure?.has(cents))) for (const of of [kind, cents]) sure.set(of, 0)
  return { sure, most }
}

function countsOf<One>(all: readonly One[]): Map<One, number> {
  const counts = new Map<One, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
