import type { ContractQuery, ListedContract } from '~/domain/contracts/list.server'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import type { ListPage } from '~/domain/lists/paging'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { contractsFilePath, contractsPath } from './query'
import { useIntervalText } from './words'

interface Props {
  contracts: ListPage<ListedContract>
  query: ContractQuery
}

export function ContractList({ contracts, query }: Props) {
  const { contracts: texts, records } = useTexts()
  const href = useHref()
  const { fields } = texts
  return (
    <section className="stack-tight" aria-labelledby="vertraege">
      <h2 id="vertraege">{texts.found(contracts.total, contracts.pages === null)}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{fields.title}</th>
            <th scope="col">{fields.customer}</th>
            <th scope="col">{fields.number}</th>
            <th scope="col">{fields.next_invoice_on}</th>
            <th scope="col" className="number">
              {fields.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {contracts.items.map((contract) => (
            <ContractRow key={contract.id} contract={contract} />
          ))}
        </tbody>
      </table>
      <Pagination
        list={texts.title}
        shown={contracts}
        pathOf={(place) => contractsPath({ ...query, place })}
      />
      <p className="screen-only">
        <a className="target" href={href(contractsFilePath(query))}>
          {records.file}
        </a>
      </p>
    </section>
  )
}

function ContractRow({ contract }: { contract: ListedContract }) {
  const { fields } = useTexts().contracts
  const intervalText = useIntervalText()
  const href = useHref()
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(paths.contract(contract.id))}>
          {contract.title}
        </a>
      </th>
      <td data-label={fields.customer} className="name">
        <span className="value">{contract.customerName}</span>
      </td>
      <td data-label={fields.number} className="amount">
        {contract.number}
      </td>
      <td data-label={fields.next_invoice_on}>
        {contract.nextOn ? <ShortDate date={contract.nextOn} /> : '–'}
      </td>
      <td data-label={fields.net} className="number">
        <span className="value">
          <Money cents={totalsOf(contract.lines).netCents} />
          <Remark>{intervalText(contract)}</Remark>
        </span>
      </td>
    </tr>
  )
}
