import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { keepLanguage, LANGUAGE_PARAMETER } from '~/i18n/language'
import { type Texts, textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

/** The language that was asked for: after an action has failed, Remix runs no loader of the root to tell it. */
export const AskedLanguageContext = createContext<Language>('de')

/** The language of the page. */
export function useLanguage(): Language {
  const root = useRouteLoaderData('root') as { language: Language } | undefined
  const asked = useContext(AskedLanguageContext)
  return root?.language ?? asked
}

/** The dictionary of the page's language. */
export function useTexts(): Texts {
  return textsOf(useLanguage())
}

/** Carries a language chosen by the switch on to another address of ours; nothing is added where none was chosen. */
export function useHref(): (path: string) => string {
  const { search } = useLocation()
  return (path) => keepLanguage(path, search)
}

/** A link to this page in the other language; needs no script and keeps the rest of the query. */
export function LanguageSwitch() {
  const texts = useTexts()
  const query = new URLSearchParams(useLocation().search)
  query.set(LANGUAGE_PARAMETER, texts.common.switchLanguageTo)
  return (
    <a
      className="language-switch"
      href={`?${query}`}
      lang={texts.common.switchLanguageTo}
      hrefLang={texts.common.switchLanguageTo}
    >
      {texts.common.switchLanguage}
    </a>
  )
}
