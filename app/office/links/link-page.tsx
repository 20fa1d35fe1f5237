import type { LinkPage as LinkPageData } from '~/domain/overviews/link-page.server'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { CopyField } from '~/kit/office/copy-field'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { BlockLink, ReplaceLink } from './acts'
import { EndedLinkText } from './ended-link'
import { LinkFacts } from './facts'
import { LinkLetter } from './letter'
import { LinkMail } from './mail-form'
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
