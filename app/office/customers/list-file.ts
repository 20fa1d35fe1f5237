import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { readCustomerQuery } from '~/kit/forms/customer-query'
import { customersFile } from './new.server'

export const handle = { access: 'see_customers' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await customersFile(scope, readCustomerQuery(request), languageOf(request)))
}
