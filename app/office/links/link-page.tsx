import type { LinkPage as LinkPageData } from '~/domain/overviews/link-page.server'
import { formatMoment } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { CopyField } from '~/kit/office/copy-field'
import { PageHead, RecordBody } from '~/kit/records/page-head'
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
      <PageHead
        back={{
          to: ownerPage(about),
          label: isInvoice ? texts.page.backToInvoice : texts.page.back(about.name ?? ''),
        }}
        title={title}
        status={<LinkStateMark state={link.state} />}
        others={
          url === null
            ? []
            : [
                {
                  label: texts.replace.title,
                  confirm: texts.replace.text,
                  confirmLabel: texts.replace.button,
                  action: paths.linkReplacement(link.id),
                },
                {
                  label: texts.revoke.title,
                  isEnd: true,
                  confirm: texts.revoke.text,
                  action: paths.linkRevocation(link.id),
                },
              ]
        }
      />
      {url === null ? <EndedLinkText link={link} /> : null}
      {isDraft ? <p>{faults.link_of_draft}</p> : null}
      <LinkFacts link={link} />
      {url === null || isDraft ? null : (
        <RecordBody aside={<LinkLetter page={page} />}>
          <section className="stack-tight" aria-label={office.link.label}>
            <CopyField value={url} label={office.link.label} hint={office.link.hint} isQuiet />
            <p className="soft small">{office.link.openToAll}</p>
          </section>
          <LinkMail page={page} />
        </RecordBody>
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
      isStrip
      facts={[
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
