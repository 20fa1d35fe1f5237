import type { Contact } from '~/domain/contacts/find.server'
import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ContactFields } from './fields'
import { useContactLabel, useContactValue } from './words'

export function ContactDetailsPage({ contact }: { contact: Contact }) {
  const { contacts: texts, records } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useContactLabel()} />
      <BackLink to={paths.contact(contact.id)} label={texts.backToOne(contact.name)} />
      <h1>{texts.edit}</h1>
      <FieldConflicts labelOf={useContactLabel()} show={useContactValue()} />
      <RecordForm action={paths.contactDetails(contact.id)} revision={contact.revision} button={records.save}>
        <ContactFields stored={contact} />
      </RecordForm>
    </>
  )
}
