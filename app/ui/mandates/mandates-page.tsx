import type { ListedMandate, MandateQuery } from '~/domain/mandates/list.server'
import type { Paged } from '~/domain/paging'
import { mandatesFilePath, mandatesPath } from '~/forms/mandate-query'
import { paths } from '~/paths'
import { ShortDate } from '../figures'
import { useHref, useTexts } from '../language'
import { Pagination } from '../pagination'
import { BackLink } from '../records/back-link'
import { MandateSearch } from './mandate-search'
import { MandateStateMark } from './mandate-state'

interface Props {
  mandates: Paged<ListedMandate>
  query: MandateQuery
  mayKeep: boolean
}

export function MandatesPage({ mandates, query, mayKeep }: Props) {
  const { mandates: texts, customers } = useTexts()
  const href = useHref()
  const isAll = query.search === '' && query.state === 'all'
  return (
    <>
      <BackLink to={paths.customers()} label={customers.back} />
      <h1>{texts.title}</h1>
      {mayKeep ? (
        <p className="screen-only">
          {texts.addHint}{' '}
          <a className="target" href={href(paths.customers())}>
            {texts.chooseCustomer}
          </a>
        </p>
      ) : null}
      <MandateSearch query={query} />
      {mandates.items.length === 0 ? (
        <p className="empty">{isAll ? texts.none : texts.noneFound}</p>
      ) : (
        <MandateList mandates={mandates} query={query} />
      )}
    </>
  )
}

function MandateList({ mandates, query }: Omit<Props, 'mayKeep'>) {
  const { mandates: texts, records } = useTexts()
  const href = useHref()
  const { facts } = texts
  return (
    <section className="stack-tight" aria-labelledby="mandate">
      <h2 id="mandate">{texts.found(mandates.total, mandates.pages === null)}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{facts.customer}</th>
            <th scope="col">{facts.reference}</th>
            <th scope="col">{facts.account}</th>
            <th scope="col">{facts.signedOn}</th>
            <th scope="col">{facts.lastUsedOn}</th>
            <th scope="col">{facts.status}</th>
          </tr>
        </thead>
        <tbody>
          {mandates.items.map((mandate) => (
            <MandateRow key={mandate.id} mandate={mandate} />
          ))}
        </tbody>
      </table>
      <Pagination list={texts.title} shown={mandates} pathOf={(place) => mandatesPath({ ...query, place })} />
      <p className="screen-only">
        <a className="target" href={href(mandatesFilePath(query))}>
          {records.file}
        </a>
      </p>
    </section>
  )
}

function MandateRow({ mandate }: { mandate: ListedMandate }) {
  const { facts } = useTexts().mandates
  const href = useHref()
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.mandate(mandate.id))}>
          {mandate.customerName}
        </a>
      </th>
      <td data-label={facts.reference} className="amount">
        {mandate.reference}
      </td>
      <td data-label={facts.account} className="amount">
        {mandate.ibanMasked}
      </td>
      <td data-label={facts.signedOn}>
        <ShortDate date={mandate.signedOn} />
      </td>
      <td data-label={facts.lastUsedOn}>
        {mandate.lastUsedOn ? <ShortDate date={mandate.lastUsedOn} /> : '–'}
      </td>
      <td data-label={facts.status}>
        <MandateStateMark state={mandate.status} />
      </td>
    </tr>
  )
}
