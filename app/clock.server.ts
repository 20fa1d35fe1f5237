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

/** Today's date in Germany, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(now())
}

/** An instant's date in Germany, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return germanDay.format(instant)
}
