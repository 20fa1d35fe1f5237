import type { MandateQuery } from '~/domain/mandates/list.server'
import { mandatesPath, ORDER_FIELD, ORDERS, SEARCH_FIELD, STATE_FIELD, STATES } from '~/forms/mandate-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { wordOf, wordsOf } from '../records/query-words'
import { SelectField } from '../select-field'

/** A GET form, so that a search can be bookmarked. */
export function MandateSearch({ query: { search, state, order } }: { query: MandateQuery }) {
  const { mandates, records } = useTexts()
  const texts = mandates.search
  const language = useLanguage()
  const href = useHref()
  const states = [{ value: '', label: texts.all }, ...wordsOf(STATES, texts.states)]
  const orders = [{ value: '', label: texts.orders.newest }, ...wordsOf(ORDERS, texts.orders)]
  const isNarrowed = search !== '' || state !== 'all' || order !== 'newest'
  return (
    <form className="search screen-only" method="get" action={paths.mandates()} aria-label={texts.title}>
      <TextField
        name={SEARCH_FIELD}
        label={texts.label}
        defaultValue={search}
        autoComplete="off"
        spellCheck={false}
        type="search"
      />
      <SelectField
        name={STATE_FIELD}
        label={mandates.facts.status}
        value={wordOf(STATES, state)}
        options={states}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={orders}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {isNarrowed ? (
          <a className="target" href={href(mandatesPath({}))}>
            {records.search.reset}
          </a>
        ) : null}
      </p>
    </form>
  )
}
