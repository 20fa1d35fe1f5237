import type { ListedNotice } from '~/domain/dunning/notices.server'
import type { ListPage } from '~/domain/lists/paging'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { PageHead } from '~/kit/records/page-head'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { noticesPath } from './query'
import { DunningTabs } from './tabs'

export function SentPage({ notices }: { notices: ListPage<ListedNotice> }) {
  const { bank, dunning } = useTexts()
  const texts = dunning.sent
  const href = useHref()
  return (
    <>
      <PageHead back={{ to: paths.bank(), label: bank.back }} title={dunning.title} />
      <DunningTabs current="sent" />
      {notices.items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <Table
          caption={texts.caption}
          rows={notices.items}
          keyOf={({ id }) => id}
          columns={[
            {
              title: dunning.customer,
              isRowName: true,
              look: 'name',
              phone: 'first',
              cell: ({ id, customerName }) => (
                <a className="target" href={href(paths.dunningNotice(id))}>
                  {customerName}
                </a>
              ),
            },
            {
              title: dunning.proposed.level,
              look: 'whole',
              phone: 'below',
              cell: ({ level }) => dunning.levels[level],
            },
            { title: texts.sentOn, phone: 'belowEnd', cell: ({ sentOn }) => <ShortDate date={sentOn} /> },
            { title: texts.payByOn, cell: ({ payByOn }) => <ShortDate date={payByOn} /> },
            { title: texts.way, cell: ({ way }) => dunning.ways[way] },
            { title: texts.invoices, look: 'number', cell: ({ invoiceCount }) => invoiceCount },
            {
              title: dunning.amount,
              look: 'number',
              phone: 'end',
              cell: ({ totalCents }) => <Money cents={totalCents} />,
            },
          ]}
        />
      )}
      <Pagination list={texts.caption} shown={notices} pathOf={(place) => noticesPath({ place })} />
    </>
  )
}
