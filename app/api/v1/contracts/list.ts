import type { Args, RouteHandle } from '~/auth/access'
import { readContractList } from '~/domain/contracts/list.server'
import { house } from '~/house.server'
import { only } from '../../rest/fields'
import { asPage } from '../../rest/paging'
import { readQuery } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { contractQuery } from './schema'
import { showContract } from './show'

export const handle = { access: 'key', scope: 'contracts:read' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { cursor: place, fields, ...filter } = readQuery(request, contractQuery)
  const page = await readContractList(house.reader, scope, { ...filter, place })
  return reply(
    asPage(page, (contract) =>
      only(fields, { ...showContract(contract, scope.today), next_invoice_on: contract.nextOn }),
    ),
  )
}
