import { formatMonth } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import type { Incoming } from './list-page.server'
import { isNarrowed, MONTH_FIELD, SEARCH_FIELD, STAND_FIELD, STAND_WORDS } from './release-query'

export function ReleaseSearch({ incoming: { query, months } }: { incoming: Incoming }) {
  const { search } = useTexts().incoming
  const language = useLanguage()
  const offered = [...new Set([...months, ...(query.month ? [query.month] : [])])]
  const { berechnet: _, ...uploaded } = STAND_WORDS
  const words = Object.entries(uploaded)
  const stand = words.find(([, each]) => each === query.stand)?.[0] ?? ''
  return (
    <SearchForm
      path={paths.incomingPayslips()}
      title={search.title}
      search={{ name: SEARCH_FIELD, label: search.label, defaultValue: query.search }}
      reset={isNarrowed(query) ? paths.incomingPayslips() : null}
    >
      <SelectField
        name={MONTH_FIELD}
        label={search.month}
        value={query.month ?? ''}
        options={[
          { value: '', label: search.everyMonth },
          ...offered.map((month) => ({ value: month, label: formatMonth(month, language) })),
        ]}
      />
      <SelectField
        name={STAND_FIELD}
        label={search.stand}
        value={stand}
        options={[
          { value: '', label: search.stands.all },
          ...words.map(([value, each]) => ({ value, label: search.stands[each] })),
        ]}
      />
    </SearchForm>
  )
}
