const MINUTE_MS = 60_000
const FIRST_MS = MINUTE_MS
export const LONGEST_RETRY_MS = 6 * 60 * MINUTE_MS
export const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS

/** Delay after so many failed attempts: a minute, then doubling up to six hours. Undefined once three days would be over. */
export function retryAfter(attempts: number): number | undefined {
  let waited = 0
  let delay = FIRST_MS
  for (let attempt = 1; attempt <= attempts; attempt++) {
    delay = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS)
    waited += delay
  }
  return waited <= GIVE_UP_MS ? delay : undefined
}
