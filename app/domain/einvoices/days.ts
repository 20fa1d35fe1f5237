/** An existing date: `2026-02-31` is not. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** From format 102 (`20261122`); undefined if there is no such date. */
export function dayIn102(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  const dashed = `${year}-${month}-${day}`
  return isDay(dashed) ? dashed : undefined
}
