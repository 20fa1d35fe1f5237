import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { obstaclesOf } from '~/domain/payroll-books/batch'
import { readBookings } from '~/domain/payroll-books/read.server'
import { isMonth, type MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'

export type BookingsData = Awaited<ReturnType<typeof bookingsData>>

export async function bookingsData(scope: OfficeScope, monthText: string) {
  const read = await readBookings(house, scope, monthIn(monthText))
  const { month, isClosed, bookings, debitCents, creditCents, missing, uncalculated, map } = read
  return {
    ...{ month, isClosed, bookings, debitCents, creditCents, missing },
    obstacles: obstaclesOf(read, map),
    clearing: map.accounts.clearing,
    uncalculated: uncalculated.map(({ employee }) => `${employee.lastName}, ${employee.firstName}`),
  }
}

export function monthIn(text: string): MonthText {
  if (!isMonth(text)) throw new NotFound()
  return text
}
