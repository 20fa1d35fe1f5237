import type { ReactNode } from 'react'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'

interface Props {
  /** Of the list. */
  path: string
  title: string
  /** The class for other than a wide field and two choices. */
  layout?: 'search-three' | 'search-many'
  /** The list without a search; null where nothing is sought. */
  reset: string | null
  /** Where the list has words of its own. */
  texts?: { button: string; reset: string }
  /** The fields. */
  children: ReactNode
  /** Other links beside the button. */
  links?: ReactNode
}

/** A GET form, so that a search can be bookmarked. */
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

/** Words that are looked for. */
export function SearchField(field: { name: string; label: string; defaultValue: string }) {
  return <TextField {...field} autoComplete="off" spellCheck={false} type="search" />
}
