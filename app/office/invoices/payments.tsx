import { Money, ShortDate } from '~/kit/figures'
import { bookingsPath } from '~/kit/forms/payments-query'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import type { OfficeInvoicePage as Page } from './page.server'

export function InvoicePayments({ id, payments, mayKeep }: Pick<Page, 'id' | 'payments' | 'mayKeep'>) {
  const { payments: title, paymentColumns: columns, paidBy, waived, money } = useTexts().invoices
  const href = useHref()
  const { items, page, pages } = payments
  if (items.length === 0) return null
  const words = { ...paidBy, ...waived }
  return (
    <section className="stack-tight" aria-labelledby="zahlungen">
      <h2 id="zahlungen">{title}</h2>
      <table className="table table-cards">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.on}</th>
            <th scope="col">{columns.by}</th>
            <th scope="col" className="number">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id: booking, amountCents, paidOn, method, reason, isUndone }) => (
            <tr key={booking}>
              <th scope="row">
                <ShortDate date={paidOn} />
              </th>
              <td data-label={columns.by}>
                <div className="value">
                  {words[method]}
                  {isUndone ? ` (${money.bookings.taken})` : null}
                  {reason ? <Remark>{reason}</Remark> : null}
                  {mayKeep && !isUndone ? (
                    <>
                      {' '}
                      <a className="target screen-only" href={`${href(paths.undoBooking(id, booking))}`}>
                        {money.undo.short}
                      </a>
                    </>
                  ) : null}
                </div>
              </td>
              <td className="number" data-label={columns.amount}>
                <Money cents={amountCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        list={title}
        shown={{ page, pages, previous: page > 1 ? 'x' : null, next: page < pages ? 'x' : null }}
        pathOf={(place) => bookingsPath(id, place.page)}
      />
    </section>
  )
}
