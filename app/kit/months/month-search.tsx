import type { MonthQuery } from '~/domain/employees/of-month.server'
import { type MonthText, shiftMonth } from '~/domain/values/calendar'
import { formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import {
  MONTH_FIELD,
  type MonthList,
  monthPath,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
} from '../forms/month-query'
import { useLanguage, useTexts } from '../language'
import { SearchForm } from '../records/search-form'
import { SelectField } from '../select-field'

const MONTHS_BACK = 36

interface Props {
  list: MonthList
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
}

export function MonthSearch({ list, query, thisMonth }: Props) {
  const { search } = useTexts()[list]
  const language = useLanguage()
  const recent = Array.from({ length: MONTHS_BACK }, (_, index) => shiftMonth(thisMonth, -index))
  const months = [...new Set([...recent, query.month])].sort().reverse()
  const state = Object.entries(STATES).find(([, presence]) => presence === query.presence)?.[0] ?? ''
  return (
    <SearchForm
      path={paths[list]()}
      title={search.title}
      search={{ name: SEARCH_FIELD, label: search.label, defaultValue: query.search }}
      reset={isNarrowed(query) ? monthPath(list, { month: query.month }) : null}
    >
      <SelectField
        name={MONTH_FIELD}
        label={search.month}
        value={query.month}
        options={months.map((month) => ({ value: month, label: formatMonth(month, language) }))}
      />
      <SelectField
        name={STATE_FIELD}
        label={search.state}
        value={state}
        options={[
          { value: '', label: search.states.all },
          ...Object.entries(STATES).map(([value, presence]) => ({ value, label: search.states[presence] })),
        ]}
      />
    </SearchForm>
  )
}

export function isNarrowed({ search, presence }: MonthQuery): boolean {
  return search !== '' || presence !== 'all'
}
