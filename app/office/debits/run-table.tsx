import type { CollectionState } from '~/domain/debits/attempts.server'
import type { ListedRun } from '~/domain/debits/runs.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatMoment } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { debitsPath } from './query'

const STATES: readonly CollectionState[] = ['running', 'booked', 'returned', 'failed']

export function RunTable({ runs }: { runs: ListPage<ListedRun> }) {
  const texts = useTexts().debits
  const { columns } = texts.runs
  const language = useLanguage()
  const href = useHref()
  const stateOf = ({ states }: ListedRun) =>
    STATES.filter((state) => states[state] > 0)
      .map((state) => texts.counted(texts.states[state], states[state]))
      .join(', ')
  return (
    <>
      <Table
        caption={texts.runs.title}
        rows={runs.items}
        keyOf={({ id }) => id}
        columns={[
          {
            title: columns.file,
            look: 'whole',
            phone: 'first',
            cell: ({ id, messageId }) => (
              <a className="target" href={href(paths.debitRun(id))}>
                {messageId}
              </a>
            ),
          },
          { title: columns.collectOn, cell: ({ collectOn }) => <ShortDate date={collectOn} /> },
          { title: columns.scheme, cell: ({ scheme }) => texts.schemes[scheme] },
          { title: columns.at, cell: ({ at }) => formatMoment(at, language) },
          { title: columns.state, phone: 'below', cell: stateOf },
          {
            title: columns.amount,
            look: 'number',
            phone: 'end',
            cell: ({ cents }) => <Money cents={cents} />,
          },
        ]}
      />
      <Pagination list={texts.runs.title} shown={runs} pathOf={(place) => debitsPath({ place })} />
    </>
  )
}
