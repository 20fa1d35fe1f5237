import type { Contact } from '~/domain/contacts/find.server'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function ContactTable({ contacts }: { contacts: Contact[] }) {
  const { fields, forInvoices, title } = useTexts().contacts
  const href = useHref()
  return (
    <Table
      caption={title}
      rows={contacts}
      keyOf={({ id }) => id}
      columns={[
        {
          title: fields.name,
          look: 'name',
          phone: 'first',
          cell: ({ id, name, is_for_invoices }) => (
            <>
              <a className="target" href={href(paths.contact(id))}>
                {name}
              </a>
              {is_for_invoices === 1 ? <Remark>{forInvoices}</Remark> : null}
            </>
          ),
        },
        { title: fields.job_title, isGroup: true, phone: 'end', cell: ({ job_title }) => job_title ?? '–' },
        {
          title: fields.email,
          isGroup: true,
          phone: 'below',
          cell: ({ email }) => (email ? <MailAddress address={email} /> : '–'),
        },
        { title: fields.phone, isGroup: true, phone: 'belowEnd', cell: ({ phone }) => phone ?? '–' },
      ]}
    />
  )
}
