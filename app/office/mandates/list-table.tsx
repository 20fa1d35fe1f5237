import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import type { Props } from './list-page'
import { mandatesFilePath, mandatesPath } from './query'
import { MandateRow } from './row'

export function MandateList({ mandates, query }: Omit<Props, 'mayKeep'>) {
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
