import type { ReactNode } from 'react'
import type { MonthCounts, MonthQuery } from '~/domain/employees/of-month.server'
import type { ListPage } from '~/domain/lists/paging'
import type { MonthText } from '~/domain/values/calendar'
import { formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { type MonthList, monthFilePath, monthPath } from '../forms/month-query'
import { useLanguage, useTexts } from '../language'
import { Pagination } from '../pagination'
import type { Act, Acts } from '../records/acts'
import { EmptyList } from '../records/empty-list'
import { ExampleOf } from '../records/example-row'
import { PageHead } from '../records/page-head'
import { isNarrowed, MonthSearch } from './month-search'
import { MonthSwitch } from './month-switch'

interface Props {
  list: MonthList
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
  counts: MonthCounts
  shown: ListPage<unknown>
  mayKeep: boolean
  next?: Act | null
  others?: Acts
  /** In sentences, how the month stands. */
  note?: ReactNode
  children: ReactNode
}

export function MonthFrame({
  list,
  query,
  thisMonth,
  counts,
  shown,
  mayKeep,
  note,
  children,
  ...acts
}: Props) {
  const { employees, records, [list]: texts } = useTexts()
  const language = useLanguage()
  return (
    <>
      <PageHead
        title={texts.titleOf(formatMonth(query.month, language))}
        next={acts.next}
        others={[
          ...(acts.others ?? []),
          shown.items.length > 0 && { label: records.file, to: monthFilePath(list, query) },
        ]}
      />
      {note}
      <MonthSwitch list={list} query={query} thisMonth={thisMonth} />
      <MonthSearch list={list} query={query} thisMonth={thisMonth} />
      {shown.items.length === 0 ? (
        <EmptyList
          shown={shown}
          isNarrowed={isNarrowed(query)}
          texts={texts}
          first={mayKeep ? { to: paths.newEmployee(), label: employees.addFirst } : null}
          example={<ExampleOf list={list} />}
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
        </section>
      )}
    </>
  )
}
