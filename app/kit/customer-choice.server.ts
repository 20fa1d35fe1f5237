import { readCustomerList } from '~/domain/customers/list.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { readCustomerQuery } from './forms/customer-query'

export type CustomerChoice = Awaited<ReturnType<typeof customerChoice>>

export async function customerChoice(request: Request, scope: OfficeScope) {
  const query = readCustomerQuery(request)
  const { items, ...paged } = await readCustomerList(house.reader, scope, query)
  const customers = items.map(({ id, name, number, city }) => ({ id, name, number, city }))
  return { search: query.search, customers: { ...paged, items: customers } }
}
