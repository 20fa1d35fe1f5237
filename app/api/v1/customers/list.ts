import type { Args, RouteHandle } from '~/auth/access'
import { createCustomer } from '~/domain/customers/customers.server'
import { readCustomerList } from '~/domain/customers/list.server'
import { house } from '~/house.server'
import { paths } from '~/paths'
import { only } from '../../rest/fields'
import { once } from '../../rest/once.server'
import { replyPage } from '../../rest/paging.server'
import { readBody, readQuery } from '../../rest/read.server'
import { refusing } from '../../rest/refusing.server'
import { conflictOfCustomer, replyCustomer } from './customer.server'
import { customerQuery, newCustomer } from './schema'

export const handle = {
  access: 'key',
  scope: 'customers:read',
  toChange: 'customers:write',
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { cursor: place, fields, archived: isArchived, kind, ...asked } = readQuery(request, customerQuery)
  return replyPage(
    readCustomerList(house.reader, scope, { ...asked, isArchived, kind, place }),
    ({ id, number, name, postal_code, city, email }) =>
      only(fields, { id, number, name, postal_code, city, email }),
  )
}

export function action({ request, scope, keyId }: Args<typeof handle>) {
  const made = (id: string) =>
    replyCustomer(scope, id, { status: 201, headers: { Location: paths.apiCustomer(id) } })
  return once(
    { request, scope, keyId },
    async (noting, sent, id) => {
      const values = await readBody(sent, newCustomer)
      await refusing(conflictOfCustomer, () => createCustomer(noting, scope, { ...values, id }))
      return made(id)
    },
    made,
  )
}
