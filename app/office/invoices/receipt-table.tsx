import type { ListedReceipt } from '~/domain/overviews/customer-payments.server'
import { formatMoney } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { customerPaymentsPath } from '~/kit/forms/payments-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'

interface Props {
  customerId: string
  receipts: ListedReceipt[]
}

export function ReceiptTable({ customerId, receipts }: Props) {
  const { title, none, columns } = useTexts().invoices.money.bookings
  if (receipts.length === 0) return <p className="empty">{none}</p>
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.on}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.forWhat}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.id} {...{ customerId, receipt }} />
        ))}
      </tbody>
    </table>
  )
}

function ReceiptRow({ customerId, receipt }: { customerId: string; receipt: ListedReceipt }) {
  const { bookings } = useTexts().invoices.money
  const { columns } = bookings
  const language = useLanguage()
  const href = useHref()
  const { id, amountCents, paidOn, reference, reason, isUndone, shares, moreShares, restCents } = receipt
  const said = [reference, reason].filter(Boolean).join(' · ')
  return (
    <tr>
      <th scope="row">
        <ShortDate date={paidOn} />
      </th>
      <td data-label={columns.what}>
        <span className="value">
          {useReceiptWord()(receipt)}
          {isUndone ? ` (${bookings.taken})` : ''}
          {said ? <Remark>{said}</Remark> : null}
        </span>
      </td>
      <td data-label={columns.forWhat}>
        <span className="value">
          {shares.map(({ invoiceId, number }) => (
            <a key={invoiceId} className="target" href={href(paths.officeInvoice(invoiceId))}>
              {number}
            </a>
          ))}
          {moreShares > 0 ? (
            <a
              className="target"
              id={`zahlung-${id}`}
              href={href(customerPaymentsPath(customerId, { whole: id }))}
            >
              {bookings.moreInvoices(moreShares)}
            </a>
          ) : null}
          {restCents > 0 ? <Remark>{bookings.rest(formatMoney(restCents, language))}</Remark> : null}
        </span>
      </td>
      <td className="number" data-label={columns.amount}>
        <Money cents={amountCents} />
      </td>
    </tr>
  )
}

export function useReceiptWord(): (receipt: ListedReceipt) => string {
  const { paidBy, money } = useTexts().invoices
  const { refund, returned, takesBack } = money.bookings
  return ({ amountCents, method, isReversal, shares }) => {
    if (isReversal) return takesBack
    if (amountCents > 0) return paidBy[method]
    return shares.length > 0 ? returned : refund
  }
}
