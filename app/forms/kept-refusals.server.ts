import { randomBytes } from 'node:crypto'
import { now } from '~/clock.server'
import type { Refusal } from './faults'

/** Long enough to correct a form, or to look elsewhere and come back. */
const KEPT_MS = 30 * 60_000
/** In characters, over all forms; a form has at most 64 Ki. */
const MOST_KEPT = 8 * 1024 * 1024
const KEY_BYTES = 16

/** A refused form, with what its page needs to show it again. */
export interface RefusedForm {
  /** Which of the page's forms it is, where there are several. */
  form?: string
  refusal: Refusal
  /** The seconds to wait, where there were too many. */
  wait: number
  /** Where it is not 422; 200 where nothing is wrong and the form goes on with other fields. */
  status?: 200 | 409 | 413
  /** The field to go on with. */
  at?: string
}

interface Kept {
  refused: RefusedForm
  place: string
  size: number
  until: number
}

const kept = new Map<string, Kept>()
let size = 0

/**
 * Keeps a refused form in memory, so that the page that shows it again has an address of its own. Never on disk: a
 * form may hold an IBAN. Returns its key, which counts for the place alone.
 */
export function keepRefusal(place: string, refused: RefusedForm): string {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const entry = { refused, place, size: JSON.stringify(refused).length, until: now().getTime() + KEPT_MS }
  kept.set(key, entry)
  size += entry.size
  for (const [oldest, { until }] of kept) {
    if (size <= MOST_KEPT && until > now().getTime()) break
    drop(oldest)
  }
  return key
}

/** What was kept under the key for the place, while it is kept. */
export function findRefusal(place: string, key: string): RefusedForm | undefined {
  const found = kept.get(key)
  return found && found.place === place && found.until > now().getTime() ? found.refused : undefined
}

function drop(key: string): void {
  size -= kept.get(key)?.size ?? 0
  kept.delete(key)
}
