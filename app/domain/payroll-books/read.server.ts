import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { type CountedMonth, readCountedMonth } from '../payroll-reports/read.server'
import type { MonthText } from '../values/calendar'
import type { AccountMap } from './accounts'
import { type Bookings, bookingsOf } from './bookings'
import { readAccountMap } from './map.server'

export interface BookedMonth extends Omit<CountedMonth, 'counted'>, Bookings {
  map: AccountMap
}

/** How a payroll month is booked, read from frozen payslips. */
export async function readBookings(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  month: MonthText,
): Promise<BookedMonth> {
  const map = await readAccountMap(reader, scope)
  const { counted, ...read } = await readCountedMonth(reader, vault, scope, month)
  return { ...read, ...bookingsOf(counted, map), map }
}
