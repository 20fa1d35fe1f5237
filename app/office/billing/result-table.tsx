import type { BillingResult } from '~/domain/billing/runs.server'
import { servicePeriod } from '~/i18n/service-period'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { OutcomeMark } from './outcome-mark'

export function ResultTable({ results }: { results: BillingResult[] }) {
  const { columns, one } = useTexts().billing
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{one}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.contract}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col">{columns.period}</th>
          <th scope="col">{columns.outcome}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <ResultRow key={`${result.contractId} ${result.from}`} result={result} />
        ))}
      </tbody>
    </table>
  )
}

function ResultRow({ result }: { result: BillingResult }) {
  const { columns } = useTexts().billing
  const language = useLanguage()
  const href = useHref()
  const { contractId, title, customerName, from, to, invoice } = result
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.contract(contractId))}>
          {title}
        </a>
      </th>
      <td data-label={columns.customer}>
        <span className="value">{customerName}</span>
      </td>
      <td data-label={columns.period}>{servicePeriod(from, to, language)}</td>
      <td data-label={columns.outcome}>
        <OutcomeMark {...result} />
      </td>
      <td data-label={columns.amount} className="number">
        {invoice ? <Money cents={invoice.grossCents} /> : '–'}
      </td>
    </tr>
  )
}
