import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { ContactFields } from './contact-fields'
import { useContactLabel } from './contact-words'

export function NewContactPage({
  customer,
  formKey,
}: {
  customer: { id: string; name: string }
  formKey: string
}) {
  const texts = useTexts().contacts
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useContactLabel()} />
      <BackLink to={paths.customer(customer.id)} label={texts.backToOne(customer.name)} />
      <h1>{texts.addOf(customer.name)}</h1>
      <OfficeForm action={paths.newContact(customer.id)} button={texts.addButton}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <ContactFields />
      </OfficeForm>
    </>
  )
}
