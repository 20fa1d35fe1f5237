import type { InvoiceListItem } from '~/domain/invoices/list.server'
import { isOpen } from '~/domain/invoices/payments/state'
import { formatMoney } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { InvoiceStatusMark } from '~/kit/invoice-status'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'

/** A customer's own page omits the name and `netCents`. */
type ListedInvoice = Omit<InvoiceListItem, 'customerId' | 'kind' | 'revision' | 'netCents'> & {
  netCents?: number
}

interface Props {
  items: ListedInvoice[]
  withCustomer?: boolean
  withPayment?: boolean
}

export function InvoiceTable({ items, withCustomer = false, withPayment = false }: Props) {
  const { title, columns, acts } = useTexts().invoices
  return (
    <table className={withCustomer ? 'table table-cards table-wide list' : 'table table-cards list'}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          {withCustomer ? <th scope="col">{columns.customer}</th> : null}
          <th scope="col">{columns.issuedOn}</th>
          <th scope="col">{columns.dueOn}</th>
          <th scope="col">{columns.status}</th>
          {withCustomer ? (
            <th scope="col" className="number">
              {columns.net}
            </th>
          ) : null}
          <th scope="col" className="number">
            {columns.amount}
          </th>
          {withPayment ? (
            <th scope="col" className="screen-only">
              <span className="visually-hidden">{acts.pay}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {items.map((invoice) => (
          <InvoiceRow key={invoice.id} {...{ invoice, withCustomer, withPayment }} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Required<Omit<Props, 'items'>> & { invoice: ListedInvoice }

function InvoiceRow({ invoice, withCustomer, withPayment }: RowProps) {
  const { columns, draft, rest, kinds } = useTexts().invoices
  const language = useLanguage()
  const href = useHref()
  const { id, number, document, customerName, issuedOn, dueOn, status, netCents, grossCents, openCents } =
    invoice
  const isPartlyPaid = openCents > 0 && openCents !== grossCents
  return (
    <tr>
      <th scope="row" className="whole">
        <a className="target amount" href={href(paths.officeInvoice(id))}>
          {number ?? draft}
        </a>
        {document === 'advance' || document === 'final' ? <Remark>{kinds[document]}</Remark> : null}
      </th>
      {withCustomer ? (
        <td data-label={columns.customer} className="name">
          <span className="value">{customerName}</span>
        </td>
      ) : null}
      <td data-label={columns.issuedOn}>{issuedOn ? <ShortDate date={issuedOn} /> : '–'}</td>
      <td data-label={columns.dueOn}>{status && dueOn ? <ShortDate date={dueOn} /> : '–'}</td>
      <td data-label={columns.status}>
        {status ? <InvoiceStatusMark status={status} /> : <StatusMark shape="waiting">{draft}</StatusMark>}
      </td>
      {withCustomer ? (
        <td data-label={columns.net} className="number">
          <Money cents={netCents ?? 0} />
        </td>
      ) : null}
      <td data-label={columns.amount} className="number">
        <span className="value">
          <Money cents={grossCents} />
          {isPartlyPaid ? <Remark>{rest(formatMoney(openCents, language))}</Remark> : null}
        </span>
      </td>
      {withPayment ? <td className="screen-only">{isOpen(status) ? <Pay {...invoice} /> : null}</td> : null}
    </tr>
  )
}

function Pay({ id, number }: ListedInvoice) {
  const { acts } = useTexts().invoices
  const href = useHref()
  return (
    <a className="target" href={href(paths.invoicePayment(id))} aria-label={`${acts.pay}: ${number ?? ''}`}>
      {acts.pay}
    </a>
  )
}
