/** Where "today" is decided: the office and the law are in Germany, whatever the machine's zone. */
const ZONE = 'Europe/Berlin'

/** Swedes write dates as ISO 8601 does. */
const germanDay = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The instant of the call. The only reader of the system clock besides `today`. */
export function now(): Date {
  return new Date()
}

/** The calendar date of the call, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(now())
}

/** The calendar date of an instant in Germany, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return germanDay.format(instant)
}
