const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** For how long one of each hour, each day and each month is kept. */
const HOURLY_MS = 24 * HOUR_MS
const DAILY_MS = 30 * DAY_MS
const MONTHS = 12
/** Too old by the clock or not: a clock that jumps ahead for an hour must not cost all that there are. */
const NEWEST = 24
/** What people make, as before an import: for a day all of them, then like the others. */
export const BY_HAND = 'zahltag-by-hand'
/** Those from before an upgrade. */
const NAMED_MS = 30 * DAY_MS

interface Made {
  /** When it was made: an instant. */
  at: string
  /** `zahltag`, or what else it was made for. */
  name: string
}

/**
 * The backups that are no longer needed: kept are the newest of each hour for a day, of each day for thirty, of each
 * month for twelve, what people made for a day, and what was made before an upgrade for thirty days. The newest 24 are
 * never too old, though of an hour there may be one too many.
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

/** The hour, day or month that a backup stands for; undefined for one that is too old. */
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

/** Whether it is one of the hourly ones or a person's, and not from before an upgrade. */
export function isRegular({ name }: Pick<Made, 'name'>): boolean {
  return name === 'zahltag' || name === BY_HAND
}
