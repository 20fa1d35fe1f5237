import type { BillingResult } from '~/domain/billing/runs.server'
import { servicePeriod } from '~/i18n/service-period'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { OutcomeMark } from './outcome-mark'

export function ResultTable({ results }: { results: BillingResult[] }) {
  const { columns, one } = useTexts().billing
  const language = useLanguage()
  const href = useHref()
  return (
    <Table
      caption={one}
      rows={results}
      keyOf={({ contractId, from }) => `${contractId} ${from}`}
      columns={[
        {
          title: columns.contract,
          look: 'name',
          phone: 'first',
          cell: ({ contractId, title }) => (
            <a className="target" href={href(paths.contract(contractId))}>
              {title}
            </a>
          ),
        },
        {
          title: columns.customer,
          look: 'name',
          isGroup: true,
          phone: 'below',
          cell: ({ customerName }) => customerName,
        },
        { title: columns.period, cell: ({ from, to }) => servicePeriod(from, to, language) },
        { title: columns.outcome, phone: 'belowEnd', cell: (result) => <OutcomeMark {...result} /> },
        {
          title: columns.amount,
          phone: 'end',
          look: 'number',
          cell: ({ invoice }) => (invoice ? <Money cents={invoice.grossCents} /> : '–'),
        },
      ]}
    />
  )
}
