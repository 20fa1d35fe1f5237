/** What nobody came to see in this time is forgotten. */
const KEPT_MS = 5 * 60_000

const kept = new Map<string, { codes: string[]; until: number }>()

/**
 * Keeps recovery codes for the next page of a session, which shows them. They lie in memory alone: the database
 * knows their hashes, and a cookie would carry them to and fro.
 */
export function keepToShow(tokenHash: string, codes: string[], atMs: number): void {
  for (const [key, { until }] of kept) if (until <= atMs) kept.delete(key)
  kept.set(tokenHash, { codes, until: atMs + KEPT_MS })
}

/** Whether a session's page has codes to show. */
export function hasToShow(tokenHash: string, atMs: number): boolean {
  return (kept.get(tokenHash)?.until ?? 0) > atMs
}

/** Gives the codes of a session out, once. */
export function takeToShow(tokenHash: string, atMs: number): string[] | undefined {
  const codes = hasToShow(tokenHash, atMs) ? kept.get(tokenHash)?.codes : undefined
  kept.delete(tokenHash)
  return codes
}
