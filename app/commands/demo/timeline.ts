import {
  addDays,
  type DateText,
  type Instant,
  type MonthText,
  monthOf,
  shiftMonth,
} from '~/domain/values/calendar'
import type { When } from './story'

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
  /** The day of the story, and the working day on which it happens. */
  told: DateText
  on: DateText
  run: (moment: Moment) => Promise<unknown>
}

/** The demo's history, told in any order and then replayed day by day up to the clock. */
export interface Timeline {
  clock: DemoClock
  /** On a day, or today if it is still to come. */
  by(on: DateText, run: Event['run']): void
  /** On a day, if it has come. */
  on(on: DateText, run: Event['run']): void
  /** The day or the next working day, at most today. */
  workingDay(on: DateText): DateText
  /** The month `offset` months from the clock's. */
  month(offset: number): MonthText
  /** The date of a day of the story, which may count from another month than the clock's. */
  date(when: When, offset?: number): DateText
  /** Replays everything in order. */
  live(): Promise<void>
}

/** Public holidays everywhere in Germany whose date is fixed, as month and day. */
const HOLIDAYS = ['01-01', '05-01', '10-03', '12-25', '12-26']

/** Office hours in winter, UTC; things of a day happen some minutes apart, in the order they were told. */
const FIRST_MINUTE = 7 * 60 + 12
const MINUTES_APART = 3

export function createTimeline(clock: DemoClock): Timeline {
  const events: Event[] = []
  function month(offset: number): MonthText {
    return shiftMonth(monthOf(clock.today), offset)
  }
  function workingDay(on: DateText): DateText {
    const next = nextWorkingDay(on)
    return on <= clock.today && next > clock.today ? clock.today : next
  }
  function tell(told: DateText, run: Event['run']): void {
    events.push({ told, on: workingDay(told), run })
  }
  return {
    clock,
    by: (on, run) => tell(on < clock.today ? on : clock.today, run),
    on: (on, run) => (on <= clock.today ? tell(on, run) : undefined),
    workingDay,
    month,
    date(when, offset = 0) {
      const [first = 0, day] = (when.match(/[+-]?\d+/g) ?? []).map(Number)
      // The 30th of February is in March.
      return day === undefined ? addDays(clock.today, first) : addDays(`${month(offset + first)}-01`, day - 1)
    },
    async live() {
      const perDay = new Map<DateText, number>()
      for (const { on, run } of events.toSorted((a, b) => a.told.localeCompare(b.told))) {
        const count = perDay.get(on) ?? 0
        perDay.set(on, count + 1)
        await run({ at: instantOf(on, FIRST_MINUTE + count * MINUTES_APART, clock), today: on })
      }
    },
  }
}

function nextWorkingDay(on: DateText): DateText {
  const weekday = new Date(`${on}T00:00:00Z`).getUTCDay()
  const isFree = weekday === 0 || weekday === 6 || HOLIDAYS.includes(on.slice(5))
  return isFree ? nextWorkingDay(addDays(on, 1)) : on
}

function instantOf(on: DateText, minute: number, clock: DemoClock): Instant {
  const at = new Date(Date.parse(`${on}T00:00:00Z`) + minute * 60_000).toISOString()
  return at < clock.at ? at : clock.at
}
