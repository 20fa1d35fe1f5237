import { isRouteErrorResponse } from '@remix-run/react'
import type { EndedLink } from '~/auth/guards.server'
import { type Texts, textsOf } from '~/i18n/texts'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import { LanguageSwitch, useHref, useTexts } from './language'

const FRESH_LINK = {
  rechnung: paths.invoiceFreshLink,
  portal: paths.portalFreshLink,
  'mitarbeiter-portal': paths.employeeFreshLink,
}

/** What happened, what is safe and what to do; never a stack, a path or SQL. */
export function ErrorPage({ error }: { error: unknown }) {
  const texts = useTexts().errors
  if (isRouteErrorResponse(error) && isEndedLink(error.data)) return <EndedLinkPage link={error.data} />
  const { title, text } = texts.byStatus[knownStatus(error)]
  return (
    <main id="inhalt" className="page">
      <LanguageSwitch />
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  )
}

/** The title of the page for an error. */
export function errorTitle(error: unknown, language: Language): string {
  const texts = textsOf(language).errors
  if (isRouteErrorResponse(error) && isEndedLink(error.data)) return texts.ended.title
  return texts.byStatus[knownStatus(error)].title
}

function knownStatus(error: unknown): keyof Texts['errors']['byStatus'] {
  const { byStatus } = textsOf('de').errors
  const isKnown = isRouteErrorResponse(error) && error.status in byStatus
  return isKnown ? (error.status as keyof typeof byStatus) : 500
}

function EndedLinkPage({ link }: { link: EndedLink }) {
  const texts = useTexts().errors.ended
  const href = useHref()
  return (
    <main id="inhalt" className="page">
      <LanguageSwitch />
      <h1>{texts.title}</h1>
      <p>{texts.text(link.tenant.name)}</p>
      <form method="post" action={href(FRESH_LINK[link.purpose](link.token))}>
        <h2>{texts.freshTitle}</h2>
        <p>{texts.freshText}</p>
        <button type="submit">{texts.freshButton}</button>
      </form>
      <p>
        {texts.contact} {link.tenant.name}, <a href={`mailto:${link.tenant.email}`}>{link.tenant.email}</a>
        {link.tenant.phone ? `, ${link.tenant.phone}` : null}
      </p>
    </main>
  )
}

function isEndedLink(value: unknown): value is EndedLink {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'ended-link'
}
