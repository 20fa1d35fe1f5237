import { addDays, addMonths, type DateText, type Instant, type MonthText, monthOf } from '~/domain/calendar'

/** When the demo ends: nothing in it happens later. */
export interface DemoClock {
  at: Instant
  today: DateText
}

/** The moment at which something in the demo happens. */
export interface Moment {
  at: Instant
  today: DateText
}

interface Event {
  on: DateText
  minute: number
  run: (moment: Moment) => Promise<unknown>
}

/** The demo's history: told in any order, lived through day by day up to the clock. */
export interface Timeline {
  clock: DemoClock
  /** On a day; on the clock's own where that day has not come yet. */
  by(on: DateText, run: Event['run']): void
  /** On a day, and not at all where that day has not come yet. */
  on(on: DateText, run: Event['run']): void
  /** The month `offset` months from the clock's. */
  month(offset: number): MonthText
  /** The day `offset` days from the clock's. */
  day(offset: number): DateText
  /** Lets everything happen, one after another. */
  live(): Promise<void>
}

/** Office hours in winter, UTC; things of a day happen some minutes apart, in the order they were told. */
const FIRST_MINUTE = 7 * 60 + 12
const MINUTES_APART = 3

/** An empty history. */
export function createTimeline(clock: DemoClock): Timeline {
  const events: Event[] = []
  const perDay = new Map<DateText, number>()
  function tell(on: DateText, run: Event['run']): void {
    const count = perDay.get(on) ?? 0
    perDay.set(on, count + 1)
    events.push({ on, minute: FIRST_MINUTE + count * MINUTES_APART, run })
  }
  return {
    clock,
    by: (on, run) => tell(on < clock.today ? on : clock.today, run),
    on: (on, run) => (on <= clock.today ? tell(on, run) : undefined),
    month: (offset) => monthOf(addMonths(`${monthOf(clock.today)}-01`, offset)),
    day: (offset) => addDays(clock.today, offset),
    async live() {
      const inOrder = events.toSorted((a, b) => a.on.localeCompare(b.on) || a.minute - b.minute)
      for (const event of inOrder) await event.run({ at: instantOf(event, clock), today: event.on })
    },
  }
}

function instantOf({ on, minute }: Event, clock: DemoClock): Instant {
  const at = new Date(Date.parse(`${on}T00:00:00Z`) + minute * 60_000).toISOString()
  return at < clock.at ? at : clock.at
}
