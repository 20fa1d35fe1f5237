import type { Contact } from '~/domain/contacts/find.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { Remark } from '../remark'

interface Props {
  contacts: Contact[]
  customerId: string
  mayKeep: boolean
}

/** The people at a customer; those who have left are folded away. */
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

function ContactTable({ contacts }: Pick<Props, 'contacts'>) {
  const { fields, title } = useTexts().contacts
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{fields.name}</th>
          <th scope="col">{fields.job_title}</th>
          <th scope="col">{fields.email}</th>
          <th scope="col">{fields.phone}</th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <ContactRow key={contact.id} contact={contact} />
        ))}
      </tbody>
    </table>
  )
}

function ContactRow({ contact }: { contact: Contact }) {
  const { fields, forInvoices } = useTexts().contacts
  const href = useHref()
  const { id, name, job_title, email, phone, is_for_invoices } = contact
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.contact(id))}>
          {name}
        </a>
        {is_for_invoices === 1 ? <Remark>{forInvoices}</Remark> : null}
      </th>
      <td data-label={fields.job_title}>
        <span className="value">{job_title ?? '–'}</span>
      </td>
      <td data-label={fields.email}>
        <span className="value">{email ?? '–'}</span>
      </td>
      <td data-label={fields.phone}>
        <span className="value">{phone ?? '–'}</span>
      </td>
    </tr>
  )
}
