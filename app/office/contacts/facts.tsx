import { Facts } from '~/kit/facts'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { paths } from '~/paths'
import type { Props } from './contact-page'

export function ContactDetails({ contact, mayKeep }: Pick<Props, 'contact' | 'mayKeep'>) {
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
