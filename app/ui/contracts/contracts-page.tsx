import type { ContractQuery, ListedContract } from '~/domain/contracts/list.server'
import { totalsOf } from '~/domain/invoices/totals'
import type { Paged } from '~/domain/paging'
import { contractsFilePath, contractsPath } from '~/forms/contract-query'
import { paths } from '~/paths'
import { Money, ShortDate } from '../figures'
import { useHref, useTexts } from '../language'
import { Pagination } from '../pagination'
import { ContractSearch } from './contract-search'
import { useIntervalText } from './contract-words'

interface Props {
  contracts: Paged<ListedContract>
  query: ContractQuery
  mayKeep: boolean
}

export function ContractsPage({ contracts, query, mayKeep }: Props) {
  const texts = useTexts().contracts
  const href = useHref()
  const isAll = query.search === '' && query.state === 'running'
  return (
    <>
      <h1>{texts.title}</h1>
      {mayKeep ? (
        <p className="screen-only">
          {texts.addHint}{' '}
          <a className="target" href={href(paths.customers())}>
            {texts.chooseCustomer}
          </a>
        </p>
      ) : null}
      <ContractSearch query={query} />
      {contracts.items.length === 0 ? (
        <p className="empty">{isAll ? texts.none : texts.noneFound}</p>
      ) : (
        <ContractList contracts={contracts} query={query} />
      )}
    </>
  )
}

function ContractList({ contracts, query }: Omit<Props, 'mayKeep'>) {
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
      <th scope="row">
        <a className="target" href={href(paths.contract(contract.id))}>
          {contract.title}
        </a>
      </th>
      <td data-label={fields.customer}>
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
          <Money cents={totalsOf(contract.lines).netCents} />{' '}
          <span className="soft">{intervalText(contract)}</span>
        </span>
      </td>
    </tr>
  )
}
