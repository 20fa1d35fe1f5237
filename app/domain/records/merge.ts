import type { Instant } from '../values/calendar'

export type Value = string | number | null
export type Values = Record<string, Value>

export interface LaterChange {
  at: Instant
  actor: string
  before: Values
}

interface Sides {
  stored: Values
  entered: Values
  /** All changes since the form was rendered, oldest first; undefined if unknown. */
  later: readonly LaterChange[] | undefined
  /** Fields whose old value the audit does not store. */
  secrets: readonly string[]
}

interface Merged {
  /** Changed by this side only: write. */
  changed: string[]
  /** Changed by the other side only: leave. */
  untouched: string[]
  /** Changed by both sides to different values. */
  conflicting: string[]
}

/**
 * A form sends all its fields, touched or not; the values it was rendered with tell them apart. If those are unknown, any
 * two different values are a conflict: asking once too often loses nothing.
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
