import { useLocation } from '@remix-run/react'
import {
  asHelpLanguage,
  directionOf,
  GERMAN_TERMS,
  HELP_PARAMETER,
  type HelpLanguage,
  slipHelp,
} from '~/i18n/slip-help/languages'
import { useLanguage } from '../language'

/** What the lines of a payslip mean, in the language that was asked for; a help that binds nobody. */
export function SlipHelp() {
  const { search } = useLocation()
  const page = useLanguage()
  const language = asHelpLanguage(new URLSearchParams(search).get(HELP_PARAMETER)) ?? page
  const { title, note, text, terms } = slipHelp[language]
  const isAsked = search.includes(`${HELP_PARAMETER}=`)
  return (
    <section className="stack-tight screen-only" id="erklaerung" aria-label={title}>
      <details className="help" lang={language} dir={directionOf(language)} open={isAsked}>
        <summary>{title}</summary>
        <p>{text}</p>
        <dl className="help-terms">
          {(Object.keys(terms) as (keyof typeof terms)[]).map((term) => (
            <div key={term}>
              <dt>
                <bdi lang="de">{GERMAN_TERMS[term]}</bdi>
              </dt>
              <dd>{terms[term]}</dd>
            </div>
          ))}
        </dl>
        <p className="soft small">{note}</p>
      </details>
      <ul className="help-languages">
        {(Object.keys(slipHelp) as HelpLanguage[]).map((each) => (
          <li key={each}>
            <a
              className="target"
              href={addressOf(search, each)}
              lang={each}
              hrefLang={each}
              aria-current={isAsked && each === language ? 'true' : undefined}
            >
              {slipHelp[each].name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf(search: string, language: HelpLanguage): string {
  const query = new URLSearchParams(search)
  query.set(HELP_PARAMETER, language)
  return `?${query}#erklaerung`
}
