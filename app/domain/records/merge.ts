import type { Instant } from '../values/calendar'

export type Value = string | number | null
export type Values = Record<string, Value>

/** A change made after a form was. */
export interface LaterChange {
  at: Instant
  actor: string
  /** What the changed fields held before it. */
  before: Values
}

interface Sides {
  stored: Values
  /** What the form says. */
  entered: Values
  /** All that changed since the form was made, the oldest first; undefined where that is not known. */
  later: readonly LaterChange[] | undefined
  /** Fields whose old value the audit does not tell. */
  secrets: readonly string[]
}

interface Merged {
  /** To be written: this side alone changed them. */
  changed: string[]
  /** To be left alone: the other side alone changed them. */
  untouched: string[]
  /** Both sides changed them, to different values. */
  conflicting: string[]
}

/**
 * A form sends all its fields, whether they were touched or not. What it showed when it was made tells them apart.
 * Where that is not known, two different values are a conflict: asking once too often loses nothing.
 */
export function merge({ stored, entered, later, secrets }: Sides): Merged {
  function sideOf(field: string): keyof Merged {
    if (!later) return 'conflicting'
    const first = later.find(({ before }) => field in before)
    if (!first) return 'changed'
    if (secrets.includes(field)) return 'conflicting'
    const shown = first.before[field]
    if (shown === stored[field]) return 'changed'
    return shown === entered[field] ? 'untouched' : 'conflicting'
  }

  const merged: Merged = { changed: [], untouched: [], conflicting: [] }
  for (const field of Object.keys(entered)) {
    if (entered[field] !== stored[field]) merged[sideOf(field)].push(field)
  }
  return merged
}
