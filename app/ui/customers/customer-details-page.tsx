import type { CustomerValues } from '~/domain/customers/values.server'
import { paths } from '~/paths'
import { Clashes } from '../clashes'
import { ErrorSummary } from '../error-summary'
import { useTexts } from '../language'
import { RecordForm } from '../record-form'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { CustomerFields } from './customer-fields'
import { useCustomerLabel, useCustomerValue } from './customer-words'

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
      <Clashes labelOf={useCustomerLabel()} show={useCustomerValue()} />
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
