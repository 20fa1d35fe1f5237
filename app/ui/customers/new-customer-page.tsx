import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { AddAnyway, Alike } from '../records/alike'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { CustomerFields } from './customer-fields'
import { useCustomerLabel } from './customer-words'

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
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <CustomerFields />
        <AddAnyway />
      </OfficeForm>
    </>
  )
}
