const KEPT_MS = 5 * 60_000

const kept = new Map<string, { codes: string[]; until: number }>()

/**
 * Keeps recovery codes for the next page of a session. They are only in memory: the database has their
 * hashes, and a cookie would send them back and forth.
 */
export function showOnce(tokenHash: string, codes: string[], atMs: number): void {
  for (const [key, { until }] of kept) if (until <= atMs) kept.delete(key)
  kept.set(tokenHash, { codes, until: atMs + KEPT_MS })
}

export function hasShownOnce(tokenHash: string, atMs: number): boolean {
  return (kept.get(tokenHash)?.until ?? 0) > atMs
}

/** Returns a session's codes, once. */
export function takeShownOnce(tokenHash: string, atMs: number): string[] | undefined {
  const codes = hasShownOnce(tokenHash, atMs) ? kept.get(tokenHash)?.codes : undefined
  kept.delete(tokenHash)
  return codes
}
