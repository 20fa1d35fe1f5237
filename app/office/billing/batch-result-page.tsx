import type { BatchItem } from '~/domain/billing/batch.server'
import { Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { Table } from '~/kit/table'
import { invoicesPath } from '../invoices/query'
import { OutcomeMark } from './outcome-mark'

export function BatchResultPage({ items }: { items: BatchItem[] }) {
  const { batch, columns } = useTexts().billing
  const left = items.filter(({ outcome }) => outcome === 'draft').length
  return (
    <>
      <BackLink to={invoicesPath({ state: 'draft' })} label={batch.back} />
      <h1>{batch.title}</h1>
      <p>{batch.sum(items.length - left, left)}</p>
      {items.length === 0 ? null : (
        <Table
          caption={batch.title}
          rows={items}
          keyOf={({ id }) => id}
          columns={[
            { title: columns.customer, cell: ({ customerName }) => customerName },
            { title: columns.outcome, cell: (item) => <OutcomeMark {...item} invoice={item} /> },
            {
              title: columns.amount,
              look: 'number',
              cell: ({ grossCents }) => <Money cents={grossCents} />,
            },
          ]}
        />
      )}
    </>
  )
}
