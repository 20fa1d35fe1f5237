import type { ListPage } from '~/domain/lists/paging'
import type { ListedMandate, MandateQuery } from '~/domain/mandates/list.server'
import { ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { paths } from '~/paths'
import { mandatesFilePath, mandatesPath } from './query'
import { MandateStateMark } from './state'

interface Props {
  mandates: ListPage<ListedMandate>
  query: MandateQuery
}

export function MandateList({ mandates, query }: Props) {
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
            <Row key={mandate.id} mandate={mandate} />
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

function Row({ mandate }: { mandate: ListedMandate }) {
  const { facts } = useTexts().mandates
  const href = useHref()
  return (
    <tr>
      <th scope="row" className="name">
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
