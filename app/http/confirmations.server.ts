import { now } from '~/clock.server'

/** A confirmation is shown once after the form was sent, not on later visits. */
const SHOWN_MS = 5 * 60_000
const MOST_KEPT = 5000

const shownUntil = new Map<string, number>()

export function confirm(path: string, what: string): void {
  const name = nameOf(path, what)
  // Inserted again, so that the map stays ordered by age.
  shownUntil.delete(name)
  shownUntil.set(name, now().getTime() + SHOWN_MS)
  for (const oldest of shownUntil.keys()) {
    if (shownUntil.size <= MOST_KEPT) break
    shownUntil.delete(oldest)
  }
}

export function isConfirmed(path: string, what: string): boolean {
  return (shownUntil.get(nameOf(path, what)) ?? 0) > now().getTime()
}

function nameOf(path: string, what: string): string {
  return `${path} ${what}`
}
