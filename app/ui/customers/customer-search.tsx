import type { CustomerQuery } from '~/domain/customers/list.server'
import { ARCHIVED, customersPath, SEARCH_FIELD, STATE_FIELD } from '~/forms/customer-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'

/** A GET form, so that a search can be bookmarked. */
export function CustomerSearch({ query: { search, isArchived } }: { query: CustomerQuery }) {
  const { customers, records } = useTexts()
  const texts = customers.search
  const language = useLanguage()
  const href = useHref()
  return (
    <form
      className="search search-one screen-only"
      method="get"
      action={paths.customers()}
      aria-label={texts.title}
    >
      <TextField
        name={SEARCH_FIELD}
        label={texts.label}
        defaultValue={search}
        autoComplete="off"
        spellCheck={false}
        type="search"
      />
      {isArchived ? <input type="hidden" name={STATE_FIELD} value={ARCHIVED} /> : null}
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {search === '' ? null : (
          <a className="target" href={href(customersPath({ isArchived }))}>
            {records.search.reset}
          </a>
        )}
        <a className="target" href={href(customersPath({ search, isArchived: !isArchived }))}>
          {isArchived ? texts.active : texts.archived}
        </a>
      </p>
    </form>
  )
}
