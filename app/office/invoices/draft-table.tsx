import { formatDayOf } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { DRAFT_FIELD, tickedValue } from '~/kit/forms/batch-form'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { ListedInvoice } from './table'

export function DraftTable({ items }: { items: ListedInvoice[] }) {
  const { batch } = useTexts().billing
  const { columns, draftOf, title } = useTexts().invoices
  const language = useLanguage()
  const href = useHref()
  return (
    <Table
      caption={title}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          title: batch.choose,
          phone: 'end',
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
          phone: 'first',
          cell: ({ id, createdAt }) => (
            <a className="target" href={href(paths.officeInvoice(id))}>
              {draftOf(formatDayOf(createdAt, language))}
            </a>
          ),
        },
        { title: columns.customer, isGroup: true, phone: 'below', cell: ({ customerName }) => customerName },
        {
          title: columns.amount,
          look: 'number',
          phone: 'belowEnd',
          cell: ({ grossCents }) => <Money cents={grossCents} />,
        },
      ]}
    />
  )
}
