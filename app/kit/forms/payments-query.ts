import type { Place } from '~/domain/lists/paging'
import type { PaymentsQuery } from '~/domain/overviews/customer-payments.server'
import { paths } from '~/paths'
import { listQuery, place, rowId } from './list-query'

const query = listQuery<PaymentsQuery>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
  whole: rowId('zahlung'),
})

export const readPaymentsQuery: (request: Request) => PaymentsQuery = query.read

/** The money of a customer; `whole` is the payment whose invoices are all shown. */
export function customerPaymentsPath(customerId: string, narrowed: Partial<PaymentsQuery>): string {
  return paths.customerPayments(customerId) + query.write(narrowed)
}

/** The address of a form on that page, which knows what the page shows. */
export function ofPaymentsPage(path: string, shown: PaymentsQuery): string {
  return path + query.write(shown)
}

const bookings = listQuery<{ place: Place }>({
  place: place({ page: 'zahlungen', after: 'nach', before: 'vor' }),
})

/** Which page of its payments an invoice's page shows. */
export function readBookingsPage(request: Request): number {
  return bookings.read(request).place.page
}

export function bookingsPath(invoiceId: string, page: number): string {
  return `${paths.officeInvoice(invoiceId)}${bookings.write({ place: { page } })}#zahlungen`
}
