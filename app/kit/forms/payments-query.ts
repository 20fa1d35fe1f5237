import type { Place } from '~/domain/lists/paging'
import type { PaymentsQuery } from '~/domain/overviews/customer-payments.server'
import { paths } from '~/paths'
import { listQuery, place, rowId } from './list-query'

const query = listQuery<PaymentsQuery>({
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
  whole: rowId('zahlung'),
})

export const readPaymentsQuery: (request: Request) => PaymentsQuery = query.read

/** A customer's payments; `whole` is the payment shown with all its invoices. */
export function customerPaymentsPath(customerId: string, narrowed: Partial<PaymentsQuery>): string {
  return paths.customerPayments(customerId) + query.write(narrowed)
}

export function ofPaymentsPage(path: string, shown: PaymentsQuery): string {
  return path + query.write(shown)
}

const bookings = listQuery<{ place: Place }>({
  place: place({ page: 'zahlungen', after: 'nach', before: 'vor' }),
})

export function readBookingsPage(request: Request): number {
  return bookings.read(request).place.page
}

export function bookingsPath(invoiceId: string, page: number): string {
  return `${paths.officeInvoice(invoiceId)}${bookings.write({ place: { page } })}#zahlungen`
}
