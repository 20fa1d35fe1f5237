import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleOfMonth } from '~/kit/title'
import { bookingsData } from './bookings.server'
import { BookingsPage } from './bookings-page'

export const handle = {
  access: 'see_sensitive',
  title: (texts, data, language) => titleOfMonth(texts.payrollBooks.title, data, language, 'month'),
} satisfies RouteHandle

export function loader({ scope, params: { month } }: Args<typeof handle, 'month'>) {
  return bookingsData(scope, month)
}

export default function PayrollBookings() {
  return <BookingsPage {...useLoaderData<typeof loader>()} />
}
