import { Temporal } from 'temporal-polyfill'

/** Where "today" is decided: the office and the law are in Germany, whatever the machine's zone. */
const ZONE = 'Europe/Berlin'

/** The instant of the call. The only reader of the system clock besides `today`. */
export function now(): Date {
  return new Date()
}

/** The calendar date of the call, `YYYY-MM-DD`. */
export function today(zone: string = ZONE): string {
  return Temporal.Instant.fromEpochMilliseconds(Date.now()).toZonedDateTimeISO(zone).toPlainDate().toString()
}
