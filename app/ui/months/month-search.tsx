import { addMonths, type MonthText, monthOf } from '~/domain/calendar'
import type { MonthQuery } from '~/domain/employees/of-month.server'
import {
  MONTH_FIELD,
  type MonthList,
  monthPath,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
} from '~/forms/month-query'
import { formatMonth } from '~/i18n/format'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { SelectField } from '../select-field'

const MONTHS_BACK = 36

interface Props {
  list: MonthList
  query: MonthQuery & { month: MonthText }
  thisMonth: MonthText
}

/** A GET form, so that a search can be bookmarked. */
export function MonthSearch({ list, query, thisMonth }: Props) {
  const { records, [list]: texts } = useTexts()
  const { search } = texts
  const language = useLanguage()
  const href = useHref()
  const recent = Array.from({ length: MONTHS_BACK }, (_, index) =>
    monthOf(addMonths(`${thisMonth}-01`, -index)),
  )
  const months = [...new Set([...recent, query.month])].sort().reverse()
  const state = Object.entries(STATES).find(([, presence]) => presence === query.presence)?.[0] ?? ''
  return (
    <form
      className="search search-three screen-only"
      method="get"
      action={paths[list]()}
      aria-label={search.title}
    >
      <SelectField
        name={MONTH_FIELD}
        label={search.month}
        value={query.month}
        options={months.map((month) => ({ value: month, label: formatMonth(month, language) }))}
      />
      <TextField
        name={SEARCH_FIELD}
        label={search.label}
        defaultValue={query.search}
        autoComplete="off"
        spellCheck={false}
        type="search"
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
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {isNarrowed(query) ? (
          <a className="target" href={href(monthPath(list, { month: query.month }))}>
            {records.search.reset}
          </a>
        ) : null}
      </p>
    </form>
  )
}

export function isNarrowed({ search, presence }: MonthQuery): boolean {
  return search !== '' || presence !== 'all'
}
