import { useTexts } from '~/kit/language'
import { ArchiveForm } from '~/kit/records/archive-form'
import { BackLink } from '~/kit/records/back-link'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { LinksSection } from '../links/list-section'
import { ContactDetails } from './facts'
import type { ContactPage as ContactPageData } from './page.server'
import { useContactLabel, useContactValue } from './words'

export interface Props extends ContactPageData {
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
