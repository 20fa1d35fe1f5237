import { isRouteErrorResponse } from '@remix-run/react'
import type { TenantContact } from '~/domain/tenants/contact.server'
import {
  type EndedLink,
  isEndedLink,
  isNotAllowed,
  isNotPublished,
  isOtherFirm,
  isUsedLink,
  isWait,
  type NotAllowed,
  type NotPublished,
  type OtherFirm,
  type UsedLink,
} from '~/http/error-data'
import { type Texts, textsOf } from '~/i18n/texts'
import { paths } from '~/paths'
import { ContactLine } from './contact'
import { FreshLinkForm } from './fresh-link-page'
import { useHref, useTexts } from './language'
import { OfficePage } from './office/office-page'
import { Page } from './page'

/** What happened, what is safe and what to do next; never a stack trace, a path or SQL. */
export function ErrorPage({ error }: { error: unknown }) {
  const texts = useTexts().errors
  const href = useHref()
  if (isRouteErrorResponse(error)) {
    if (isEndedLink(error.data)) return <EndedLinkPage link={error.data} />
    if (isNotPublished(error.data)) return <NotPublishedPage tenant={error.data.tenant} />
    if (isOtherFirm(error.data)) return <OtherFirmPage {...error.data} />
    if (isNotAllowed(error.data)) return <NotAllowedPage {...error.data} />
    if (isUsedLink(error.data)) return <UsedLinkPage {...error.data} />
  }
  const { title, text } = texts.byStatus[knownStatus(error)]
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

function NotAllowedPage({ frame, isForOwners, owners }: NotAllowed) {
  const { notAllowed } = useTexts().errors
  const href = useHref()
  const names = owners.join(', ')
  return (
    <OfficePage frame={frame}>
      <h1>{notAllowed.title}</h1>
      <p>{isForOwners ? notAllowed.forOwners(names) : notAllowed.forOthers(names)}</p>
      <p>
        <a className="button" href={href(paths.office())}>
          {notAllowed.back}
        </a>
      </p>
    </OfficePage>
  )
}

function UsedLinkPage({ purpose }: UsedLink) {
  const { byStatus, usedLink } = useTexts().errors
  const href = useHref()
  return (
    <Page isNarrow>
      <h1>{byStatus[410].title}</h1>
      <p>{usedLink[purpose]}</p>
      <p>
        <a className="button" href={href(paths.signIn())}>
          {usedLink.signIn}
        </a>
      </p>
      {purpose === 'passwort' ? (
        <p>
          <a className="target" href={href(paths.forgottenPassword())}>
            {usedLink.newLink}
          </a>
        </p>
      ) : null}
    </Page>
  )
}
