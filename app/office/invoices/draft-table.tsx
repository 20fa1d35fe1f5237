import type { InvoiceListItem } from '~/domain/invoices/list.server'
import { Money } from '~/kit/figures'
import { DRAFT_FIELD, tickedValue } from '~/kit/forms/batch-form'
import { useHref, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function DraftTable({ items }: { items: InvoiceListItem[] }) {
  const { batch } = useTexts().billing
  const { columns, draft, title } = useTexts().invoices
  const href = useHref()
  return (
    <Table
      caption={title}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          title: batch.choose,
          cell: (item) => (
            <label className="tick">
              <input type="checkbox" name={DRAFT_FIELD} value={tickedValue(item)} />
              <span className="visually-hidden">{batch.tick(item.customerName)}</span>
            </label>
          ),
        },
        {
          title: columns.number,
          isRowName: true,
          cell: ({ id }) => (
            <a className="target" href={href(paths.officeInvoice(id))}>
              {draft}
            </a>
          ),
        },
        { title: columns.customer, isGroup: true, cell: ({ customerName }) => customerName },
        { title: columns.amount, look: 'number', cell: ({ grossCents }) => <Money cents={grossCents} /> },
      ]}
    />
  )
}
