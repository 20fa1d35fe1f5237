import type { BatchItem } from '~/domain/billing/batch.server'
import { Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
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
        <table className="table table-cards list">
          <caption className="visually-hidden">{batch.title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.customer}</th>
              <th scope="col">{columns.outcome}</th>
              <th scope="col" className="number">
                {columns.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id}>
                <th scope="row">{item.customerName}</th>
                <td data-label={columns.outcome}>
                  <OutcomeMark {...item} invoice={item} />
                </td>
                <td data-label={columns.amount} className="number">
                  <Money cents={item.grossCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
