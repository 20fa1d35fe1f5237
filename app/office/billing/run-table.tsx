import type { BillingRun } from '~/domain/billing/runs.server'
import type { Paged } from '~/domain/lists/paging'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { paths } from '~/paths'
import { billingPath } from './query'

export function RunTable({ runs }: { runs: Paged<BillingRun> }) {
  const texts = useTexts().billing
  const { columns } = texts
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.runs.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.at}</th>
            <th scope="col">{columns.by}</th>
            <th scope="col" className="number">
              {columns.made}
            </th>
            <th scope="col" className="number">
              {columns.mailed}
            </th>
            <th scope="col" className="number">
              {columns.open}
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.items.map((run) => (
            <tr key={run.id}>
              <th scope="row">
                <a className="target amount" href={href(paths.billingRun(run.id))}>
                  {formatMoment(run.at, language)}
                </a>
              </th>
              <td data-label={columns.by}>{run.byName ?? texts.runs.byItself}</td>
              <td data-label={columns.made} className="number">
                {run.made}
              </td>
              <td data-label={columns.mailed} className="number">
                {run.mailed}
              </td>
              <td data-label={columns.open} className="number">
                {run.open}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination list={texts.runs.title} shown={runs} pathOf={(place) => billingPath({ place })} />
    </>
  )
}
