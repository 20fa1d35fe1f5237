import type { Contact } from '~/domain/contacts/find.server'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'

export function ContactTable({ contacts }: { contacts: Contact[] }) {
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
        <span className="value">{email ? <MailAddress address={email} /> : '–'}</span>
      </td>
      <td data-label={fields.phone}>
        <span className="value">{phone ?? '–'}</span>
      </td>
    </tr>
  )
}
