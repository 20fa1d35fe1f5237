import { isRouteErrorResponse } from '@remix-run/react'
import type { TenantContact } from '~/domain/tenants/contact.server'
import {
  type EndedLink,
  isEndedLink,
  isNotPublished,
  isOtherFirm,
  type NotPublished,
  type OtherFirm,
} from '~/http/error-data'
import { type Texts, textsOf } from '~/i18n/texts'
import { paths } from '~/paths'
import { ContactLine } from './contact'
import { FreshLinkForm } from './fresh-link-page'
import { useHref, useTexts } from './language'
import { Page } from './page'

/** What happened, what is safe and what to do next; never a stack trace, a path or SQL. */
export function ErrorPage({ error }: { error: unknown }) {
  const texts = useTexts().errors
  if (isRouteErrorResponse(error)) {
    if (isEndedLink(error.data)) return <EndedLinkPage link={error.data} />
    if (isNotPublished(error.data)) return <NotPublishedPage tenant={error.data.tenant} />
    if (isOtherFirm(error.data)) return <OtherFirmPage {...error.data} />
  }
  const { title, text } = texts.byStatus[knownStatus(error)]
  return (
    <Page isNarrow>
      <h1>{title}</h1>
      <p>{text}</p>
    </Page>
  )
}

export function errorTitle(error: unknown, { errors: texts }: Texts): string {
  if (isRouteErrorResponse(error)) {
    if (isEndedLink(error.data)) return texts.ended.title
    if (isNotPublished(error.data)) return texts.notPublished.title
    if (isOtherFirm(error.data)) return texts.otherFirm.title
  }
  return texts.byStatus[knownStatus(error)].title
}

/** The firm whose page it would have been, where it is known. */
export function firmOf(error: unknown): TenantContact | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return isEndedLink(error.data) || isNotPublished(error.data) ? error.data.tenant : undefined
}

function knownStatus(error: unknown): keyof Texts['errors']['byStatus'] {
  const { byStatus } = textsOf('de').errors
  const isKnown = isRouteErrorResponse(error) && error.status in byStatus
  return isKnown ? (error.status as keyof typeof byStatus) : 500
}

function EndedLinkPage({ link }: { link: EndedLink }) {
  const { errors, freshLink } = useTexts()
  return (
    <Page firm={link.tenant} isNarrow>
      <h1>{errors.ended.title}</h1>
      <p>{errors.ended.text(link.tenant.name)}</p>
      <h2>{freshLink.title}</h2>
      <FreshLinkForm purpose={link.purpose} token={link.token} />
      <ContactLine tenant={link.tenant} />
    </Page>
  )
}

function NotPublishedPage({ tenant }: Pick<NotPublished, 'tenant'>) {
  const { notPublished } = useTexts().errors
  return (
    <Page firm={tenant} isNarrow>
      <h1>{notPublished.title}</h1>
      <p>{notPublished.text(tenant.name)}</p>
      <ContactLine tenant={tenant} />
    </Page>
  )
}

function OtherFirmPage({ now, shown }: OtherFirm) {
  const { otherFirm } = useTexts().errors
  const href = useHref()
  return (
    <Page firm={now} isNarrow>
      <h1>{otherFirm.title}</h1>
      <p>{otherFirm.text(now, shown)}</p>
      {shown === null ? null : <p>{otherFirm.goOn(shown)}</p>}
      <p>
        <a className="button" href={href(paths.office())}>
          {otherFirm.back}
        </a>
      </p>
    </Page>
  )
}
