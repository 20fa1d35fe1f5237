import type { Args, RouteHandle } from '~/auth/access'
import { readContractList } from '~/domain/contracts/list.server'
import { house } from '~/house.server'
import { only } from '../../rest/fields'
import { replyPage } from '../../rest/paging.server'
import { readQuery } from '../../rest/read.server'
import { contractQuery } from './schema'
import { showContract } from './show'

export const handle = { access: 'key', scope: 'contracts:read' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { cursor: place, fields, ...filter } = readQuery(request, contractQuery)
  return replyPage(readContractList(house.reader, scope, { ...filter, place }), (contract) =>
    only(fields, { ...showContract(contract, scope.today), next_invoice_on: contract.nextOn }),
  )
}
