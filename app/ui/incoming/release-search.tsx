import { isNarrowed, MONTH_FIELD, SEARCH_FIELD, STAND_FIELD, STAND_WORDS } from '~/forms/release-query'
import { formatMonth } from '~/i18n/format'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { SelectField } from '../select-field'
import type { Incoming } from './incoming-page'

/** A GET form, so that a search can be bookmarked. */
export function ReleaseSearch({ incoming: { query, months } }: { incoming: Incoming }) {
  const { records, incoming } = useTexts()
  const { search } = incoming
  const language = useLanguage()
  const href = useHref()
  const offered = [...new Set([...months, ...(query.month ? [query.month] : [])])]
  const stand = Object.entries(STAND_WORDS).find(([, each]) => each === query.stand)?.[0] ?? ''
  return (
    <form
      className="search search-three screen-only"
      method="get"
      action={paths.incomingPayslips()}
      aria-label={search.title}
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
      <TextField
        name={SEARCH_FIELD}
        label={search.label}
        defaultValue={query.search}
        autoComplete="off"
        spellCheck={false}
        type="search"
      />
      <SelectField
        name={STAND_FIELD}
        label={search.stand}
        value={stand}
        options={[
          { value: '', label: search.stands.all },
          ...Object.entries(STAND_WORDS).map(([value, each]) => ({ value, label: search.stands[each] })),
        ]}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {isNarrowed(query) ? (
          <a className="target" href={href(paths.incomingPayslips())}>
            {records.search.reset}
          </a>
        ) : null}
      </p>
    </form>
  )
}
