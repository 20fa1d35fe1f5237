import type { LinkPage as LinkPageData } from '~/domain/overviews/link-page.server'
import { formatMoment } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { CopyField } from '~/kit/office/copy-field'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { LinkLetter } from './letter'
import { LinkMail } from './mail-form'
import { ownerPage } from './owner-page'
import { LinkStateMark } from './state'

export interface ShownLinkPage extends LinkPageData {
  /** Null if the link is no longer valid. */
  url: string | null
  formKey: string
}

export function LinkPage(page: ShownLinkPage) {
  const { links: texts, office, faults } = useTexts()
  const { about, link, url } = page
  const isInvoice = about.purpose === 'rechnung'
  const isDraft = isInvoice && about.name === null
  const title = isDraft ? texts.page.ofDraft : texts.page.of[about.purpose](about.name ?? '')
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <BackLink
        to={ownerPage(about)}
        label={isInvoice ? texts.page.backToInvoice : texts.page.back(about.name ?? '')}
      />
      <h1>{title}</h1>
      {url === null ? <EndedLinkText link={link} /> : null}
      {isDraft ? <p>{faults.link_of_draft}</p> : null}
      {url === null || isDraft ? null : (
        <section className="sheet stack" aria-label={office.link.label}>
          <CopyField value={url} label={office.link.label} hint={office.link.hint} />
          <p>{office.link.openToAll}</p>
        </section>
      )}
      <LinkFacts link={link} />
      {url === null ? null : (
        <>
          {isDraft ? null : (
            <>
              <LinkMail page={page} />
              <LinkLetter page={page} />
            </>
          )}
          <ReplaceLink linkId={link.id} />
          <BlockLink linkId={link.id} />
        </>
      )}
    </>
  )
}

function EndedLinkText({ link: { state, replacedById } }: Pick<LinkPageData, 'link'>) {
  const texts = useTexts().links.page
  const href = useHref()
  return (
    <p>
      {state === 'lost' ? texts.lostText : texts.endedText}{' '}
      {replacedById ? <a href={href(paths.link(replacedById))}>{texts.newest}</a> : null}
    </p>
  )
}

function LinkFacts({ link }: Pick<LinkPageData, 'link'>) {
  const texts = useTexts().links
  const language = useLanguage()
  const created = formatMoment(link.createdAt, language)
  const { columns } = texts
  return (
    <Facts
      facts={[
        { label: columns.state, value: <LinkStateMark state={link.state} /> },
        { label: columns.expires, value: formatMoment(link.expiresAt, language) },
        {
          label: columns.created,
          value: link.createdBy ? texts.by(created, link.createdBy) : created,
        },
        { label: texts.mailed, value: link.mailedAt && formatMoment(link.mailedAt, language) },
        { label: columns.used, value: link.usedAt ? formatMoment(link.usedAt, language) : texts.never },
      ]}
    />
  )
}

function ReplaceLink({ linkId }: { linkId: string }) {
  const texts = useTexts().links.replace
  return (
    <details className="help screen-only">
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <OfficeForm action={paths.linkReplacement(linkId)} button={texts.button} isQuiet />
    </details>
  )
}

function BlockLink({ linkId }: { linkId: string }) {
  const texts = useTexts().links.revoke
  return (
    <details className="help screen-only">
      <summary>{texts.title}</summary>
      <p>{texts.text}</p>
      <OfficeForm action={paths.linkRevocation(linkId)} button={texts.button} isQuiet />
    </details>
  )
}
