import { useCustomerLabel } from '~/kit/customer-words'
import { ErrorSummary } from '~/kit/error-summary'
import { KeyOfNew } from '~/kit/key-of-new'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { AddAnyway, Alike } from '~/kit/records/alike'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { CustomerFields } from './fields'

export function NewCustomerPage({ formKey }: { formKey: string }) {
  const texts = useTexts().customers
  const { faults } = useRefusal()
  return (
    <>
      <ErrorSummary faults={faults} labelOf={useCustomerLabel()} />
      <BackLink to={paths.customers()} label={texts.back} />
      <h1>{texts.add}</h1>
      <Alike texts={texts.alike} pathOf={paths.customer} />
      <OfficeForm action={paths.newCustomer()} button={texts.addButton}>
        <KeyOfNew formKey={formKey} />
        <CustomerFields />
        <AddAnyway />
      </OfficeForm>
    </>
  )
}
