import type { OfficeInvoice } from '~/domain/office/invoices.server'
import { paths } from '~/paths'
import { Money, ShortDate } from '../figures'
import { InvoiceStatusMark } from '../invoice-status'
import { useTexts } from '../language'
import { StatusMark } from '../status-mark'
import { CopyLinkButton } from './copy-link-button'
import type { TableProps } from './invoice-list'

export function InvoiceRow({
  invoice,
  mayLink,
  withCustomer,
}: Omit<TableProps, 'items'> & { invoice: OfficeInvoice }) {
  const { columns, draft } = useTexts().office.invoices
  const { id, customerName, issuedOn, status, grossCents } = invoice
  const number = invoice.number ?? draft
  return (
    <tr>
      <th scope="row" className="amount">
        {number}
      </th>
      {withCustomer ? (
        <td data-label={columns.customer}>
          <span className="value">{customerName}</span>
        </td>
      ) : null}
      <td data-label={columns.issuedOn}>{issuedOn ? <ShortDate date={issuedOn} /> : '–'}</td>
      <td data-label={columns.status}>
        {status ? <InvoiceStatusMark status={status} /> : <StatusMark shape="waiting">{draft}</StatusMark>}
      </td>
      <td className="number" data-label={columns.amount}>
        <Money cents={grossCents} />
      </td>
      {mayLink ? (
        <td className="screen-only">
          <CopyLinkButton action={paths.officeInvoiceLink(id)} of={`${number}, ${customerName}`} />
        </td>
      ) : null}
    </tr>
  )
}
