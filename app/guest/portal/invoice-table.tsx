import type { PortalInvoice } from '~/domain/portals/customer.server'
import { useTexts } from '~/kit/language'
import { InvoiceRow } from './invoice-row'

export function InvoiceTable({ token, items }: { token: string; items: PortalInvoice[] }) {
  const { title, columns } = useTexts().portal.invoices
  return (
    <table className="table list invoice-list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.issuedOn}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
          <th scope="col" className="screen-only">
            {columns.file}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((invoice) => (
          <InvoiceRow key={invoice.id} token={token} invoice={invoice} />
        ))}
      </tbody>
    </table>
  )
}
