const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** For how long one of each hour, each day and each month is kept. */
const HOURLY_MS = 24 * HOUR_MS
const DAILY_MS = 30 * DAY_MS
const MONTHS = 12
/** Too old by the clock or not: a clock that jumps ahead for an hour must not cost all that there are. */
const NEWEST = 24
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
 * month for twelve, and what was made before an upgrade for thirty days. The newest 24 are never too old.
 */
export function surplusOf<Backup extends Made>(backups: readonly Backup[], at: Date): Backup[] {
  const newestFirst = [...backups].sort((one, other) => (one.at < other.at ? 1 : -1))
  const taken = new Set<string>()
  return newestFirst.filter((backup, place) => {
    const slot = slotOf(backup, at)
    if (slot === undefined) return place >= (backup.name === 'zahltag' ? NEWEST : 1)
    if (taken.has(slot)) return true
    taken.add(slot)
    return false
  })
}

/** The hour, day or month that a backup stands for; undefined for one that is too old. */
function slotOf({ at: made, name }: Made, at: Date): string | undefined {
  const age = at.getTime() - Date.parse(made)
  if (name !== 'zahltag') return age <= NAMED_MS ? `${name} ${made}` : undefined
  if (age <= HOURLY_MS) return made.slice(0, 13)
  if (age <= DAILY_MS) return made.slice(0, 10)
  const months =
    (at.getUTCFullYear() - Number(made.slice(0, 4))) * 12 + at.getUTCMonth() + 1 - Number(made.slice(5, 7))
  return months <= MONTHS ? made.slice(0, 7) : undefined
}
