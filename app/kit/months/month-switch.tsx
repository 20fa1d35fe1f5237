import type { MonthQuery } from '~/domain/employees/of-month.server'
import { type MonthText, shiftMonth } from '~/domain/values/calendar'
import { formatMonth } from '~/i18n/format'
import { type MonthList, monthPath } from '../forms/month-query'
import { useHref, useLanguage, useTexts } from '../language'

interface Props {
  list: MonthList
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
}

export function MonthSwitch({ list, query, thisMonth }: Props) {
  const label = useTexts()[list].months
  const language = useLanguage()
  const href = useHref()
  const months = [-1, 1]
    .map((offset) => shiftMonth(query.month, offset))
    .filter((month) => month <= thisMonth)
  return (
    <nav aria-label={label} className="screen-only">
      <ul className="links-in-line">
        {months.map((month) => (
          <li key={month}>
            <a className="target" href={href(monthPath(list, { ...query, month, place: { page: 1 } }))}>
              {formatMonth(month, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
