import type { DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'

interface Doubt {
  id: string
  otherId: string
  bookedOn: DateText
  cents: Cents
}

interface Sorted {
  id: string
  fresh?: { entry: { bookedOn: DateText; cents: Cents } }
}

/**
 * Doubtful entries that a statement shows to be the ones they may be: it must have both, has one of them, and nothing of
 * that day and amount that was not known before.
 */
export function doublesAmong<One extends Doubt>(
  doubts: readonly One[],
  sorted: readonly Sorted[],
  isWithin: (doubt: One) => boolean,
): { entryId: string; otherId: string }[] {
  if (doubts.length === 0) return []
  const had = new Set(sorted.map(({ id }) => id))
  const fresh = new Set(sorted.flatMap(({ fresh }) => (fresh ? keyOf(fresh.entry) : [])))
  return doubts
    .filter(
      (doubt) => had.has(doubt.otherId) && !had.has(doubt.id) && isWithin(doubt) && !fresh.has(keyOf(doubt)),
    )
    .map(({ id, otherId }) => ({ entryId: id, otherId }))
}

function keyOf({ bookedOn, cents }: { bookedOn: DateText; cents: Cents }): string {
  return `${bookedOn} ${cents}`
}
