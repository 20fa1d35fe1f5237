import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext } from 'react'
import {
  directionOf,
  isReadersPage,
  keepLanguage,
  LANGUAGE_PARAMETER,
  READER_LANGUAGES,
} from '~/i18n/language'
import type { Reading } from '~/i18n/reader/texts.server'
import { type Texts, textsOf } from '~/i18n/texts'
import type { Language, ReaderLanguage } from '~db/schema'

/**
 * The language of the page, from the server for pages without scripts: an employee's page may be in a language that
 * no other page has, and after a failed action Remix does not run the root loader.
 */
export const ReadingContext = createContext<Reading | undefined>(undefined)

/** German or English, for numbers and texts that exist only in these; German for all other languages. */
export function useLanguage(): Language {
  const root = useRouteLoaderData('root') as { language: Language } | undefined
  const reading = useContext(ReadingContext)
  return root?.language ?? (reading?.language === 'en' ? 'en' : 'de')
}

export function useReaderLanguage(): ReaderLanguage {
  const root = useRouteLoaderData('root') as { language: Language } | undefined
  return useContext(ReadingContext)?.language ?? root?.language ?? 'de'
}

export function useTexts(): Texts {
  const reading = useContext(ReadingContext)
  const language = useLanguage()
  return reading?.texts ?? textsOf(language)
}

export function TranslationNote() {
  const note = useContext(ReadingContext)?.note
  return note ? <p className="soft small">{note}</p> : null
}

/** Adds the language to a path on this site, if one was chosen. */
export function useHref(): (path: string) => string {
  const { search } = useLocation()
  return (path) => keepLanguage(path, search)
}

/** Links to this page in other languages, keeping the rest of the query; employees have several. */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  const texts = useTexts()
  if (isReadersPage(pathname)) return <LanguageList />
  return (
    <LanguageLink language={texts.common.switchLanguageTo as Language} className="language-switch">
      {texts.common.switchLanguage}
    </LanguageLink>
  )
}

function LanguageList() {
  const current = useReaderLanguage()
  return (
    <details className="language-list">
      <summary lang={current}>{READER_LANGUAGES[current]}</summary>
      <ul>
        {(Object.keys(READER_LANGUAGES) as ReaderLanguage[]).map((language) => (
          <li key={language}>
            <LanguageLink language={language} className="target" isCurrent={language === current}>
              {READER_LANGUAGES[language]}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface LinkProps {
  language: ReaderLanguage
  className: string
  isCurrent?: boolean
  children: string
}

function LanguageLink({ language, className, isCurrent, children }: LinkProps) {
  const query = new URLSearchParams(useLocation().search)
  query.set(LANGUAGE_PARAMETER, language)
  return (
    <a
      className={className}
      href={`?${query}`}
      lang={language}
      dir={directionOf(language)}
      hrefLang={language}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </a>
  )
}
