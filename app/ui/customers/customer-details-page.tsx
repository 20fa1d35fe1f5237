import type { CustomerValues } from '~/domain/customers/values.server'
import { paths } from '~/paths'
import { Clashes } from '../clashes'
import { ErrorSummary } from '../error-summary'
import { useHref, useTexts } from '../language'
import { RecordForm } from '../record-form'
import { useRefusal } from '../refusal'
import { CustomerFields, useCustomerLabel, useCustomerValue } from './customer-fields'

interface Props {
  customer: CustomerValues & { id: string; revision: number }
}

export function CustomerDetailsPage({ customer }: Props) {
  const texts = useTexts().customers
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useCustomerLabel()} />
      <p>
        <a className="target" href={href(paths.customer(customer.id))}>
          {texts.backToOne(customer.name)}
        </a>
      </p>
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
