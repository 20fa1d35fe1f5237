import { isRouteErrorResponse } from '@remix-run/react'
import type { TenantContact } from '~/domain/tenants/contact.server'
import {
  isEndedLink,
  isInOffice,
  isNotAllowed,
  isNotPublished,
  isOtherFirm,
  isUsedLink,
  isWait,
} from '~/http/error-kinds'
import { type Texts, textsOf } from '~/i18n/texts'
import { paths } from '~/paths'
import { EndedLinkPage } from './errors/ended-link-page'
import { InOfficePage } from './errors/in-office-page'
import { NotAllowedPage } from './errors/not-allowed-page'
import { NotPublishedPage } from './errors/not-published-page'
import { OtherFirmPage } from './errors/other-firm-page'
import { UsedLinkPage } from './errors/used-link-page'
import { useHref, useTexts } from './language'
import { Page } from './page'

/** Says what happened, what is safe and what to do next; never a stack trace, a path or SQL. */
export function ErrorPage({ error }: { error: unknown }) {
  const texts = useTexts().errors
  const href = useHref()
  if (isRouteErrorResponse(error)) {
    if (isEndedLink(error.data)) return <EndedLinkPage link={error.data} />
    if (isNotPublished(error.data)) return <NotPublishedPage tenant={error.data.tenant} />
    if (isOtherFirm(error.data)) return <OtherFirmPage {...error.data} />
    if (isNotAllowed(error.data)) return <NotAllowedPage {...error.data} />
    if (isUsedLink(error.data)) return <UsedLinkPage {...error.data} />
    if (isInOffice(error.data)) return <InOfficePage {...error.data} {...wordsOf(error, texts)} />
  }
  const { title, text } = wordsOf(error, texts)
  const wait = isRouteErrorResponse(error) && isWait(error.data) ? error.data : undefined
  return (
    <Page isNarrow>
      <h1>{title}</h1>
      <p>{wait ? texts.wait(Math.ceil(wait.seconds / 60)) : text}</p>
      <p>
        <a className="target" href={href(paths.start())}>
          {texts.toStart}
        </a>
      </p>
    </Page>
  )
}

export function errorTitle(error: unknown, { errors: texts }: Texts): string {
  if (isRouteErrorResponse(error)) {
    if (isEndedLink(error.data)) return texts.ended.title
    if (isNotPublished(error.data)) return texts.notPublished.title
    if (isOtherFirm(error.data)) return texts.otherFirm.title
    if (isNotAllowed(error.data)) return texts.notAllowed.title
  }
  return wordsOf(error, texts).title
}

function wordsOf(error: unknown, texts: Texts['errors']): { title: string; text: string } {
  const status = knownStatus(error)
  const isMissingInOffice = status === 404 && isRouteErrorResponse(error) && isInOffice(error.data)
  return isMissingInOffice ? texts.goneInOffice : texts.byStatus[status]
}

export function firmOf(error: unknown): TenantContact | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return isEndedLink(error.data) || isNotPublished(error.data) ? error.data.tenant : undefined
}

function knownStatus(error: unknown): keyof Texts['errors']['byStatus'] {
  const { byStatus } = textsOf('de').errors
  const isKnown = isRouteErrorResponse(error) && error.status in byStatus
  return isKnown ? (error.status as keyof typeof byStatus) : 500
}
