const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How long one backup of each hour, day and month is kept. */
const HOURLY_MS = 24 * HOUR_MS
const DAILY_MS = 30 * DAY_MS
const MONTHS = 12
/** Kept however old: a clock that jumps ahead for an hour must not delete everything. */
const NEWEST = 24
/** Made by hand, for instance before an import: all are kept for a day, then as the others. */
export const BY_HAND = 'zahltag-by-hand'
/** Made before an upgrade. */
const NAMED_MS = 30 * DAY_MS

interface Made {
  /** Made at, an instant. */
  at: string
  /** `zahltag`, or another reason for making it. */
  name: string
}

/**
 * The backups no longer needed. Kept are the newest of each hour for a day, of each day for thirty, of each month for
 * twelve; those made by hand for a day, and those before an upgrade for thirty days. The newest 24 are never too old,
 * though they may be too many of one hour.
 */
export function surplusOf<Backup extends Made>(backups: readonly Backup[], at: Date): Backup[] {
  const newestFirst = [...backups].sort((one, other) => (one.at < other.at ? 1 : -1))
  const taken = new Set<string>()
  return newestFirst.filter((backup, place) => {
    const slot = slotOf(backup, at)
    if (slot === undefined) return place >= (isRegular(backup) ? NEWEST : 1)
    if (taken.has(slot)) return true
    taken.add(slot)
    return false
  })
}

/** The hour, day or month that a backup counts for; undefined if it is too old. */
function slotOf({ at: made, name }: Made, at: Date): string | undefined {
  const age = at.getTime() - Date.parse(made)
  if (!isRegular({ name })) return age <= NAMED_MS ? `${name} ${made}` : undefined
  if (name === BY_HAND && age <= HOURLY_MS) return `${name} ${made}`
  if (age <= HOURLY_MS) return made.slice(0, 13)
  if (age <= DAILY_MS) return made.slice(0, 10)
  const months =
    (at.getUTCFullYear() - Number(made.slice(0, 4))) * 12 + at.getUTCMonth() + 1 - Number(made.slice(5, 7))
  return months <= MONTHS ? made.slice(0, 7) : undefined
}

/** Hourly or made by hand, but not before an upgrade. */
export function isRegular({ name }: Pick<Made, 'name'>): boolean {
  return name === 'zahltag' || name === BY_HAND
}
