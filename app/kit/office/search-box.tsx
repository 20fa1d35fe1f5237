import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { SEARCH_FIELD } from '../forms/search-query'
import { useLanguage, useTexts } from '../language'

/** Searches everything the role may see. With scripts, `/` focuses it from outside a text field. */
export function SearchBox() {
  const texts = useTexts().search
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const sought = pathname === paths.search() ? (new URLSearchParams(search).get(SEARCH_FIELD) ?? '') : ''
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isTyped = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isTyped || isWritten(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search className="office-search screen-only">
      <form method="get" action={paths.search()}>
        <label className="visually-hidden" htmlFor="buero-suche">
          {texts.label}
        </label>
        <input
          ref={input}
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
          aria-keyshortcuts="/"
        />
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
        <button type="submit" className="button button-quiet">
          {texts.button}
        </button>
      </form>
    </search>
  )
}

function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
