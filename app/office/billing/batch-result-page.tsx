import type { BatchItem } from '~/domain/billing/batch.server'
import { Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { Table } from '~/kit/table'
import { invoicesPath } from '../invoices/query'
import { OutcomeMark } from './outcome-mark'

export function BatchResultPage({ items }: { items: BatchItem[] }) {
  const { batch, columns } = useTexts().billing
  const left = items.filter(({ outcome }) => outcome === 'draft').length
  return (
    <>
      <PageHead back={{ to: invoicesPath({ state: 'draft' }), label: batch.back }} title={batch.title} />
      <p>{batch.sum(items.length - left, left)}</p>
      {items.length === 0 ? null : (
        <Table
          caption={batch.title}
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            { title: columns.customer, phone: 'first', cell: ({ customerName }) => customerName },
            {
              title: columns.outcome,
              phone: 'below',
              cell: (item) => <OutcomeMark {...item} invoice={item} />,
            },
            {
              title: columns.amount,
              phone: 'end',
              look: 'number',
              cell: ({ grossCents }) => <Money cents={grossCents} />,
            },
          ]}
        />
      )}
    </>
  )
}
