import { Facts } from '~/kit/facts'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { useArchiveAct } from '~/kit/records/archive-act'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { LinksSection } from '../links/list-section'
import type { ContactPage as ContactPageData } from './page.server'
import { useContactLabel, useContactValue } from './words'

interface Props extends ContactPageData {
  mayKeep: boolean
}

export function ContactPage({ contact, links, seenAt, history, mayKeep }: Props) {
  const texts = useTexts().contacts
  const archive = useArchiveAct({
    action: paths.contactArchive(contact.id),
    isArchived: contact.isArchived,
    text: texts.archive.text,
    button: texts.archive.button,
  })
  const change = { label: texts.edit, to: paths.contactDetails(contact.id) }
  const acts = contact.isArchived ? { next: archive, others: [change] } : { next: change, others: [archive] }
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.customer(contact.customerId), label: texts.backToOne(contact.customer) }}
        title={contact.name}
        status={<span className="soft">{texts.of(contact.customer)}</span>}
        {...(mayKeep ? acts : {})}
      />
      {contact.isArchived ? <p className="soft">{texts.archive.undoText}</p> : null}
      <ContactFacts contact={contact} />
      <RecordBody
        aside={
          <RecordHistory
            history={history}
            actions={texts.actions}
            labelOf={useContactLabel()}
            show={useContactValue()}
          />
        }
      >
        {links ? (
          <LinksSection
            links={links}
            seenAt={seenAt}
            purpose="portal"
            name={contact.name}
            create={contact.isArchived || contact.isOfArchived ? null : paths.contactLink(contact.id)}
            block={paths.contactLinkBlock(contact.id)}
            isOfContact
          />
        ) : null}
      </RecordBody>
    </>
  )
}

function ContactFacts({ contact }: Pick<Props, 'contact'>) {
  const { contacts: texts, customers } = useTexts()
  const href = useHref()
  const { fields } = texts
  return (
    <Facts
      isStrip
      facts={[
        { label: fields.email, value: contact.email && <MailAddress address={contact.email} /> },
        { label: fields.phone, value: contact.phone },
        { label: fields.job_title, value: contact.job_title },
        {
          label: customers.one,
          value: <a href={href(paths.customer(contact.customerId))}>{contact.customer}</a>,
        },
        { label: fields.language, value: customers.languages[contact.language] },
        { label: texts.forInvoices, value: contact.is_for_invoices === 1 ? texts.yes : texts.no },
      ]}
    />
  )
}
