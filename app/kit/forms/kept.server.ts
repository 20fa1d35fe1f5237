import { randomBytes } from 'node:crypto'
import { now } from '~/clock.server'

const KEY_BYTES = 16

interface Kept {
  /** JSON takes a fraction of the memory that parsed values do. */
  text: string
  place: string
  until: number
}

/**
 * Keeps posted forms in memory, so that the page that shows one again has its own address. Never on disk, as
 * they may contain anything. Values are plain data, found only from the same place; the oldest are dropped
 * beyond `most` characters in total.
 */
export function createKept<Value>({ ms, most }: { ms: number; most: number }) {
  const kept = new Map<string, Kept>()
  let size = 0
  function drop(key: string): void {
    size -= kept.get(key)?.text.length ?? 0
    kept.delete(key)
  }
  return {
    /** Returns its key. */
    keep(place: string, value: Value): string {
      const key = randomBytes(KEY_BYTES).toString('base64url')
      const entry = { text: JSON.stringify(value), place, until: now().getTime() + ms }
      kept.set(key, entry)
      size += entry.text.length
      for (const [oldest, { until }] of kept) {
        if (size <= most && until > now().getTime()) break
        drop(oldest)
      }
      return key
    },
    find(place: string, key: string): Value | undefined {
      const found = kept.get(key)
      return found && found.place === place && found.until > now().getTime()
        ? JSON.parse(found.text)
        : undefined
    },
  }
}
