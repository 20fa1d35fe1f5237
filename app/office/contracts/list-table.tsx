import type { ContractQuery, ListedContract } from '~/domain/contracts/list.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { ListPage } from '~/domain/lists/paging'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { RecordList } from '~/kit/records/record-list'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { contractsFilePath, contractsPath } from './query'
import { useIntervalText } from './words'

interface Props {
  contracts: ListPage<ListedContract>
  query: ContractQuery
}

export function ContractList({ contracts, query }: Props) {
  const { fields, found, title } = useTexts().contracts
  const intervalText = useIntervalText()
  const href = useHref()
  return (
    <RecordList
      id="vertraege"
      heading={found(contracts.total, contracts.pages === null)}
      title={title}
      shown={contracts}
      pathOf={(place) => contractsPath({ ...query, place })}
      filePath={contractsFilePath(query)}
      keyOf={({ id }) => id}
      columns={[
        {
          title: fields.title,
          look: 'name',
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
          cell: ({ customerName }) => customerName,
        },
        { title: fields.number, look: 'amount', cell: ({ number }) => number },
        {
          title: fields.next_invoice_on,
          cell: ({ nextOn }) => (nextOn ? <ShortDate date={nextOn} /> : '–'),
        },
        {
          title: fields.net,
          look: 'number',
          isGroup: true,
          cell: (contract) => (
            <>
              <Money cents={totalsOf(contract.lines).netCents} />
              <Remark>{intervalText(contract)}</Remark>
            </>
          ),
        },
      ]}
    />
  )
}
