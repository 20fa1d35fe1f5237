import type { Contact } from '~/domain/contacts/find.server'
import { useTexts } from '~/kit/language'
import { ExampleOf } from '~/kit/records/example-row'
import { RecordPart } from '~/kit/records/record-part'
import { paths } from '~/paths'
import { ContactTable } from './table'

interface Props {
  contacts: Contact[]
  customerId: string
  mayKeep: boolean
}

export function ContactList({ contacts, customerId, mayKeep }: Props) {
  const texts = useTexts().contacts
  const there = contacts.filter(({ isArchived }) => !isArchived)
  const former = contacts.filter(({ isArchived }) => isArchived)
  return (
    <RecordPart
      id="ansprechpartner"
      title={texts.title}
      acts={[mayKeep && { label: texts.add, to: paths.newContact(customerId) }]}
    >
      {there.length > 0 ? <ContactTable contacts={there} /> : <p className="empty">{texts.none}</p>}
      {contacts.length === 0 ? <ExampleOf list="contacts" /> : null}
      {former.length > 0 ? (
        <details className="help">
          <summary>{texts.former(former.length)}</summary>
          <ContactTable contacts={former} />
        </details>
      ) : null}
    </RecordPart>
  )
}
