import type { ReactNode } from 'react'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'

interface Props {
  path: string
  title: string
  /** Layout class, if not one wide field and two selects. */
  layout?: 'search-three' | 'search-many'
  /** The unfiltered list; null if nothing is filtered. */
  reset: string | null
  texts?: { button: string; reset: string }
  children: ReactNode
  links?: ReactNode
}

export function SearchForm({ path, title, layout, reset, texts, children, links }: Props) {
  const { records } = useTexts()
  const words = texts ?? records.search
  const language = useLanguage()
  const href = useHref()
  return (
    <form
      className={`search ${layout ? `${layout} ` : ''}screen-only`}
      method="get"
      action={path}
      aria-label={title}
    >
      {children}
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {words.button}
        </button>
        {reset === null ? null : (
          <a className="target" href={href(reset)}>
            {words.reset}
          </a>
        )}
        {links}
      </p>
    </form>
  )
}

export function SearchField(field: { name: string; label: string; defaultValue: string }) {
  return <TextField {...field} autoComplete="off" spellCheck={false} type="search" />
}
