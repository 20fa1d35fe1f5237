import type { CustomerValues } from '~/domain/customers/values.server'
import { useCustomerLabel, useCustomerValue } from '~/kit/customer-words'
import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { CustomerFields } from './fields'

interface Props {
  customer: CustomerValues & { id: string; revision: number }
}

export function CustomerDetailsPage({ customer }: Props) {
  const texts = useTexts().customers
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useCustomerLabel()} />
      <BackLink to={paths.customer(customer.id)} label={texts.backToOne(customer.name)} />
      <h1>{texts.edit}</h1>
      <p>{texts.editText}</p>
      <FieldConflicts labelOf={useCustomerLabel()} show={useCustomerValue()} />
      <RecordForm
        action={paths.customerDetails(customer.id)}
        revision={customer.revision}
        button={useTexts().records.save}
      >
        <CustomerFields stored={customer} />
      </RecordForm>
    </>
  )
}
