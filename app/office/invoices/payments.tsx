import { Money, ShortDate } from '~/kit/figures'
import { bookingsPath } from '~/kit/forms/payments-query'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
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
      <Table
        caption={title}
        kind="facts"
        rows={items}
        keyOf={({ id: booking }) => booking}
        columns={[
          { title: columns.on, cell: ({ paidOn }) => <ShortDate date={paidOn} /> },
          {
            title: columns.by,
            cell: ({ id: booking, method, reason, isUndone }) => (
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
            ),
          },
          { title: columns.amount, look: 'number', cell: ({ amountCents }) => <Money cents={amountCents} /> },
        ]}
      />
      <Pagination
        list={title}
        shown={{ page, pages, previous: page > 1 ? 'x' : null, next: page < pages ? 'x' : null }}
        pathOf={(place) => bookingsPath(id, place.page)}
      />
    </section>
  )
}
