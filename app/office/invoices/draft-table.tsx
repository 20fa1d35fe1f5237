import type { InvoiceListItem } from '~/domain/invoices/list.server'
import { Money } from '~/kit/figures'
import { DRAFT_FIELD, tickedValue } from '~/kit/forms/batch-form'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function DraftTable({ items }: { items: InvoiceListItem[] }) {
  const { batch } = useTexts().billing
  const { columns, draft, title } = useTexts().invoices
  const href = useHref()
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{batch.choose}</th>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td data-label={batch.choose}>
              <label className="tick">
                <input type="checkbox" name={DRAFT_FIELD} value={tickedValue(item)} />
                <span className="visually-hidden">{batch.tick(item.customerName)}</span>
              </label>
            </td>
            <th scope="row">
              <a className="target" href={href(paths.officeInvoice(item.id))}>
                {draft}
              </a>
            </th>
            <td data-label={columns.customer}>
              <span className="value">{item.customerName}</span>
            </td>
            <td data-label={columns.amount} className="number">
              <Money cents={item.grossCents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
