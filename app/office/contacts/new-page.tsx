import { ErrorSummary } from '~/kit/error-summary'
import { KeyOfNew } from '~/kit/key-of-new'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ContactFields } from './fields'
import { useContactLabel } from './words'

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
        <KeyOfNew formKey={formKey} />
        <ContactFields />
      </OfficeForm>
    </>
  )
}
