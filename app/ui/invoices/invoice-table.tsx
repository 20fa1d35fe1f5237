import type { InvoiceListItem } from '~/domain/invoices/list.server'
import { formatMoney } from '~/i18n/format'
import { paths } from '~/paths'
import { Money, ShortDate } from '../figures'
import { InvoiceStatusMark } from '../invoice-status'
import { useHref, useLanguage, useTexts } from '../language'
import { Remark } from '../remark'
import { StatusMark } from '../status-mark'

export type ListedInvoice = Omit<InvoiceListItem, 'customerId' | 'kind' | 'revision'>

interface Props {
  items: ListedInvoice[]
  /** Left out on the page of one customer. */
  withCustomer?: boolean
}

export function InvoiceTable({ items, withCustomer = false }: Props) {
  const { title, columns } = useTexts().invoices
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          {withCustomer ? <th scope="col">{columns.customer}</th> : null}
          <th scope="col">{columns.issuedOn}</th>
          <th scope="col">{columns.dueOn}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} withCustomer={withCustomer} />
        ))}
      </tbody>
    </table>
  )
}

function InvoiceRow({ invoice, withCustomer }: { invoice: ListedInvoice; withCustomer: boolean }) {
  const { columns, draft, rest } = useTexts().invoices
  const language = useLanguage()
  const href = useHref()
  const { id, number, customerName, issuedOn, dueOn, status, grossCents, openCents } = invoice
  const isPartlyPaid = openCents > 0 && openCents !== grossCents
  return (
    <tr>
      <th scope="row">
        <a className="target amount" href={href(paths.officeInvoice(id))}>
          {number ?? draft}
        </a>
      </th>
      {withCustomer ? (
        <td data-label={columns.customer}>
          <span className="value">{customerName}</span>
        </td>
      ) : null}
      <td data-label={columns.issuedOn}>{issuedOn ? <ShortDate date={issuedOn} /> : '–'}</td>
      <td data-label={columns.dueOn}>{status && dueOn ? <ShortDate date={dueOn} /> : '–'}</td>
      <td data-label={columns.status}>
        {status ? <InvoiceStatusMark status={status} /> : <StatusMark shape="waiting">{draft}</StatusMark>}
      </td>
      <td data-label={columns.amount} className="number">
        <span className="value">
          <Money cents={grossCents} />
          {isPartlyPaid ? <Remark>{rest(formatMoney(openCents, language))}</Remark> : null}
        </span>
      </td>
    </tr>
  )
}
