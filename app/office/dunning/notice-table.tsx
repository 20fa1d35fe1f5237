import type { ListedNotice } from '~/domain/dunning/notices.server'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  notices: ListedNotice[]
  /** The customer is known from the page. */
  isOfOneCustomer?: boolean
}

export function NoticeTable({ notices, isOfOneCustomer = false }: Props) {
  const { dunning } = useTexts()
  const texts = dunning.sent
  const href = useHref()
  const linked = (id: string, label: string) => (
    <a className="target" href={href(paths.dunningNotice(id))}>
      {label}
    </a>
  )
  return (
    <Table
      caption={texts.caption}
      rows={notices}
      keyOf={({ id }) => id}
      columns={[
        !isOfOneCustomer && {
          title: dunning.customer,
          look: 'name',
          phone: 'first',
          cell: ({ id, customerName }) => linked(id, customerName),
        },
        {
          title: dunning.proposed.level,
          look: 'whole',
          phone: isOfOneCustomer ? 'first' : 'below',
          cell: ({ id, level }) =>
            isOfOneCustomer ? linked(id, dunning.levels[level]) : dunning.levels[level],
        },
        { title: texts.sentOn, phone: 'belowEnd', cell: ({ sentOn }) => <ShortDate date={sentOn} /> },
        { title: texts.payByOn, cell: ({ payByOn }) => <ShortDate date={payByOn} /> },
        {
          title: texts.way,
          phone: isOfOneCustomer ? 'below' : undefined,
          cell: ({ way, isUndelivered }) =>
            isUndelivered ? dunning.undelivered(dunning.ways[way]) : dunning.ways[way],
        },
        !isOfOneCustomer && {
          title: texts.invoices,
          look: 'number',
          cell: ({ invoiceCount }) => invoiceCount,
        },
        {
          title: dunning.amount,
          look: 'number',
          phone: 'end',
          cell: ({ totalCents }) => <Money cents={totalCents} />,
        },
      ]}
    />
  )
}
