/** The office and the law are in Germany, whatever the machine's time zone. */
const OFFICE_TIME_ZONE = 'Europe/Berlin'

/** Swedish dates are ISO 8601. */
const germanDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: OFFICE_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Besides `today`, the only reader of the system clock. */
export function now(): Date {
  return new Date()
}

const HOUR_MS = 3_600_000
let thisHour = { hour: Number.NaN, day: '' }

/** Today's date in Germany, `YYYY-MM-DD`, worked out once an hour: days begin on the hour of UTC. */
export function today(): string {
  const at = now()
  const hour = Math.floor(at.getTime() / HOUR_MS)
  if (thisHour.hour !== hour) thisHour = { hour, day: dayOf(at) }
  return thisHour.day
}

/** An instant's date in Germany, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return germanDay.format(instant)
}
