import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { CustomerConflict } from '~/domain/customers/conflict'
import { readCustomerValues } from '~/domain/customers/values.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { useCustomerLabel, useCustomerValue } from '~/kit/customer-words'
import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { customerForm, fieldOfConflict } from '~/kit/forms/customer-form'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { CustomerFields } from './fields'

export const handle = {
  access: 'keep_customers',
  title: (texts, data) => titleAbout(texts.customers.edit, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  return { customer: await readCustomerValues(house.reader, scope, params.customerId) }
}

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const conflict = { of: CustomerConflict, at: fieldOfConflict }
  return carryOutForm({ request, schema: customerForm, conflict }, async (values) => {
    await changeCustomer(house, scope, customerId, values)
    return saved<'customers'>(request, paths.customer(customerId), 'stammdaten')
  })
}

export default function CustomerDetails() {
  const { customer } = useLoaderData<typeof loader>()
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
