/** Long enough for somebody to be told, and over by itself once it is mended. */
const REMEMBERED_MS = 24 * 60 * 60_000

// Not the time of day, which may jump.
let seenAt = Number.NEGATIVE_INFINITY

/** Somebody asked for a page of the database or a document that is damaged or gone. */
export function noteDamage(): void {
  seenAt = performance.now()
}

export function isDamageKnown(): boolean {
  return performance.now() - seenAt < REMEMBERED_MS
}
