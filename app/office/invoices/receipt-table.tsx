import type { ListedReceipt } from '~/domain/overviews/customer-payments.server'
import { formatMoney } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { customerPaymentsPath } from '~/kit/forms/payments-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  customerId: string
  receipts: ListedReceipt[]
}

export function ReceiptTable({ customerId, receipts }: Props) {
  const { title, none, columns } = useTexts().invoices.money.bookings
  if (receipts.length === 0) return <p className="empty">{none}</p>
  return (
    <Table
      caption={title}
      rows={receipts}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.on, phone: 'first', cell: ({ paidOn }) => <ShortDate date={paidOn} /> },
        {
          title: columns.what,
          isGroup: true,
          phone: 'beside',
          cell: (receipt) => <What receipt={receipt} />,
        },
        {
          title: columns.forWhat,
          isGroup: true,
          phone: 'below',
          cell: (receipt) => <Shares customerId={customerId} receipt={receipt} />,
        },
        {
          title: columns.amount,
          look: 'number',
          phone: 'end',
          cell: ({ amountCents }) => <Money cents={amountCents} />,
        },
      ]}
    />
  )
}

function What({ receipt }: { receipt: ListedReceipt }) {
  const { taken } = useTexts().invoices.money.bookings
  const { reference, reason, isUndone } = receipt
  const notes = [reference, reason].filter(Boolean).join(' · ')
  return (
    <>
      {useReceiptWord()(receipt)}
      {isUndone ? ` (${taken})` : ''}
      {notes ? <Remark>{notes}</Remark> : null}
    </>
  )
}

function Shares({ customerId, receipt }: { customerId: string; receipt: ListedReceipt }) {
  const { bookings } = useTexts().invoices.money
  const language = useLanguage()
  const href = useHref()
  const { id, shares, moreShares, chargesCents, restCents } = receipt
  return (
    <>
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
      {chargesCents > 0 ? <Remark>{bookings.charges(formatMoney(chargesCents, language))}</Remark> : null}
      {restCents > 0 ? <Remark>{bookings.rest(formatMoney(restCents, language))}</Remark> : null}
    </>
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
