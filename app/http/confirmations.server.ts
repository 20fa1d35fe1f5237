import { now } from '~/clock.server'

/** A confirmation is shown once after sending the form, not at the page's next visit. */
const SHOWN_MS = 5 * 60_000
const MOST_KEPT = 5000

const shownUntil = new Map<string, number>()

/** Lets the page at the path confirm for a while what was saved. */
export function confirm(path: string, what: string): void {
  const name = nameOf(path, what)
  // Set again, so that the oldest always comes first.
  shownUntil.delete(name)
  shownUntil.set(name, now().getTime() + SHOWN_MS)
  for (const oldest of shownUntil.keys()) {
    if (shownUntil.size <= MOST_KEPT) break
    shownUntil.delete(oldest)
  }
}

/** Whether something was saved that the page at the path still confirms. */
export function isConfirmed(path: string, what: string): boolean {
  return (shownUntil.get(nameOf(path, what)) ?? 0) > now().getTime()
}

function nameOf(path: string, what: string): string {
  return `${path} ${what}`
}
