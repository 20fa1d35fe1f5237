import type { ReactNode } from 'react'
import type { MonthText } from '~/domain/calendar'
import type { MonthCounts, MonthQuery } from '~/domain/employees/of-month.server'
import type { Paged } from '~/domain/paging'
import { type MonthList, monthFilePath, monthPath } from '~/forms/month-query'
import { formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '../language'
import { Pagination } from '../pagination'
import { isNarrowed, MonthSearch } from './month-search'
import { MonthSwitch } from './month-switch'

interface Props {
  list: MonthList
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
  counts: MonthCounts
  shown: Paged<unknown>
  /** What can be started here. */
  begin?: ReactNode
  /** The table of those who were found. */
  children: ReactNode
}

/** What the lists of a month share: switch, search, count, pages and file. */
export function MonthFrame({ list, query, thisMonth, counts, shown, begin, children }: Props) {
  const { records, [list]: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <h1>{texts.titleOf(formatMonth(query.month, language))}</h1>
      {begin}
      <MonthSwitch list={list} query={query} thisMonth={thisMonth} />
      <MonthSearch list={list} query={query} thisMonth={thisMonth} />
      {shown.items.length === 0 ? (
        <p className="empty">{isNarrowed(query) ? texts.noneFound : texts.none}</p>
      ) : (
        <section className="stack-tight" aria-labelledby="liste">
          <h2 id="liste">{texts.counts(counts.there, counts.employees)}</h2>
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
