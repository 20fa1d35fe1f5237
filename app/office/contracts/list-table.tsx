import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import type { Props } from './list-page'
import { contractsFilePath, contractsPath } from './query'
import { ContractRow } from './row'

export function ContractList({ contracts, query }: Omit<Props, 'mayKeep'>) {
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
