import { Facts } from '~/kit/facts'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { ArchiveForm } from '~/kit/records/archive-form'
import { BackLink } from '~/kit/records/back-link'
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
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.customer(contact.customerId)} label={texts.backToOne(contact.customer)} />
      <div>
        <h1>{contact.name}</h1>
        <p className="soft">{texts.of(contact.customer)}</p>
      </div>
      {contact.isArchived ? <p className="soft">{texts.archive.undoText}</p> : null}
      <ContactDetails contact={contact} mayKeep={mayKeep} />
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
      <RecordHistory
        history={history}
        actions={texts.actions}
        labelOf={useContactLabel()}
        show={useContactValue()}
      />
      {mayKeep ? (
        <ArchiveForm
          action={paths.contactArchive(contact.id)}
          isArchived={contact.isArchived}
          text={texts.archive.text}
          button={texts.archive.button}
        />
      ) : null}
    </>
  )
}

function ContactDetails({ contact, mayKeep }: Pick<Props, 'contact' | 'mayKeep'>) {
  const { contacts: texts, customers } = useTexts()
  const href = useHref()
  const { fields } = texts
  return (
    <section className="sheet stack-tight" aria-labelledby="angaben">
      <h2 id="angaben">{texts.details}</h2>
      <Facts
        facts={[
          { label: fields.job_title, value: contact.job_title },
          { label: fields.email, value: contact.email && <MailAddress address={contact.email} /> },
          { label: fields.phone, value: contact.phone },
          { label: fields.language, value: customers.languages[contact.language] },
          { label: texts.forInvoices, value: contact.is_for_invoices === 1 ? texts.yes : texts.no },
        ]}
      />
      {mayKeep ? (
        <p className="screen-only">
          <a className="target" href={href(paths.contactDetails(contact.id))}>
            {texts.edit}
          </a>
        </p>
      ) : null}
    </section>
  )
}
