import type { BillingRun } from '~/domain/billing/runs.server'
import type { Paged } from '~/domain/lists/paging'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { billingPath } from './query'

export function RunTable({ runs }: { runs: Paged<BillingRun> }) {
  const texts = useTexts().billing
  const { columns } = texts
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <Table
        caption={texts.runs.title}
        rows={runs.items}
        keyOf={({ id }) => id}
        columns={[
          {
            title: columns.at,
            phone: 'first',
            cell: ({ id, at }) => (
              <a className="target amount" href={href(paths.billingRun(id))}>
                {formatMoment(at, language)}
              </a>
            ),
          },
          { title: columns.by, phone: 'below', cell: ({ byName }) => byName ?? texts.runs.byItself },
          { title: columns.made, look: 'number', phone: 'end', cell: ({ made }) => made },
          { title: columns.mailed, look: 'number', cell: ({ mailed }) => mailed },
          {
            title: columns.open,
            look: 'number',
            phone: 'belowEnd',
            cell: ({ open }) => (open === 0 ? '0' : <StatusMark shape="waiting">{open}</StatusMark>),
          },
        ]}
      />
      <Pagination list={texts.runs.title} shown={runs} pathOf={(place) => billingPath({ place })} />
    </>
  )
}
