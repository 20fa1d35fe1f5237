import type { ReactNode } from 'react'
import type { MonthCounts, MonthQuery } from '~/domain/employees/of-month.server'
import type { ListPage } from '~/domain/lists/paging'
import type { MonthText } from '~/domain/values/calendar'
import { formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { type MonthList, monthFilePath, monthPath } from '../forms/month-query'
import { useHref, useLanguage, useTexts } from '../language'
import { Pagination } from '../pagination'
import { EmptyList } from '../records/empty-list'
import { isNarrowed, MonthSearch } from './month-search'
import { MonthSwitch } from './month-switch'

interface Props {
  list: MonthList
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
  counts: MonthCounts
  shown: ListPage<unknown>
  mayKeep: boolean
  begin?: ReactNode
  children: ReactNode
}

export function MonthFrame({ list, query, thisMonth, counts, shown, mayKeep, begin, children }: Props) {
  const { employees, records, [list]: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <h1>{texts.titleOf(formatMonth(query.month, language))}</h1>
      {begin}
      <MonthSwitch list={list} query={query} thisMonth={thisMonth} />
      <MonthSearch list={list} query={query} thisMonth={thisMonth} />
      {shown.items.length === 0 ? (
        <EmptyList
          shown={shown}
          isNarrowed={isNarrowed(query)}
          texts={texts}
          first={mayKeep ? { to: paths.newEmployee(), label: employees.addFirst } : null}
        />
      ) : (
        <section className="stack-tight" aria-labelledby="liste">
          <h2 id="liste">{texts.counts(counts.there, counts.there + counts.missing)}</h2>
          {children}
          <Pagination
            list={texts.title}
            shown={shown}
            pathOf={(place) => monthPath(list, { ...query, place })}
          />
          <p className="screen-only">
            <a className="target" href={href(monthFilePath(list, query))}>
              {records.file}
            </a>
          </p>
        </section>
      )}
    </>
  )
}
