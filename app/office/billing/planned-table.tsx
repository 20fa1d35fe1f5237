import type { PlannedInvoice } from '~/domain/billing/preview.server'
import { servicePeriod } from '~/i18n/service-period'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { ShareRemark } from './share-remark'

export function PlannedTable({ planned }: { planned: PlannedInvoice[] }) {
  const texts = useTexts().billing
  const { columns } = texts
  const language = useLanguage()
  const href = useHref()
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{texts.due.title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.contract}</th>
          <th scope="col">{columns.customer}</th>
          <th scope="col">{columns.period}</th>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {planned.map((one) => (
          <tr key={`${one.contractId} ${one.from}`}>
            <th scope="row">
              <a className="target" href={href(paths.contract(one.contractId))}>
                {one.title}
              </a>
            </th>
            <td data-label={columns.customer}>
              <span className="value">{one.customerName}</span>
            </td>
            <td data-label={columns.period}>
              <span className="value">
                {servicePeriod(one.from, one.to, language)}
                <ShareRemark share={one} />
              </span>
            </td>
            <td data-label={columns.what}>{one.isToSend ? texts.willBe.send : texts.willBe.drafts}</td>
            <td data-label={columns.amount} className="number">
              <Money cents={one.grossCents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
