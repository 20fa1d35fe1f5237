import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { CustomerConflict } from '~/domain/customers/conflict'
import { readCustomerValues } from '~/domain/customers/values.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { CustomerDetailsPage } from './details-page'
import { customerForm, fieldOfConflict } from './forms'

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
  return <CustomerDetailsPage {...useLoaderData<typeof loader>()} />
}
