import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { CustomerConflict } from '~/domain/customers/conflict'
import { findCustomer } from '~/domain/customers/find.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { fieldOfConflict, newCustomerForm } from '~/kit/forms/customer-form'
import { keyOfNew } from '~/kit/forms/key-of-new.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { addCustomer } from './new.server'
import { NewCustomerPage } from './new-page'

export const handle = {
  access: 'keep_customers',
  title: (texts) => texts.customers.add,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const find = (key: string) => findCustomer(house.reader, scope, key)
  return { formKey: await keyOfNew(request, { find, pathOf: paths.customer }) }
}

export function action({ request, scope }: Args<typeof handle>) {
  const conflict = { of: CustomerConflict, at: fieldOfConflict }
  return carryOutForm({ request, schema: newCustomerForm, conflict }, async (values) => {
    const { id, alike } = await addCustomer(scope, values)
    if (id === undefined)
      return {
        faults: { [values.last_name === null ? 'name' : 'last_name']: 'customer_alike' as const },
        alike,
      }
    return saved<'customers'>(request, paths.customer(id), 'neu')
  })
}

export default function NewCustomer() {
  return <NewCustomerPage {...useLoaderData<typeof loader>()} />
}
