import { daysOfMonth, type Instant, type MonthText } from '../values/calendar'
import type { AccountMap } from './accounts'
import type { Booking, Bookings } from './bookings'

/** What DATEV's Buchungsstapel says of a payroll month: each booking against the clearing account. */
export interface Batch {
  month: MonthText
  at: Instant
  /** `03` or `04`. */
  chart: string
  consultant: string
  client: string
  /** First day of the business year that the month is in. */
  yearFrom: string
  accountLength: number
  from: string
  to: string
  clearing: string
  bookings: (Booking & { text: string })[]
}

/** Why no batch can be made. */
export type BatchObstacle = 'accounts' | 'account_length' | 'consultant' | 'client' | 'clearing' | 'nothing'

const SHORTEST = 4
const LONGEST = 8

export function obstaclesOf({ bookings, missing }: Bookings, map: AccountMap): BatchObstacle[] {
  const used = [map.accounts.clearing, ...bookings.map(({ account }) => account)].filter(Boolean)
  const lengths = new Set(used.map((account) => account.length))
  const hasClearingTwice = bookings.some(({ account }) => account !== '' && account === map.accounts.clearing)
  const found: (BatchObstacle | false)[] = [
    bookings.length === 0 && 'nothing',
    missing.length > 0 && 'accounts',
    (lengths.size > 1 || used.some(({ length }) => length < SHORTEST || length > LONGEST)) &&
      'account_length',
    hasClearingTwice && 'clearing',
    map.consultant === '' && 'consultant',
    map.client === '' && 'client',
  ]
  return found.filter((obstacle) => obstacle !== false)
}

interface Asked {
  month: MonthText
  at: Instant
  textOf: (booking: Booking) => string
}

/** Only without obstacles. */
export function batchOf({ bookings }: Bookings, map: AccountMap, { textOf, ...asked }: Asked): Batch {
  const { first, last } = daysOfMonth(asked.month)
  const year = Number(asked.month.slice(0, 4))
  const begins = asked.month.slice(5) >= map.yearBegins ? year : year - 1
  return {
    ...asked,
    chart: map.chart.slice(-2),
    consultant: map.consultant,
    client: map.client,
    yearFrom: `${begins}-${map.yearBegins}-01`,
    accountLength: map.accounts.clearing.length,
    from: first,
    to: last,
    clearing: map.accounts.clearing,
    bookings: bookings.map((booking) => ({ ...booking, text: textOf(booking) })),
  }
}
