import type { ContractQuery, ListedContract } from '~/domain/contracts/list.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { ListPage } from '~/domain/lists/paging'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { RecordList } from '~/kit/records/record-list'
import { paths } from '~/paths'
import { contractsPath } from './query'
import { useIntervalText } from './words'

interface Props {
  contracts: ListPage<ListedContract>
  query: ContractQuery
}

export function ContractList({ contracts, query }: Props) {
  const { contracts: texts, portal } = useTexts()
  const { fields, found, title } = texts
  const intervalText = useIntervalText()
  const href = useHref()
  return (
    <RecordList
      id="vertraege"
      heading={found(contracts.total, contracts.pages === null)}
      title={title}
      shown={contracts}
      pathOf={(place) => contractsPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        {
          title: fields.title,
          look: 'name',
          phone: 'first',
          cell: ({ id, title }) => (
            <a className="target" href={href(paths.contract(id))}>
              {title}
            </a>
          ),
        },
        {
          title: fields.customer,
          look: 'name',
          isGroup: true,
          phone: 'below',
          cell: ({ customerName }) => customerName,
        },
        { title: fields.number, look: 'amount', cell: ({ number }) => number },
        {
          title: fields.next_invoice_on,
          phone: 'belowEnd',
          cell: ({ nextOn }) => (nextOn ? <ShortDate date={nextOn} /> : '–'),
        },
        {
          title: fields.net,
          look: 'number',
          phone: 'end',
          cell: ({ lines }) => <Money cents={totalsOf(lines).netCents} />,
        },
        { title: portal.contracts.period, cell: intervalText },
      ]}
    />
  )
}
