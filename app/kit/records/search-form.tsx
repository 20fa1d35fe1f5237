import type { ReactNode } from 'react'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { useHref, useLanguage, useTexts } from '../language'

interface Props {
  path: string
  title: string
  search?: { name: string; label: string; defaultValue: string }
  /** The unfiltered list; null if nothing is filtered. */
  reset: string | null
  texts?: { button: string; reset: string }
  /** Further choices; folded away on a phone. */
  children?: ReactNode
  /** Hidden fields: what the list is narrowed to already. */
  kept?: ReactNode
  links?: ReactNode
}

/** What narrows a list, in one line above it. */
export function SearchForm({ path, title, search, reset, texts, children, kept, links }: Props) {
  const { records } = useTexts()
  const words = texts ?? records.search
  const language = useLanguage()
  const href = useHref()
  const button = (
    <button type="submit" className="button button-quiet">
      {words.button}
    </button>
  )
  return (
    <form className="sift screen-only" method="get" action={path} aria-label={title}>
      {search ? <SearchField {...search} /> : null}
      {kept}
      {children ? (
        <details className="unfold" open={reset !== null}>
          <summary>{records.search.more}</summary>
          <div className="sift-more">
            {children}
            {button}
          </div>
        </details>
      ) : (
        button
      )}
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      {reset === null ? null : (
        <a className="target" href={href(reset)}>
          {words.reset}
        </a>
      )}
      {links}
    </form>
  )
}

function SearchField({ name, label, defaultValue }: NonNullable<Props['search']>) {
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor={name}>
        {label}
      </label>
      <input
        className="input"
        type="search"
        id={name}
        name={name}
        defaultValue={defaultValue}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
