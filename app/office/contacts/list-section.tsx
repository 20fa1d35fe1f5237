import type { Contact } from '~/domain/contacts/find.server'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { ContactTable } from './table'

interface Props {
  contacts: Contact[]
  customerId: string
  mayKeep: boolean
}

export function ContactList({ contacts, customerId, mayKeep }: Props) {
  const texts = useTexts().contacts
  const href = useHref()
  const there = contacts.filter(({ isArchived }) => !isArchived)
  const former = contacts.filter(({ isArchived }) => isArchived)
  return (
    <section className="stack-tight" aria-labelledby="ansprechpartner">
      <h2 id="ansprechpartner">{texts.title}</h2>
      {there.length === 0 ? <p className="empty">{texts.none}</p> : <ContactTable contacts={there} />}
      {mayKeep ? (
        <p className="screen-only">
          <a className="target" href={href(paths.newContact(customerId))}>
            {texts.add}
          </a>
        </p>
      ) : null}
      {former.length > 0 ? (
        <details className="help">
          <summary>{texts.former(former.length)}</summary>
          <ContactTable contacts={former} />
        </details>
      ) : null}
    </section>
  )
}
