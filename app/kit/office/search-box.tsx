import { useLocation } from '@remix-run/react'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { SEARCH_FIELD } from '../forms/search-query'
import { useLanguage, useTexts } from '../language'
import { SHORTCUT } from './shortcuts'

/** Searches everything the role may see. With scripts, `/` focuses it. */
export function SearchBox() {
  const texts = useTexts().search
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const sought = pathname === paths.search() ? (new URLSearchParams(search).get(SEARCH_FIELD) ?? '') : ''
  return (
    <search className="office-search screen-only">
      <form method="get" action={paths.search()}>
        <label className="visually-hidden" htmlFor="buero-suche">
          {texts.label}
        </label>
        <input
          key={sought}
          className="input"
          id="buero-suche"
          name={SEARCH_FIELD}
          type="search"
          defaultValue={sought}
          placeholder={texts.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          {...{ [SHORTCUT]: '/' }}
        />
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
        <button type="submit" className="button button-quiet">
          {texts.button}
        </button>
      </form>
    </search>
  )
}
