/** Long enough to be noticed; ends by itself after a repair. */
const REMEMBERED_MS = 24 * 60 * 60_000

// Monotonic, as the time of day may jump.
let seenAt = Number.NEGATIVE_INFINITY

export function noteDamage(): void {
  seenAt = performance.now()
}

export function isDamageKnown(): boolean {
  return performance.now() - seenAt < REMEMBERED_MS
}
