import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { keepLanguage, LANGUAGE_PARAMETER } from '~/i18n/language'
import { type Texts, textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

/** The requested language: after a failed action Remix does not run the root loader that would provide it. */
export const AskedLanguageContext = createContext<Language>('de')

export function useLanguage(): Language {
  const root = useRouteLoaderData('root') as { language: Language } | undefined
  const asked = useContext(AskedLanguageContext)
  return root?.language ?? asked
}

export function useTexts(): Texts {
  return textsOf(useLanguage())
}

/** Adds the chosen language to a path on this site; adds nothing where none was chosen. */
export function useHref(): (path: string) => string {
  const { search } = useLocation()
  return (path) => keepLanguage(path, search)
}

/** Links to this page in the other language, keeping the rest of the query. Works without scripts. */
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
