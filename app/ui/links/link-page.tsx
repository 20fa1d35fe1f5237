import type { LinkPage as LinkPageData } from '~/domain/office/link-page.server'
import { formatDayOf, formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { Facts } from '../facts'
import { useHref, useLanguage, useTexts } from '../language'
import { CopyField } from '../office/copy-field'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { SavedBanner } from '../saved'
import { BlockLink, LinkLetter, LinkMail, ReplaceLink } from './link-acts'
import { LinkStateMark } from './link-state'
import { ownerPage } from './owner-page'

export interface ShownLinkPage extends LinkPageData {
  /** Null where it opens nothing. */
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
      {url === null ? <Ended link={link} /> : null}
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

function LinkFacts({ link }: Pick<LinkPageData, 'link'>) {
  const texts = useTexts().links
  const language = useLanguage()
  const created = formatMoment(link.createdAt, language)
  const { columns } = texts
  return (
    <Facts
      facts={[
        { label: columns.state, value: <LinkStateMark state={link.state} /> },
        { label: columns.expires, value: formatDayOf(link.expiresAt, language) },
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

function Ended({ link: { state, replacedById } }: Pick<LinkPageData, 'link'>) {
  const texts = useTexts().links.page
  const href = useHref()
  return (
    <p>
      {state === 'lost' ? texts.lostText : texts.endedText}{' '}
      {replacedById ? <a href={href(paths.link(replacedById))}>{texts.newest}</a> : null}
    </p>
  )
}
